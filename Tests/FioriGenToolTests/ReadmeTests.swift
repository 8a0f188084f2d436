import FioriGenTestSupport
import Foundation
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

  @Test func theProgramInCPrintsWhatIsShown() throws {
    let blocks = try Readme.blocks(inSection: "Five minutes: from C")
    try #require(blocks.map(\.language) == ["console", "c", "console"])
    let folder = try TemporaryFolder()
    try folder.write("tour.c", blocks[1].code)
    let built = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let include = Repository.folder.appending(path: "Generated/C/include").path
    let compiled = try Command.run(
      "gcc",
      [
        "-Wall", "-Wextra", "-Werror", "-I", include, "tour.c", "-o", "tour", "-L", built,
        "-lFioriInterop", "-Wl,-rpath,\(built)", "-Wl,--allow-shlib-undefined",
      ],
      in: folder.url
    )
    try #require(compiled.status == 0, "\(compiled.messages)")
    let result = try Command.run(folder.path("tour"), [], in: folder.url)
    #expect(result.status == 0 && result.output == blocks[2].code)
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
