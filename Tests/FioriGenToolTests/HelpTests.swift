import FioriGenTestSupport
import Testing

/// Help is complete, fits a terminal of 80 columns, and goes to standard output.
@Suite struct HelpTests {
  /// Every command of the tool.
  static let commands = [
    "init", "new", "validate", "generate", "list", "show", "describe", "schema", "diff", "abi",
    "lint", "format", "theme", "explain", "doctor", "completions", "help",
  ]

  @Test func overview() throws {
    let help = try BuiltTool.run(["--help"], in: "/")
    #expect(help.status == 0 && help.messages.isEmpty)
    #expect(Snapshot.difference(of: help.output, from: "Tool/help.txt") == nil)
    #expect(try BuiltTool.run(["help"], in: "/").output == help.output)
    #expect(try BuiltTool.run(["-h"], in: "/").output == help.output)
    for command in Self.commands { #expect(help.output.contains("  \(command) ")) }
  }

  @Test(arguments: commands)
  func command(name: String) throws {
    let help = try BuiltTool.run(["help", name], in: "/")
    #expect(help.status == 0 && help.messages.isEmpty)
    #expect(Snapshot.difference(of: help.output, from: "Tool/help-\(name).txt") == nil)
    #expect(try BuiltTool.run([name, "--help"], in: "/").output == help.output)
    #expect(help.output.contains("Example"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func version() throws {
    let version = try BuiltTool.run(["--version"], in: "/")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("fiori-gen "))
    #expect(version.output.split(separator: ".").count == 3)
  }

  @Test func followsTheTerminal() throws {
    let narrow = try BuiltTool.run(["help"], in: "/", environment: ["COLUMNS": "50"])
    #expect(narrow.output.contains("\n") && narrow.output.split(separator: "\n").count > 20)
    let longest = narrow.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= 56)
  }
}
