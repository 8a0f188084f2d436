import FioriGenTestSupport
import Testing

/// A run that lasts shows on a terminal that it goes on, and nowhere else.
@Suite struct ProgressTests {
  /// Runs a command of the shell on a terminal of its own, whose output becomes standard output.
  private static let onTerminal = """
    exec python3 -c '
    import os, pty, sys
    sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
    ' "$@"
    """

  /// Goes to the beginning of the line and empties it.
  private static let erasure = "\r\u{1B}[K"

  /// Generates everything from the repository's own specs, which takes seconds.
  private func generate(
    _ options: [String] = [],
    terminal: String = "xterm",
    shell: String? = onTerminal
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    let specs = Repository.folder.appending(path: "Specs").path
    return try BuiltTool.run(
      ["generate", "--specs", specs] + options,
      in: folder.path,
      environment: ["TERM": terminal],
      shell: shell
    )
  }

  @Test func aTerminalShowsWhatIsMadeAndThenTheSummaryAlone() throws {
    let result = try generate()
    #expect(result.status == 0)
    let shown = result.output.split(separator: "\r\u{1B}[K").map(String.init)
    #expect(shown.contains { $0.contains(" making ") && $0.hasSuffix(" done)") }, "\(shown)")
    let last = try #require(shown.last)
    #expect(last.hasPrefix("32 components, 27 types: ") && last.hasSuffix("in Generated\r\n"))
    let width = shown.dropLast().map(\.count).max() ?? 0
    #expect(width > 0 && width < 80)
  }

  @Test func quietIsQuiet() throws {
    let result = try generate(["--quiet"])
    #expect(result.status == 0 && result.output == "")
  }

  @Test func reportsForProgramsHaveNothingBetween() throws {
    let result = try generate(["--diagnostics", "json"])
    #expect(result.status == 0 && !result.output.contains(Self.erasure))
  }

  @Test func terminalsThatCannotEraseShowTheSummaryAlone() throws {
    let result = try generate(terminal: "dumb")
    #expect(result.output.hasPrefix("32 components") && !result.output.contains(Self.erasure))
  }

  @Test func pipesGetTheSummaryAlone() throws {
    let result = try generate(shell: nil)
    #expect(result.messages.hasPrefix("32 components") && !result.messages.contains("\r"))
  }
}
