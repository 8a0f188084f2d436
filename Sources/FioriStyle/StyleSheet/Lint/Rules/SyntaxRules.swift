/// Text that the language has no place for.
enum SyntaxRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.syntax",
    severity: .error,
    title: "Not a style sheet here",
    explanation: """
      The text fits nowhere in the language. The classic reader drops the whole sheet at the first such \
      place; this one goes on behind it.
      """,
    wrong: "Label { font-size: 12 !important; }",
    right: "Label { font-size: 12; }"
  )
}

/// Statements without `;`.
enum MissingSemicolonRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.missing-semicolon",
    severity: .error,
    title: "Missing semicolon",
    explanation: """
      Every declaration and definition ends with `;`, the last one before `}` too. Without it the \
      classic reader drops the whole sheet, or takes the next line for a part of the value.
      """,
    wrong: "Label { font-size: 12 }",
    right: "Label { font-size: 12; }"
  )
}

/// Names without `:`.
enum MissingColonRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.missing-colon",
    severity: .error,
    title: "Missing colon",
    explanation: "A colon stands between a name and its value.",
    wrong: "Label { font-size 12; }",
    right: "Label { font-size: 12; }"
  )
}

/// Names without value.
enum MissingValueRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.missing-value",
    severity: .error,
    title: "Missing value",
    explanation:
      "A name without a value sets nothing, and the classic reader drops the whole sheet.",
    wrong: "Label { font-size: ; }",
    right: "Label { font-size: 12; }"
  )
}

/// Selectors that nothing separates.
enum MissingCommaRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.missing-comma",
    severity: .error,
    title: "Missing comma between selectors",
    explanation: """
      A comma stands between selectors. There are no selectors for views inside views: every selector is \
      a single name.
      """,
    wrong: "Label Button { font-size: 12; }",
    right: "Label, Button { font-size: 12; }"
  )
}

/// Braces that do not match.
enum BraceRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.brace",
    severity: .error,
    title: "Braces do not match",
    explanation: "A `{` or `}` is missing, or there is one too many.",
    wrong: "Label { font-size: 12;",
    right: "Label { font-size: 12; }"
  )
}

/// Semicolons that end nothing.
enum StraySemicolonRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.stray-semicolon",
    severity: .error,
    title: "Semicolon without statement",
    explanation: "The classic reader has no empty statements and drops the whole sheet.",
    wrong: "Label { font-size: 12;; }",
    right: "Label { font-size: 12; }"
  )
}

/// Blocks inside blocks.
enum NestingRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.nesting",
    severity: .error,
    title: "Block inside a block",
    explanation: "Rules do not stand inside rules, nor `@media` inside `@media`.",
    wrong: "Label {\n  Button { font-size: 12; }\n}",
    right: "Button { font-size: 12; }"
  )
}

/// Declarations outside rules and definitions inside them.
enum MisplacedStatementRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.misplaced-statement",
    severity: .error,
    title: "Statement at a place where it cannot be",
    explanation: "Properties stand inside rules, definitions of variables outside.",
    wrong: "font-size: 12;",
    right: "Label { font-size: 12; }"
  )
}

/// At-rules of other languages.
enum UnsupportedAtRuleRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unsupported-at-rule",
    severity: .error,
    title: "At-rule that the language does not have",
    explanation: """
      There are definitions (`@name: value;`) and `@media`. Sheets cannot import each other: load them \
      one after the other.
      """,
    wrong: "@import other;",
    right: "@accent: #0A6ED1;\nLabel { font-color: @accent; }"
  )
}

/// Comments without end, and ends without comment.
enum CommentRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.comment",
    severity: .error,
    title: "Comment marks do not match",
    explanation: """
      `/*` and `*/` come in pairs, and comments do not nest. A comment without end is taken to end with \
      its line here, so that the rest of the sheet is checked; other readers drop the rest.
      """,
    wrong: "/* headline\nLabel { font-size: 12; }",
    right: "/* headline */\nLabel { font-size: 12; }"
  )
}

/// Comments that begin with `//`.
enum LineCommentRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.line-comment",
    severity: .error,
    title: "Comment with `//`",
    explanation: "Comments are written `/* … */`. The classic reader drops the sheet at `//`.",
    wrong: "// headline\nLabel { font-size: 12; }",
    right: "/* headline */\nLabel { font-size: 12; }"
  )
}

/// Characters that readers do not understand.
enum EncodingRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.encoding",
    severity: .error,
    title: "Character outside ASCII",
    explanation: """
      Names and values consist of ASCII letters, digits and `# @ - _ \\ . /`; anything goes inside \
      comments. Spaces that only look like spaces often come from copied web pages.
      """,
    wrong: "Label { font-size:\u{A0}12; }",
    right: "Label { font-size: 12; }"
  )
}

/// Sheets that are not checked to their end.
enum LimitRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.limit",
    severity: .error,
    title: "Too much to check",
    explanation: """
      The sheet is larger than 4 GB, or has so many errors that it is hardly a style sheet. Findings \
      beyond the limit per rule are only counted.
      """,
    wrong: ";;;;",
    right: "Label { font-size: 12; }"
  )
}
