import FioriGenTestSupport
import Foundation
import Testing

/// The reference page of the command line is complete, and the checked-in one is current.
@Suite struct ReferencePageTests {
  @Test func isCurrent() throws {
    let result = try BuiltTool.run(["help", "--markdown"], in: "/")
    #expect(result.status == 0 && result.messages.isEmpty)
    let file = Repository.folder.appending(path: "Documentation/FioriGen.docc/CommandLine.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == result.output, "run make generate")
  }

  @Test(arguments: HelpTests.commands)
  func hasEveryOption(command: String) throws {
    let page = try BuiltTool.run(["help", "--markdown"], in: "/").output
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix(command + "\n") }
    )
    let help = try BuiltTool.run(["help", command], in: "/").output
    let options = help.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }
    #expect(options.contains("--help"))
    for option in Set(options) { #expect(section.contains(option), "\(command) \(option)") }
  }
}
