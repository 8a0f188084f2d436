import FioriGenTestSupport
import Testing

/// The manual page is complete, and `groff` finds nothing wrong with it.
@Suite struct ManualPageTests {
  @Test func namesEveryCommand() throws {
    let result = try BuiltTool.run(["help", "--man"], in: "/")
    #expect(result.status == 0 && result.messages.isEmpty)
    for command in HelpTests.commands {
      #expect(result.output.contains("\n.SS \"fiori\\-gen \(command)"))
    }
    for section in ["NAME", "SYNOPSIS", "COMMANDS", "ENVIRONMENT", "FILES"] {
      #expect(result.output.contains("\n.SH \(section)\n"))
    }
  }

  @Test func groffTakesIt() throws {
    let folder = try TemporaryFolder()
    let page = try BuiltTool.run(["help", "--man"], in: "/").output
    let path = try folder.write("fiori-gen.1", page)
    let result = try Command.run("groff", ["-man", "-Tascii", "-ww", path], in: folder.url)
    #expect(result.status == 0 && result.messages.isEmpty, "\(result.messages)")
    #expect(result.output.contains("fiori-gen"))
  }
}
