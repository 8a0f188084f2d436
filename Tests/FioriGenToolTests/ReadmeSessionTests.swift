import FioriGenTestSupport
import Foundation
import Testing

/// The README's session in a terminal, typed as it stands there, says what the README shows.
@Suite struct ReadmeSessionTests {
  /// A command with what it says.
  struct Step: Hashable {
    /// What is typed.
    var command: String
    /// What appears, with its line breaks.
    var output: String
  }

  /// The session's commands in order.
  private static func steps() throws -> [Step] {
    let blocks = try Readme.blocks(inSection: "Five minutes: a package from nothing")
    try #require(blocks.map(\.language) == ["console"])
    var steps: [Step] = []
    for line in blocks[0].code.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else {
        try #require(!steps.isEmpty)
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  @Test func saysWhatIsShown() throws {
    // Building takes minutes; "make check" runs that step.
    let steps = try Self.steps().filter { !$0.command.hasPrefix("swift ") }
    #expect(steps.count >= 9)
    let folder = try TemporaryFolder()
    let script = steps.enumerated().map { index, step in
      "( \(step.command.hasPrefix("cd ") ? "true" : step.command) ) >\"$out/\(index)\" 2>&1\n"
        + (step.command.hasPrefix("cd ") ? step.command + "\n" : "")
    }
    let result = try BuiltTool.run(
      [],
      in: folder.path,
      environment: [
        "PATH": URL(filePath: BuiltTool.path).deletingLastPathComponent().path + ":/usr/bin:/bin",
        "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@localhost",
        "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@localhost",
      ],
      shell: "out=$PWD\n" + script.joined()
    )
    #expect(result.messages.isEmpty)
    for (index, step) in steps.enumerated() {
      #expect(try folder.text("\(index)") == step.output, "\(step.command)")
    }
  }
}
