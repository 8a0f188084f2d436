/// One finding about a style sheet, with everything needed to show it in any format.
public struct StyleFinding: Hashable, Sendable {
  /// A secondary place that explains a finding.
  public struct Note: Hashable, Sendable {
    /// What this place has to do with the finding.
    public var message: String

    /// The place.
    public var range: SheetRange

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - message: What this place has to do with the finding.
    ///   - range: The place.
    public init(message: String, range: SheetRange) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that found it.
  public var rule: StyleRule

  /// How much it matters.
  public var severity: StyleSeverity

  /// What is wrong, in one sentence without a full stop at its end.
  public var message: String

  /// The place in the sheet.
  public var range: SheetRange

  /// Other places that explain the finding.
  public var notes: [Note]

  /// What to do about it, in one sentence; `nil` where the message already says it.
  public var suggestion: String?

  /// A change of the sheet that mends it; `nil` where only a person can decide.
  public var edit: SheetEdit?
}

/// A change of a sheet.
public struct SheetEdit: Hashable, Sendable {
  /// The bytes to replace; empty where text is to be inserted.
  public var range: ByteRange

  /// The text to put there; may be empty.
  public var text: String

  /// Whether the change is right beyond doubt, so that `--fix` may apply it.
  public var isSafe: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - range: The bytes to replace; empty where text is to be inserted.
  ///   - text: The text to put there; may be empty.
  ///   - isSafe: Whether the change is right beyond doubt.
  public init(_ range: ByteRange, _ text: String, isSafe: Bool) {
    self.range = range
    self.text = text
    self.isSafe = isSafe
  }
}

extension StyleFinding {
  /// Whether the sheet's grammar is broken, whatever its names mean.
  public var isAboutSyntax: Bool { Self.syntaxRules.contains(rule.id) }

  /// The identifiers of the rules about grammar.
  private static let syntaxRules: Set<String> = Set(
    [
      BraceRule.declaration, CommentRule.declaration, EncodingRule.declaration,
      LimitRule.declaration, LineCommentRule.declaration, MisplacedStatementRule.declaration,
      MissingColonRule.declaration, MissingCommaRule.declaration,
      MissingSemicolonRule.declaration, MissingValueRule.declaration, NestingRule.declaration,
      StraySemicolonRule.declaration, SyntaxRule.declaration, UnsupportedAtRuleRule.declaration,
    ].map(\.id)
  )
}
