import FioriRuntime
import FioriStyle

extension LibraryIssue {
  /// A finding about JSON.
  ///
  /// - Parameters:
  ///   - issue: What was found.
  ///   - severity: How much it matters.
  ///   - json: The text.
  init(_ issue: DecodingIssue, _ severity: Severity, in json: [UInt8]) {
    let place = issue.place(in: json)
    self.init(
      severity: severity,
      rule: issue.rule,
      message: issue.message,
      path: issue.path,
      line: place.line,
      column: place.column
    )
  }

  /// A finding about a model.
  ///
  /// - Parameter issue: What was found.
  init(_ issue: ValidationIssue) {
    let severity: Severity =
      switch issue.severity {
      case .error: .error
      case .warning: .warning
      }
    self.init(severity: severity, rule: issue.rule, message: issue.message, path: issue.path)
  }

  /// A finding about a style sheet.
  ///
  /// - Parameter finding: What was found.
  init(_ finding: StyleFinding) {
    let severity: Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    self.init(
      severity: severity,
      rule: finding.rule.id,
      message: finding.suggestion.map { finding.message + "; " + $0 } ?? finding.message,
      line: finding.range.start.line,
      column: finding.range.start.column
    )
  }
}
