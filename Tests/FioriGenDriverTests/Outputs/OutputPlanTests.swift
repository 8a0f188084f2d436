import FioriGenModel
import Testing

@testable import FioriGenDriver

/// Plans say where files go, and refuse paths that clash or leave the folder.
@Suite struct OutputPlanTests {
  /// Plans Swift files of some names.
  private func plan(_ names: [String], layout: OutputLayout) -> (paths: [String]?, rules: [String])
  {
    let files = names.map { name in DeferredFile(path: name) { "" } }
    let (plan, diagnostics) = OutputPlan.make([(.swift, files)], layout: layout)
    return (plan?.files.map(\.path.text), diagnostics.map(\.rule.id))
  }

  @Test func laysOutFolders() {
    let names = ["b.fiori.swift", "a.fiori.swift"]
    #expect(
      plan(names, layout: .folders).paths == ["Swift/a.fiori.swift", "Swift/b.fiori.swift"]
    )
    #expect(plan(names, layout: .flat).paths == ["a.fiori.swift", "b.fiori.swift"])
  }

  @Test func refusesClashes() {
    #expect(plan(["a.fiori.swift", "A.fiori.swift"], layout: .flat).rules == ["output.collision"])
    #expect(plan(["../../x"], layout: .flat).rules == ["output.path"])
    #expect(plan(["../../x"], layout: .folders).rules == ["output.path"])
    #expect(plan(["/x"], layout: .flat).paths == nil)
  }

  @Test(arguments: [
    ("Swift/a.fiori.swift", true), ("a.fiori.swift", true), ("C/a.fiori.swift", false),
    ("Swift/a.swift", false), ("Package.swift", false), ("Swift/b/a.fiori.swift", true),
  ])
  func knowsTheFilesOfAKind(path: String, isCovered: Bool) {
    #expect(OutputKind.swift.covers(path) == isCovered)
  }
}
