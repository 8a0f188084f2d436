/// Turns the errors of the reader into findings.
struct SyntaxErrorReporter {
  /// What a kind of error is called, and how it can be mended.
  private struct Description {
    /// The rule.
    var rule: StyleRule
    /// What is wrong.
    var message: String
    /// What the related place has to do with it.
    var note: String?
    /// What to do.
    var suggestion: String?
    /// The text that mends it in place of the bytes at fault.
    var replacement: String?
    /// Whether that is right beyond doubt.
    var isSafe = false
    /// The severity, where it is not that of the rule.
    var severity: StyleSeverity?
  }

  /// Reports every error of a sheet.
  ///
  /// - Parameter context: The sheet; takes the findings.
  static func report(in context: inout StyleLintContext) {
    for error in context.syntax.errors {
      let description = describe(error, context)
      var notes: [(message: String, range: ByteRange)] = []
      if let note = description.note, let related = error.related { notes.append((note, related)) }
      context.findings.report(
        description.rule,
        at: error.range,
        description.message,
        severity: description.severity,
        notes: notes,
        suggestion: description.suggestion,
        edit: description.replacement.map {
          SheetEdit(error.range, $0, isSafe: description.isSafe)
        }
      )
    }
  }

  /// Describes an error.
  private static func describe(
    _ error: StyleSyntaxError,
    _ context: StyleLintContext
  ) -> Description {
    /// The bytes at fault as a message quotes them.
    var quoted: String { context.quoted(error.range) }
    /// What explains the error as a message quotes it.
    var related: String { error.related.map { context.quoted($0) } ?? "the name" }
    switch error.kind {
    case .missingSemicolon:
      return Description(
        rule: MissingSemicolonRule.declaration,
        message: "expected `;` after the value of \(related)",
        replacement: ";",
        isSafe: true
      )
    case .missingColon:
      return Description(
        rule: MissingColonRule.declaration,
        message: "expected `:` after \(related)",
        replacement: ":"
      )
    case .missingValue:
      return Description(
        rule: MissingValueRule.declaration,
        message: "expected a value after \(quoted)"
      )
    case .missingComma:
      return Description(
        rule: MissingCommaRule.declaration,
        message: "expected `,` before the selector \(related)",
        replacement: ","
      )
    case .faultyVariableName:
      return Description(
        rule: SyntaxRule.declaration,
        message: "\(quoted) names no variable",
        suggestion: "write the name behind a single `@`"
      )
    case .missingSelector:
      return Description(rule: SyntaxRule.declaration, message: "expected a selector before `{`")
    case .strayComma:
      return Description(
        rule: SyntaxRule.declaration,
        message: "expected a selector beside `,`",
        replacement: error.range.isEmpty ? nil : ""
      )
    case .missingOpenBrace, .missingCloseBrace, .unclosedBlock, .strayCloseBrace, .strayOpenBrace:
      return describeBrace(error)
    case .straySemicolon:
      return Description(
        rule: StraySemicolonRule.declaration,
        message: "`;` without a statement before it",
        replacement: isPlainRun(error.range, context) ? "" : nil,
        isSafe: true
      )
    case .strayColon:
      return Description(rule: SyntaxRule.declaration, message: "unexpected second `:`")
    case .nestedRule:
      return Description(
        rule: NestingRule.declaration,
        message: "a rule inside another rule",
        note: "the outer rule begins here",
        suggestion: "end the outer rule with `}` before it"
      )
    case .nestedMedia:
      return Description(
        rule: NestingRule.declaration,
        message: "`@media` inside `@media`",
        note: "the outer block begins here",
        suggestion: "join the conditions with `and`"
      )
    case .declarationOutsideRule:
      return Description(
        rule: MisplacedStatementRule.declaration,
        message: "\(quoted) stands outside every rule"
      )
    case .definitionInsideRule:
      return Description(
        rule: MisplacedStatementRule.declaration,
        message: "the definition of \(quoted) stands inside a rule",
        suggestion: "move it before the rule"
      )
    case .unsupportedAtRule:
      return Description(
        rule: UnsupportedAtRuleRule.declaration,
        message: "the language has no \(quoted)"
      )
    case .unexpectedText:
      return Description(rule: SyntaxRule.declaration, message: "unexpected \(quoted)")
    case .unbalancedParentheses:
      return Description(
        rule: SyntaxRule.declaration,
        message: "the parentheses of \(quoted) do not match"
      )
    default:
      return describeCharacters(error, context)
    }
  }

  /// Describes an error about braces.
  private static func describeBrace(_ error: StyleSyntaxError) -> Description {
    let opened = "the block begins here"
    switch error.kind {
    case .missingOpenBrace:
      return Description(
        rule: BraceRule.declaration,
        message: "expected `{`",
        replacement: " {"
      )
    case .missingCloseBrace:
      return Description(
        rule: BraceRule.declaration,
        message: "expected `}` before the next block",
        note: opened,
        replacement: "\n}"
      )
    case .unclosedBlock:
      return Description(
        rule: BraceRule.declaration,
        message: "`{` without `}`",
        suggestion: "add `}` where the block ends"
      )
    case .strayOpenBrace:
      return Description(rule: BraceRule.declaration, message: "unexpected `{`")
    default:
      return Description(rule: BraceRule.declaration, message: "`}` without `{`")
    }
  }

  /// Describes an error about comments, quotation marks and single characters.
  private static func describeCharacters(
    _ error: StyleSyntaxError,
    _ context: StyleLintContext
  ) -> Description {
    switch error.kind {
    case .unterminatedComment:
      return Description(
        rule: CommentRule.declaration,
        message: "`/*` without `*/`",
        suggestion: "end the comment with `*/`"
      )
    case .commentInsideComment:
      return Description(
        rule: CommentRule.declaration,
        message: "`/*` inside a comment that contains a rule; is `*/` missing before it?",
        note: "the comment begins here",
        severity: .warning
      )
    case .strayCommentEnd:
      return Description(
        rule: CommentRule.declaration,
        message: "`*/` without `/*`",
        suggestion: "comments do not nest: the first `*/` ends them"
      )
    case .lineComment:
      return Description(
        rule: LineCommentRule.declaration,
        message: "comments are written `/* … */`",
        replacement: blockComment(of: error.range, context),
        isSafe: true
      )
    case .unterminatedString:
      let content = SheetQuotation.content(
        of: Substring(context.syntax.text(error.range)),
        isWholeValue: false
      )
      return Description(
        rule: QuotedValueRule.declaration,
        message: "quotation mark without a partner",
        suggestion: "the language has no quotation marks",
        replacement: content,
        isSafe: true
      )
    case .foreignSpace:
      return Description(
        rule: EncodingRule.declaration,
        message: "a space that is not an ordinary space: \(context.quoted(error.range))",
        replacement: " ",
        isSafe: true
      )
    case .foreignWord:
      return Description(
        rule: EncodingRule.declaration,
        message: "\(context.quoted(error.range)) contains characters outside ASCII"
      )
    case .tooLarge:
      return Description(rule: LimitRule.declaration, message: "the sheet is too large to be read")
    default:
      return Description(
        rule: LimitRule.declaration,
        message: "too many errors; the rest of the sheet was not read"
      )
    }
  }

  /// Longer comments are not rewritten.
  private static let longestLineComment = 10_000

  /// A comment with `//` as a comment with `/*` and `*/`; `nil` when that cannot be.
  private static func blockComment(of range: ByteRange, _ context: StyleLintContext) -> String? {
    guard range.count <= longestLineComment else { return nil }
    let text = context.syntax.text(range).dropFirst(2)
    guard !text.contains("*/") else { return nil }
    return "/*" + text + (text.hasSuffix(" ") ? "*/" : " */")
  }

  /// Whether a run of semicolons has only blanks between them.
  private static func isPlainRun(_ range: ByteRange, _ context: StyleLintContext) -> Bool {
    context.syntax.bytes[range.indices].allSatisfy { byte in
      byte == UInt8(ascii: ";") || ByteClass.table[Int(byte)] == .space
    }
  }
}
