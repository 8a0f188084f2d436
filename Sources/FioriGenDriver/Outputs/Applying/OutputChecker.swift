import FioriGenModel

/// Compares an output folder with a plan and changes nothing.
enum OutputChecker {
  /// Compares.
  ///
  /// - Parameters:
  ///   - plan: What is to stand in the output folder.
  ///   - path: The output folder's path.
  ///   - jobs: The most threads to use.
  ///   - waiting: Called when another run has to end first.
  /// - Returns: What is out of date.
  static func check(
    _ plan: OutputPlan,
    in path: String,
    jobs: Int,
    waiting: () -> Void
  ) -> OutputCheckReport {
    do throws(FileSystemError) {
      guard let root = try OutputFolderOpening.forReading(path, waiting: waiting) else {
        return everythingMissing(plan, in: path)
      }
      var tree = OutputTree(root: root)
      return try report(OutputComparison(plan, with: &tree), of: plan, tree: &tree, jobs: jobs)
    } catch {
      let diagnostic = OutputError.diagnostic(for: error, attempt: "look into the output folder")
      return OutputCheckReport(diagnostics: [diagnostic])
    }
  }

  /// The report when there is no output folder.
  private static func everythingMissing(_ plan: OutputPlan, in path: String) -> OutputCheckReport {
    let names = [OutputManifest.fileName] + plan.files.map(\.path.text)
    return OutputCheckReport(
      entries: names.map { .init(path: FileSystem.join(path, $0), difference: .missing) }
    )
  }

  /// Turns a comparison into a report.
  private static func report(
    _ comparison: OutputComparison,
    of plan: OutputPlan,
    tree: inout OutputTree,
    jobs: Int
  ) throws(FileSystemError) -> OutputCheckReport {
    var report = OutputCheckReport(diagnostics: comparison.diagnostics)
    guard !comparison.diagnostics.hasErrors else { return report }
    func add(_ path: String, _ difference: OutputCheckReport.Difference) {
      report.entries.append(.init(path: tree.root.path(of: path), difference: difference))
    }
    let steps = Array(zip(plan.files, comparison.states))
    let standings = ParallelMap.map(steps, jobs: jobs) { standing(of: $0, as: $1) }
    var comparison = comparison
    for (file, standing) in zip(plan.files, standings) {
      switch standing {
      case .success(nil): report.unchangedCount += 1
      case .success(let difference?): add(file.path.text, difference)
      case .failure(let error): comparison.report(error, attempt: "compare the file")
      }
    }
    report.diagnostics = comparison.diagnostics
    guard !report.diagnostics.hasErrors else {
      return OutputCheckReport(diagnostics: report.diagnostics)
    }
    for path in comparison.stale {
      guard let folder = try tree.folder(of: path, creating: false),
        try folder.status(of: path.name) != nil
      else { continue }
      add(path.text, .stale)
    }
    let manifest = OutputManifest(files: plan.files.map(\.path) + comparison.foreign)
    if comparison.manifestText != manifest.text {
      add(OutputManifest.fileName, comparison.hasManifest ? .different : .missing)
    }
    report.entries.sort { FileSystem.bytesPrecede($0.path, $1.path) }
    return report
  }

  /// In what way a file is out of date; `nil` when it is not. Its contents are made only to see that.
  private static func standing(of file: PlannedFile, as state: OutputComparison.State)
    -> Result<OutputCheckReport.Difference?, FileSystemError>
  {
    guard case .present = state else { return .success(.missing) }
    do throws(FileSystemError) {
      return .success(try state.holds(file.contents(), at: file.path) ? nil : .different)
    } catch {
      return .failure(error)
    }
  }
}
