import FioriGenTestSupport
import Foundation
import Testing

/// What holds for every command: a reader that went away changes nothing, and what cannot be read is
/// named in one line.
@Suite struct EveryCommandTests {
  /// A run that does its work, for every command.
  private static let runs = [
    ["init", "Design"], ["new", "XPlate"], ["validate"], ["generate", "--only", "swift"], ["list"],
    ["show", "Tag"], ["describe"], ["schema"], ["diff", "Specs", "Specs"],
    ["abi", "--against", "Generated/C/abi.json"], ["lint", "theme.nss"], ["format", "theme.nss"],
    ["theme", "report", "theme.nss"], ["explain"], ["doctor", "yaml"], ["completions", "bash"],
    ["help"],
  ]

  /// Runs that name what is not there, for every command that reads files, and where the finding
  /// stands.
  private static let unreadable = [
    (["init", "loop"], "loop/Package.swift"), (["new", "XPlate", "--specs", "gone"], "gone"),
    (["validate", "gone.yaml"], "gone.yaml"), (["validate", "loop"], "loop"),
    (["generate", "gone.yaml"], "gone.yaml"), (["list", "--specs", "gone"], "gone"),
    (["show", "Tag", "--specs", "gone"], "gone"), (["describe", "--specs", "gone"], "gone"),
    (["diff", "gone"], "gone"), (["diff", "Specs", "gone"], "gone"),
    (["abi", "--specs", "gone", "--against", "abi.json"], "gone"),
    (["lint", "gone.nss"], "gone.nss"), (["format", "gone.nss"], "gone.nss"),
    (["theme", "report", "gone.nss"], "gone.nss"), (["theme", "compile", "gone.nss"], "gone.nss"),
  ]

  /// The commands that read no files of the user's.
  private static let withoutFiles: Set = ["schema", "explain", "doctor", "completions", "help"]

  /// Starts a program whose standard output and standard error nobody reads any more.
  private static let unread = """
    exec python3 -c '
    import os, signal, sys
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    reading, writing = os.pipe()
    os.dup2(writing, 1)
    os.dup2(writing, 2)
    os.close(reading)
    os.close(writing)
    os.execv(sys.argv[1], sys.argv[1:])
    ' "$@"
    """

  /// A folder with a spec, a style sheet, and a link that leads to itself.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Tag.yaml", SpecFixture.component("Tag"))
    try folder.write(
      "theme.nss",
      "@colour: #0a6ed1;\n\nNavigationBar { bar-tint-color: @colour; }\n"
    )
    try folder.link("loop", to: "loop")
    return folder
  }

  /// The contents of every file of a folder.
  private func contents(_ folder: TemporaryFolder) -> [String: Data?] {
    folder.snapshot().mapValues(\.contents)
  }

  @Test func noCommandIsLeftOut() {
    let commands = Set(HelpTests.commands)
    #expect(Set(Self.runs.map { $0[0] }) == commands)
    #expect(Set(Self.unreadable.map { $0.0[0] }) == commands.subtracting(Self.withoutFiles))
  }

  @Test(arguments: runs)
  func aReaderThatIsGoneChangesNothing(arguments: [String]) throws {
    let folders = [try project(), try project()]
    let results = try zip(folders, [nil, Self.unread]).map { folder, shell in
      if arguments[0] == "abi" {
        let made = try BuiltTool.run(["generate", "--only", "c"], in: folder.path)
        try #require(made.status == 0, "\(made.messages)")
      }
      return try BuiltTool.run(arguments, in: folder.path, shell: shell)
    }
    #expect(results[0].status == 0, "\(results[0].messages)")
    #expect(results[1].status == 0, "ended with \(results[1].status)")
    #expect(contents(folders[0]) == contents(folders[1]))
  }

  @Test(arguments: unreadable)
  func whatCannotBeReadIsNamedInOneLine(arguments: [String], place: String) throws {
    let folder = try project()
    let before = contents(folder)
    let result = try BuiltTool.run(arguments, in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    let errors = result.messages.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(errors.count == 1 && errors[0].hasPrefix("\(place):1:1: "), "\(result.messages)")
    #expect(contents(folder) == before)
  }
}
