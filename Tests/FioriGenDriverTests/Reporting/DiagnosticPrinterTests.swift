import FioriGenModel
import Testing

@testable import FioriGenDriver

/// Findings are shown with everything that helps, in every format.
@Suite struct DiagnosticPrinterTests {
  /// A rule for tests.
  private static let rule = Rule(
    id: "spec.unknown-key",
    title: "t",
    explanation: "e",
    wrongExample: "w",
    rightExample: "r"
  )

  /// Shows findings about one marked text.
  private func report(
    _ format: DiagnosticFormat,
    style: TerminalStyle = .plain,
    message: String = "unknown key \"sumary\""
  ) throws -> String {
    let marked = try #require(MarkedText("component: Tag\n1️⃣sumary2️⃣: A word.\n", file: "Tag.yaml"))
    let diagnostics = [
      Diagnostic(
        Self.rule,
        message,
        at: marked.range,
        notes: [DiagnosticNote("the component begins here", at: .beginning(of: "Tag.yaml"))],
        suggestion: "write \"summary\"",
        replacement: "summary"
      ),
      Diagnostic(Self.rule, "elsewhere", at: .beginning(of: "Gone.yaml"), severity: .warning),
    ]
    return format.report(diagnostics, style: style, width: 60) { path in
      path == "Tag.yaml" ? Array(marked.text.utf8) : nil
    }
  }

  @Test func showsTextForPeople() throws {
    #expect(
      try report(.text) == """
        Gone.yaml:1:1: warning: elsewhere [spec.unknown-key]
        Tag.yaml:2:1: error: unknown key "sumary" [spec.unknown-key]
            2 | sumary: A word.
              | ^~~~~~
        Tag.yaml:1:1: note: the component begins here
            1 | component: Tag
              | ^
          suggestion: write "summary"
        1 error, 1 warning

        """
    )
  }

  @Test func writesJSONForPrograms() throws {
    let document = try JSONParser.parse(Array(try report(.json).utf8))
    #expect(document["summary"] == ["errors": 1, "warnings": 1])
    guard case .array(let findings)? = document["diagnostics"] else {
      Issue.record("no findings")
      return
    }
    #expect(findings.map { $0["file"] } == ["Gone.yaml", "Tag.yaml"])
    #expect(findings[1]["start"] == ["line": 2, "column": 1])
    #expect(findings[1]["end"] == ["line": 2, "column": 7])
    #expect(findings[1]["rule"] == "spec.unknown-key")
    #expect(findings[1]["suggestion"] == "write \"summary\"")
    #expect(findings[1]["replacement"] == "summary")
    #expect(findings[0]["replacement"] == .some(nil))
  }

  @Test func coloursOnlyWhenAsked() throws {
    let coloured = try report(.text, style: .coloured)
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(try !report(.text).contains("\u{1B}"))
  }

  @Test func noMessageReachesTheTerminalUnseen() throws {
    let text = try report(.text, message: "bad \u{1B}]0;title\u{7}\u{202E}")
    #expect(text.contains("bad <U+001B>]0;title<U+0007><U+202E>"))
  }

  @Test func saysNothingWithoutFindings() {
    #expect(DiagnosticFormat.text.report([], style: .plain, width: 80) { _ in nil } == "")
  }

  @Test(arguments: [
    (0, 0, ""), (1, 0, "1 error"), (2, 1, "2 errors, 1 warning"), (0, 2, "2 warnings"),
  ])
  func counts(errors: Int, warnings: Int, text: String) {
    let place = SourceRange.beginning(of: "f")
    let diagnostics =
      (0..<errors).map { _ in Diagnostic(Self.rule, "m", at: place) }
      + (0..<warnings).map { _ in Diagnostic(Self.rule, "m", at: place, severity: .warning) }
    #expect(DiagnosticSummary(of: diagnostics).text == text)
  }
}
