/// The rules of style sheets.
public enum StyleRules {
  /// All rules, sorted by identifier.
  public static let all: [StyleRule] = [
    AmbiguousAlphaRule.declaration, BooleanSpellingRule.declaration, BraceRule.declaration,
    CommentRule.declaration, CompoundSelectorRule.declaration,
    DeprecatedClassPathRule.declaration, DialectRule.declaration,
    DuplicatePropertyRule.declaration, DuplicateRuleRule.declaration, EncodingRule.declaration,
    LimitRule.declaration, LineCommentRule.declaration, MediaQueryRule.declaration,
    MisplacedStatementRule.declaration, MisspeltClassPathRule.declaration,
    MisspeltPropertyRule.declaration, MissingColonRule.declaration,
    MissingCommaRule.declaration, MissingHashRule.declaration, MissingSemicolonRule.declaration,
    MissingValueRule.declaration, NestingRule.declaration, PartialVariableRule.declaration,
    QuotedValueRule.declaration, RecursiveVariableRule.declaration,
    RedefinedVariableRule.declaration, ScaledAlphaRule.declaration,
    StraySemicolonRule.declaration, SyntaxRule.declaration, UndefinedVariableRule.declaration,
    UnitRule.declaration, UnknownClassPathRule.declaration, UnknownColorRule.declaration,
    UnknownPropertyRule.declaration, UnsupportedAtRuleRule.declaration,
    UnsupportedAttributeRule.declaration, UnusedVariableRule.declaration,
    ValueTypeRule.declaration,
  ].sorted { $0.id < $1.id }

  /// The rule of an identifier.
  ///
  /// - Parameter id: The identifier, such as `nss.value-type`.
  /// - Returns: The rule; `nil` when there is none.
  public static func rule(_ id: String) -> StyleRule? {
    all.first { $0.id == id }
  }
}
