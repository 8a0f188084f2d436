import FioriGenTestSupport
import Testing

/// Results go to standard output, everything else to standard error; colours only where wanted.
@Suite struct StreamTests {
  /// A folder with two specs, one of them with an error if asked for.
  private func project(withError: Bool = false) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Tag.yaml", SpecFixture.component("Tag"))
    let text = SpecFixture.component("Card")
    try folder.write("Specs/Card.yaml", withError ? text.replacing("kind:", with: "knid:") : text)
    return folder
  }

  @Test func errorsLeaveStandardOutputEmpty() throws {
    let folder = try project(withError: true)
    for command in [["list"], ["show", "Tag"], ["describe"], ["validate"], ["generate"]] {
      let result = try BuiltTool.run(command, in: folder.path)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.messages.contains("Specs/Card.yaml:2:1: error: "))
      #expect(result.messages.contains("    2 | knid: view\n      | ^~~~"))
    }
  }

  @Test func findingsForPrograms() throws {
    let folder = try project(withError: true)
    let result = try BuiltTool.run(["validate", "--diagnostics", "json"], in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.messages.hasPrefix("{\n"))
    #expect(result.messages.contains("\"file\": \"Specs/Card.yaml\""))
    let fine = try BuiltTool.run(
      ["generate", "--diagnostics", "json", "Specs/Tag.yaml"],
      in: folder.path
    )
    #expect(fine.status == 0 && fine.messages.contains("\"diagnostics\": []"))
  }

  @Test func coloursOnlyWhereWanted() throws {
    let folder = try project(withError: true)
    func isColoured(_ arguments: [String], environment: [String: String] = [:]) throws -> Bool {
      let arguments = ["validate"] + arguments
      return try BuiltTool.run(arguments, in: folder.path, environment: environment)
        .messages.contains("\u{1B}[")
    }
    #expect(try !isColoured([]))
    #expect(try isColoured(["--color", "always"]))
    #expect(try isColoured(["--color", "always"], environment: ["NO_COLOR": "1"]))
    #expect(try !isColoured(["--color", "never"]))
  }

  @Test func validateSaysThatAllIsWell() throws {
    let folder = try project()
    let result = try BuiltTool.run(["validate"], in: folder.path)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.messages == "2 components, 0 types: valid\n")
  }

  @Test func aReaderThatHasSeenEnoughIsNoFault() throws {
    let folder = try project()
    let script = #""$@" | true; echo "${PIPESTATUS[0]}""#
    let result = try BuiltTool.run(["describe"], in: folder.path, shell: script)
    #expect(result.output == "0\n" && result.messages.isEmpty)
  }

  @Test func aFullStandardOutputIsAFault() throws {
    let script = #""$@" > /dev/full"#
    let result = try BuiltTool.run(["help"], in: "/", shell: script)
    #expect(result.status == 1 && result.messages.contains("no space left"))
  }

  @Test func namesThatWereMeant() throws {
    let folder = try project()
    let show = try BuiltTool.run(["show", "Tga"], in: folder.path)
    #expect(show.status == 1 && show.output.isEmpty)
    #expect(
      show.messages.hasPrefix("error: there is no component or type \"Tga\", did you mean \"Tag\"?")
    )
    let explain = try BuiltTool.run(["explain", "output.pth"], in: folder.path)
    #expect(explain.status == 1)
    #expect(explain.messages.contains("did you mean \"output.path\"?"))
  }
}
