/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Nothing is generated.
  case error
  /// Something is probably not meant; generation goes on.
  case warning
  /// Worth knowing; also used for the secondary places of another finding.
  case note
}

/// A secondary place that explains a finding.
public struct DiagnosticNote: Hashable, Sendable {
  /// What this place has to do with the finding.
  public var message: String

  /// The place.
  public var range: SourceRange

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - message: What this place has to do with the finding.
  ///   - range: The place.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

/// One finding about an input, with everything needed to show it in any format.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  public var rule: Rule

  /// How much it matters; the rule's own severity unless a setting changed it.
  public var severity: Severity

  /// What is wrong, in one sentence without a full stop at its end.
  public var message: String

  /// The place in the input.
  public var range: SourceRange

  /// Other places that explain the finding.
  public var notes: [DiagnosticNote]

  /// What to do about it, in one sentence; `nil` where the message already says it.
  public var suggestion: String?

  /// Text that can replace ``range`` to mend the input; `nil` where only a person can decide.
  public var replacement: String?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - message: What is wrong, in one sentence without a full stop at its end.
  ///   - range: The place in the input.
  ///   - severity: How much it matters; without one, what the rule declares.
  ///   - notes: Other places that explain the finding.
  ///   - suggestion: What to do about it.
  ///   - replacement: Text that can replace the range to mend the input.
  public init(
    _ rule: Rule,
    _ message: String,
    at range: SourceRange,
    severity: Severity? = nil,
    notes: [DiagnosticNote] = [],
    suggestion: String? = nil,
    replacement: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.range = range
    self.notes = notes
    self.suggestion = suggestion
    self.replacement = replacement
  }
}

extension [Diagnostic] {
  /// The findings ordered by file, line, column and rule, which makes every report reproducible.
  public func sortedForReport() -> [Diagnostic] {
    sorted { left, right in
      let leftKey = (left.range.file, left.range.start.line, left.range.start.column, left.rule.id)
      let rightKey = (
        right.range.file, right.range.start.line, right.range.start.column, right.rule.id
      )
      if leftKey != rightKey { return leftKey < rightKey }
      return left.message < right.message
    }
  }

  /// Whether any finding forbids going on to the next stage.
  public var hasErrors: Bool {
    contains { $0.severity == .error }
  }
}
