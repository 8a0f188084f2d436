import FioriGenTestSupport
import Foundation
import Testing

/// The scripts for shells are made from the same tables as help, and shells accept them.
@Suite struct CompletionTests {
  /// Writes a script into a folder.
  private func script(for shell: String, in folder: TemporaryFolder) throws -> String {
    let result = try BuiltTool.run(["completions", shell], in: "/")
    #expect(result.status == 0 && result.messages.isEmpty)
    return try folder.write("script", result.output)
  }

  /// Asks bash for the words it would propose.
  private func proposals(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let program = """
      source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _fiori_gen; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let script = folder.path("script")
    let result = try Command.run(
      "bash",
      ["-c", program, script, "fiori-gen"] + words,
      in: folder.url
    )
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func bashProposesWords() throws {
    let folder = try TemporaryFolder()
    _ = try script(for: "bash", in: folder)
    try folder.write("Specs/Some file.yaml", "")
    #expect(try proposals(["ge"], in: folder) == ["generate"])
    #expect(try proposals(["generate", "--out"], in: folder) == ["--output"])
    #expect(try proposals(["generate", "--color", "n"], in: folder) == ["never"])
    #expect(try proposals(["generate", "--color", "=", "n"], in: folder) == ["never"])
    #expect(try proposals(["generate", "--color", "="], in: folder).count == 3)
    #expect(try proposals(["help", "do"], in: folder) == ["doctor"])
    #expect(try proposals(["explain", "scaffold.n"], in: folder) == ["scaffold.name"])
    #expect(try proposals(["validate", "Specs/S"], in: folder) == ["Specs/Some file.yaml"])
    #expect(try proposals(["generate", "--output", "Sp"], in: folder) == ["Specs"])
    try folder.write("Specs/*", "")
    try folder.write("Specs/$(touch leaked)", "")
    #expect(try proposals(["validate", "Specs/*"], in: folder) == ["Specs/*"])
    #expect(try proposals(["validate", "Specs/$"], in: folder) == ["Specs/$(touch leaked)"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func scriptsNameEveryOption(shell: String) throws {
    let folder = try TemporaryFolder()
    let path = try script(for: shell, in: folder)
    let text = try folder.text("script")
    for command in HelpTests.commands { #expect(text.contains(command)) }
    #expect(text.contains("diagnostics") && text.contains("sarif"))
    let check = try Command.run(shell, ["-n", path], in: folder.url)
    #expect(check.status == 0 && check.messages.isEmpty)
  }

  @Test func fishProposesWords() throws {
    let folder = try TemporaryFolder()
    let path = try script(for: "fish", in: folder)
    func proposals(_ line: String) throws -> [String] {
      let program = "source \(path); complete -C '\(line)'"
      let result = try Command.run("fish", ["--no-config", "-c", program], in: folder.url)
      return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try proposals("fiori-gen ge") == ["generate"])
    #expect(try proposals("fiori-gen generate --out") == ["--output"])
    #expect(try proposals("fiori-gen doctor do") == ["docc"])
  }

  @Test func shellsThatAreNotKnown() throws {
    let result = try BuiltTool.run(["completions", "fsh"], in: "/")
    #expect(result.status == 2)
    #expect(result.messages.hasPrefix("error: unknown shell \"fsh\", did you mean \"fish\"?"))
  }
}
