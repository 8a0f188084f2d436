import FioriGenTestSupport
import Foundation
import Testing

/// A change of one spec changes the files it must change, and no others.
@Suite struct EvolutionTests {
  /// A change of a spec, and the generated files that follow.
  struct Change: Sendable, CustomTestStringConvertible {
    /// What is done.
    var what: String
    /// The spec file, below `Specs`.
    var file: String
    /// The text that is replaced.
    var old: String
    /// The text that replaces it.
    var new: String
    /// The stems of the files that change.
    var changed: Set<String>

    var testDescription: String { what }
  }

  @Test(arguments: [
    Change(
      what: "renames a property",
      file: "ObjectViews/FUIObjectCell.yaml",
      old: "  footnoteText:\n",
      new: "  captionText:\n    renamedFrom: footnoteText\n",
      changed: ["FUIObjectCell"]
    ),
    Change(
      what: "changes a default",
      file: "ObjectViews/FUIObjectTableViewCell.yaml",
      old: "default: none",
      new: "default: button",
      changed: ["FUIObjectTableViewCell"]
    ),
    Change(
      what: "adds a case",
      file: "ObjectViews/FUITableViewCellActionAccessoryType.yaml",
      old: "cases:\n",
      new: "cases:\n  extra: One more.\n",
      changed: ["FUITableViewCellActionAccessoryType"]
    ),
    Change(
      what: "changes an inherited property",
      file: "FeedbackIndicators/FUIBannerMessageView.yaml",
      old: "  isFading:\n",
      new: "  isFading:\n    since: \"9.9\"\n",
      changed: [
        "FUIBannerMessageView", "FUIOfflineBannerMessageView", "FUIProgressBannerMessageView",
      ]
    ),
  ])
  func onlyTheRightFilesChange(change: Change) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.folder.appending(path: "Specs"),
      to: folder.url.appending(path: "Specs")
    )
    #expect(try BuiltTool.run(["generate"], in: folder.path).status == 0)
    let before = try contents(below: folder)
    let spec = try folder.text("Specs/" + change.file)
    try #require(spec.contains(change.old), "the spec does not have the text that changes")
    try folder.write("Specs/" + change.file, spec.replacing(change.old, with: change.new))
    let result = try BuiltTool.run(["generate"], in: folder.path)
    try #require(result.status == 0, "\(result.messages)")
    let after = try contents(below: folder)
    let changed = after.filter { before[$0.key] != $0.value }.keys
    #expect(Set(changed) == Set(change.changed.map { $0 + ".fiori.swift" }))
    #expect(Set(before.keys) == Set(after.keys))
  }

  /// The generated Swift files by name.
  private func contents(below folder: TemporaryFolder) throws -> [String: Data] {
    let output = folder.url.appending(path: "Generated/Swift")
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path) {
      contents[name] = try Data(contentsOf: output.appending(path: name))
    }
    return contents
  }
}
