import FioriGenTestSupport
import Testing

/// What the README shows of the command line is what the tool says.
@Suite struct ReadmeTests {
  @Test func theStyleSheetHasTheFindingsShown() throws {
    let blocks = try Readme.blocks(inSection: "Five minutes: a style sheet")
    try #require(blocks.map(\.language) == ["css", "console"])
    let folder = try TemporaryFolder()
    try folder.write("theme.nss", blocks[0].code)
    let result = try BuiltTool.run(["lint", "theme.nss"], in: folder.path)
    #expect(result.status == 1)
    let shown = "$ fiori-gen lint theme.nss\n" + result.output + result.messages
    #expect(shown == blocks[1].code)
  }

  @Test func everyCommandIsListed() throws {
    let readme = try Readme.text()
    for command in HelpTests.commands where command != "help" {
      #expect(
        readme.contains("`\(command)`") || readme.contains("`fiori-gen \(command)"),
        "\(command)"
      )
    }
  }
}
