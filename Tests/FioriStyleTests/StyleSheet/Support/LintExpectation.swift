import Testing

@testable import FioriStyle

/// A finding that a test expects.
struct Expected: Equatable, CustomStringConvertible {
  /// The marker at which the finding begins.
  var marker: String

  /// The rule's identifier without `nss.`.
  var rule: String

  /// The severity.
  var severity: StyleSeverity

  /// Expects an error.
  static func error(_ marker: String, _ rule: String) -> Expected {
    Expected(marker: marker, rule: rule, severity: .error)
  }

  /// Expects a warning.
  static func warning(_ marker: String, _ rule: String) -> Expected {
    Expected(marker: marker, rule: rule, severity: .warning)
  }

  /// Expects a note.
  static func note(_ marker: String, _ rule: String) -> Expected {
    Expected(marker: marker, rule: rule, severity: .note)
  }

  /// The expectation as a failure shows it.
  var description: String { "\(severity.rawValue) \(marker) \(rule)" }
}

/// Checks a marked sheet and compares rule, severity and place of every finding with what is expected.
///
/// The sheet is also printed from its tree, which must give the same bytes.
@discardableResult
func expectLint(
  _ text: String,
  _ expected: Expected...,
  options: StyleLintOptions = StyleLintOptions(),
  knowledge: StyleKnowledge = TestKnowledge.knowledge,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [StyleFinding] {
  let sheet = MarkedSheet(text)
  let syntax = StyleSheetParser.parse(sheet.bytes)
  #expect(syntax.printed() == sheet.bytes, sourceLocation: sourceLocation)
  let findings = StyleLinter.lint(
    syntax,
    vocabulary: StyleVocabulary(knowledge),
    options: options
  )
  let found = findings.map { finding in
    Expected(
      marker: sheet.name(of: finding.range.start.offset),
      rule: String(finding.rule.id.dropFirst("nss.".count)),
      severity: finding.severity
    )
  }
  #expect(
    found == expected,
    "messages: \(findings.map(\.message))",
    sourceLocation: sourceLocation
  )
  return findings
}
