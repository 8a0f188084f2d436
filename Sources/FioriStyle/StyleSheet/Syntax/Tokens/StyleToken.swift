/// The smallest piece of a style sheet.
public struct StyleToken: Hashable, Sendable {
  /// What kind of piece it is.
  public var kind: StyleTokenKind

  /// The bytes it covers.
  public var range: ByteRange

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - kind: What kind of piece it is.
  ///   - range: The bytes it covers.
  public init(_ kind: StyleTokenKind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

/// The kinds of tokens. Every byte of a sheet belongs to exactly one token.
public enum StyleTokenKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The UTF-8 byte order mark at the very beginning.
  case byteOrderMark
  /// Blanks, tabs and line breaks.
  case whitespace
  /// A space that is not ASCII, such as the no-break space that copying from web pages leaves behind.
  case foreignSpace
  /// `/* … */`.
  case comment
  /// `/*` without an end; it is taken to end with its line so that the rest of the sheet is read.
  case unterminatedComment
  /// `// …` up to the end of the line; the language does not have it.
  case lineComment
  /// `*/` outside a comment.
  case strayCommentEnd
  /// Letters, digits and `# @ - _ \ . /`.
  case word
  /// A word that contains letters outside ASCII or bytes that are not UTF-8.
  case foreignWord
  /// `"…"` or `'…'` on one line; the language does not have strings.
  case string
  /// A quotation mark without a partner on its line.
  case unterminatedString
  /// `:`
  case colon
  /// `;`
  case semicolon
  /// `,`
  case comma
  /// `{`
  case openBrace
  /// `}`
  case closeBrace
  /// `(`
  case openParenthesis
  /// `)`
  case closeParenthesis
  /// A run of characters that no part of the language uses, such as `%` or `!`.
  case unknown

  /// Whether tokens of this kind only separate others.
  public var isTrivia: Bool {
    switch self {
    case .byteOrderMark, .whitespace, .foreignSpace, .comment, .unterminatedComment, .lineComment,
      .strayCommentEnd:
      true
    default:
      false
    }
  }

  /// Whether tokens of this kind can be names or values.
  public var isWord: Bool { self == .word || self == .foreignWord }
}
