import FioriGenModel
import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// An output folder to write into.
struct OutputFixture {
  /// Holds the output folder `Out`.
  let folder: TemporaryFolder

  /// Makes an empty one.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes files with some contents by their stems.
  ///
  /// - Parameters:
  ///   - files: The contents by stem.
  ///   - layout: Where they go.
  ///   - jobs: The most threads to use.
  /// - Returns: What was done, with paths inside the output folder.
  /// - Throws: When the paths make no plan.
  func write(
    _ files: [String: String],
    layout: OutputLayout = .folders,
    jobs: Int = 1
  ) throws -> OutputReport {
    var report = OutputWriter.write(
      try plan(files, layout: layout),
      into: folder.path("Out"),
      jobs: jobs,
      waiting: {}
    )
    report.written = report.written.map(inside)
    report.unchanged = report.unchanged.map(inside)
    report.removed = report.removed.map(inside)
    return report
  }

  /// Compares.
  ///
  /// - Parameter files: The contents by stem.
  /// - Returns: Lines such as `stale Swift/a.fiori.swift`, and the rules of findings.
  /// - Throws: When the paths make no plan.
  func check(_ files: [String: String]) throws -> (lines: [String], rules: [String]) {
    let plan = try plan(files, layout: .folders)
    let report = OutputChecker.check(plan, in: folder.path("Out"), jobs: 2, waiting: {})
    return (
      report.entries.map { "\($0.difference.rawValue) \(inside($0.path))" },
      report.diagnostics.map(\.rule.id)
    )
  }

  /// The plan for some contents by stem.
  private func plan(_ files: [String: String], layout: OutputLayout) throws -> OutputPlan {
    let generated = files.map { stem, contents in
      DeferredFile(path: stem + ".fiori.swift") { contents }
    }
    return try #require(OutputPlan.make([(.swift, generated)], layout: layout).plan)
  }

  /// A path without that of the output folder.
  private func inside(_ path: String) -> String {
    String(path.dropFirst(folder.path("Out").count + 1))
  }
}
