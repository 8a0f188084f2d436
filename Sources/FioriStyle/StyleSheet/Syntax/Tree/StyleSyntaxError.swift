/// A place where a sheet leaves the language, and how the reader went on.
public struct StyleSyntaxError: Hashable, Sendable {
  /// The ways in which a sheet can leave the language.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A declaration or definition ends without `;`.
    case missingSemicolon
    /// A name is followed by a value without `:`.
    case missingColon
    /// A name and `:` without a value, or a name alone.
    case missingValue
    /// `@` without a name after it, or with another `@`.
    case faultyVariableName
    /// A block begins without a selector.
    case missingSelector
    /// Two selectors without `,` between them.
    case missingComma
    /// A comma with nothing on one of its sides.
    case strayComma
    /// Declarations follow a selector without `{`.
    case missingOpenBrace
    /// A rule ends where the next one begins, without `}`.
    case missingCloseBrace
    /// A block is still open at the end of the sheet.
    case unclosedBlock
    /// `}` without a block.
    case strayCloseBrace
    /// `;` without a statement.
    case straySemicolon
    /// A second `{`.
    case strayOpenBrace
    /// A second `:` in a statement.
    case strayColon
    /// A rule inside another rule.
    case nestedRule
    /// `@media` inside another `@media`.
    case nestedMedia
    /// A property outside every rule.
    case declarationOutsideRule
    /// A definition inside a rule.
    case definitionInsideRule
    /// `@import`, `@font-face` and the like.
    case unsupportedAtRule
    /// Anything else that fits nowhere.
    case unexpectedText
    /// `/*` without `*/`.
    case unterminatedComment
    /// `/*` inside a comment.
    case commentInsideComment
    /// `*/` outside a comment.
    case strayCommentEnd
    /// `// …`.
    case lineComment
    /// A quotation mark without a partner.
    case unterminatedString
    /// A word with letters outside ASCII, or with bytes that are not UTF-8.
    case foreignWord
    /// A space outside ASCII.
    case foreignSpace
    /// Parentheses that do not match within a value.
    case unbalancedParentheses
    /// The sheet is too large to be read.
    case tooLarge
    /// So many errors that reading on makes no sense; the rest of the sheet is one unread piece.
    case tooManyErrors
  }

  /// What is wrong.
  public var kind: Kind

  /// The bytes at fault; empty where something is missing.
  public var range: ByteRange

  /// The place that explains it, such as the brace that stays open.
  public var related: ByteRange?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - range: The bytes at fault; empty where something is missing.
  ///   - related: The place that explains it.
  public init(_ kind: Kind, at range: ByteRange, related: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }
}
