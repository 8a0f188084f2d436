import FioriGenModel
import Testing

@testable import FioriGenReader

/// A set that is large enough to be resolved in parts gives what it gives on one thread.
@Suite struct ParallelResolutionTests {
  /// Three hundred components in three generations, with a property that only the first one declares.
  private static func files(type: String) -> [ParsedSpec] {
    (0..<300).map { index in
      let own = "properties:\n  p\(index): { type: \(type), summary: A. }\n"
      let parent = index < 100 ? "" : "inherits: X\(index - 100)\n"
      let text = "component: X\(index)\nkind: view\nsummary: A.\n\(parent)\(own)"
      return SpecParser.parse(SpecSource(path: "X\(index).yaml", bytes: Array(text.utf8)))
    }
  }

  @Test func everyComponentHasWhatItInherits() throws {
    let result = SpecReader.resolve(Self.files(type: "Int"), jobs: 4)
    #expect(result.diagnostics == [])
    let catalogue = try #require(result.catalogue)
    #expect(catalogue.components.count == 300)
    let last = try #require(catalogue.components.first { $0.name == "X299" })
    #expect(last.properties.map(\.name).sorted() == ["p199", "p299", "p99"])
  }

  @Test func theNumberOfThreadsChangesNothing() {
    let files = Self.files(type: "Int")
    let single = SpecReader.resolve(files, jobs: 1)
    #expect(single.catalogue != nil)
    for jobs in [2, 7] {
      #expect(SpecReader.resolve(files, jobs: jobs).catalogue == single.catalogue)
    }
  }

  @Test func theNumberOfThreadsChangesNoFindings() {
    // More unknown names than there may be suggestions for, a different one in every component.
    let files = Self.files(type: "Int").enumerated().map { index, file in
      let text =
        "component: Y\(index)\nkind: view\nsummary: A.\nproperties:\n"
        + "  p: { type: Y\(index)Z, summary: A., deprecated: { replacement: q } }\n"
      return [file, SpecParser.parse(SpecSource(path: "Y\(index).yaml", bytes: Array(text.utf8)))]
    }
    let all = files.flatMap { $0 }
    let single = SpecReader.resolve(all, jobs: 1)
    let suggestions = single.diagnostics.count { $0.suggestion?.hasPrefix("did you mean") == true }
    #expect(single.diagnostics.count >= 300)
    #expect(0 < suggestions && suggestions < single.diagnostics.count)
    #expect(SpecReader.resolve(all, jobs: 7).diagnostics == single.diagnostics)
  }
}
