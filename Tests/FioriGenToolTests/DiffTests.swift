import FioriGenTestSupport
import Foundation
import Testing

/// Versions in folders and in git are compared, and the exit status says whether anything breaks.
@Suite struct DiffTests {
  /// A repository with one tag, whose working copy has one more component and one property less.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Tag.yaml", SpecFixture.component("Tag"))
    try folder.write("Specs/.hidden.yaml", "not a spec: [")
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      identity + ["commit", "--quiet", "--message", "One"], ["tag", "v1"],
    ] {
      let result = try Command.run("git", arguments, in: folder.url)
      try #require(result.status == 0, "\(result.messages)")
    }
    try folder.write("Specs/Card.yaml", SpecFixture.component("Card"))
    let text = SpecFixture.component("Tag")
    try folder.write("Specs/Tag.yaml", text.replacing("headlineText", with: "titleText"))
    return folder
  }

  @Test func aTagAndTheWorkingCopy() throws {
    let folder = try repository()
    let result = try BuiltTool.run(["diff", "v1"], in: folder.path)
    #expect(result.status == 100 && result.messages.isEmpty)
    #expect(
      result.output == """
        Breaking changes
          Tag.headlineText
              the property is gone [diff.property-removed]
              breaks Swift, JSON, C

        Other changes
          Card
              the component is new [diff.component-added]
          Tag.titleText
              the property is new [diff.property-added]

        3 changes, 1 of them breaking: raise the major version.

        """
    )
  }

  @Test func theOtherForms() throws {
    let folder = try repository()
    let json = try BuiltTool.run(["diff", "v1", "Specs", "--format", "json"], in: folder.path)
    #expect(json.status == 100)
    #expect(json.output.contains("\"advice\": \"major\""))
    #expect(json.output.contains("\"file\": \"v1:Specs/Tag.yaml\""))
    let markdown = try BuiltTool.run(["diff", "v1", "--format", "markdown"], in: folder.path)
    #expect(markdown.output.hasPrefix("## Breaking changes\n\n| What | How | Breaks | Rule |\n"))
    #expect(markdown.output.contains("\n| `Tag.headlineText` | the property is gone | "))
  }

  @Test func nothingBreaks() throws {
    let folder = try repository()
    let same = try BuiltTool.run(["diff", "v1", "HEAD"], in: folder.path)
    #expect(same.status == 0)
    #expect(same.output == "Nothing is different: no new version is needed.\n")
    try folder.write("Specs/Tag.yaml", SpecFixture.component("Tag"))
    let more = try BuiltTool.run(["diff", "v1"], in: folder.path)
    #expect(more.status == 0)
    #expect(more.output.hasSuffix("none of them breaking: raise the minor version.\n"))
  }

  @Test(arguments: [
    (["v2"], "v2:1:1: error: ", "compare.unknown-version"),
    (["--", "--output=x"], "--output=x:1:1: error: ", "compare.unknown-version"),
    (["v1", "--specs", "Design"], "v1:1:1: error: ", "input.no-specs"),
  ])
  func whatIsNoVersion(arguments: [String], place: String, rule: String) throws {
    let folder = try repository()
    let result = try BuiltTool.run(["diff"] + arguments, in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.messages.contains(place) && result.messages.contains("[\(rule)]"))
    #expect(!folder.snapshot().keys.contains("x"))
  }

  @Test func specsWithErrorsAreReported() throws {
    let folder = try repository()
    try folder.write("Specs/Card.yaml", "component: Card\nknid: view\n")
    let result = try BuiltTool.run(["diff", "v1"], in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.messages.contains("Specs/Card.yaml:2:1: error: "))
  }

  @Test func withoutGit() throws {
    let folder = try repository()
    let result = try BuiltTool.run(
      ["diff", "v1"],
      in: folder.path,
      environment: ["PATH": "/nowhere"]
    )
    #expect(result.status == 1 && result.messages.contains("[compare.no-git]"))
  }
}
