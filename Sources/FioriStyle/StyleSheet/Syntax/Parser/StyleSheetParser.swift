/// Reads a style sheet into its syntax tree, whatever the sheet contains.
///
/// After an error the reader goes on at the next `;`, `}` or line that begins something new, so one
/// mistake never hides the rest. Nothing is nested in memory: a rule that wrongly stands inside another
/// one ends the outer rule, whose remaining declarations follow as a continuation.
public struct StyleSheetParser: Sendable {
  /// The largest sheet that is read, in bytes.
  public static let sizeLimit = Int(UInt32.max) - 1

  /// After this many errors the rest of a sheet is left unread.
  public static let errorLimit = 100_000

  /// How many outer rules are remembered while rules wrongly stand inside each other.
  static let nestingLimit = 64

  /// A rule that was left because another one begins inside it.
  struct OuterRule: Sendable {
    /// The rows of its selectors.
    var selectorRows: ByteRange
    /// How far its line is indented.
    var indentation: Int
  }

  /// Cuts the sheet into tokens.
  var lexer: StyleSheetLexer

  /// What was read so far.
  var tree: StyleSheetSyntax

  /// The token to be read next, never trivia; `nil` at the end of the sheet.
  var token: StyleToken?

  /// Whether a line break stands between ``token`` and the token before it.
  var startsLine = true

  /// Whether blanks or comments stand directly before ``token``.
  var followsTrivia = true

  /// The end of the token before ``token``.
  var previousEnd = 0

  /// The end of the tokens whose own faults were reported; reading them again reports nothing.
  private var reportedEnd = 0

  /// Whether there were too many errors; nothing more is read then.
  private var isExhausted = false

  /// The row of the media block that is open.
  var openMedia: Int?

  /// How many closing braces of wrongly nested media blocks are still expected.
  var pendingMediaBraces = 0

  /// The rules that were left because another one begins inside them.
  var outerRules: [OuterRule] = []

  /// Reads a sheet.
  ///
  /// The time is linear in the number of bytes.
  ///
  /// - Parameter bytes: The sheet, in UTF-8.
  /// - Returns: The tree with everything that could be read and every place that could not.
  public static func parse(_ bytes: [UInt8]) -> StyleSheetSyntax {
    var parser = StyleSheetParser(bytes)
    parser.parseSheet()
    return parser.tree
  }

  /// Prepares to read a sheet.
  private init(_ bytes: [UInt8]) {
    lexer = StyleSheetLexer(bytes)
    tree = StyleSheetSyntax(bytes: bytes)
  }

  /// Reads the whole sheet.
  private mutating func parseSheet() {
    guard tree.bytes.count <= Self.sizeLimit else {
      tree.errors.append(StyleSyntaxError(.tooLarge, at: ByteRange(at: 0)))
      return
    }
    advance()
    startsLine = true
    while let current = token { parseTopLevel(current) }
    closeMediaAtEnd()
  }

  // MARK: Moving

  /// Goes to the next token that is not trivia.
  mutating func advance() {
    if let token { previousEnd = token.range.end }
    startsLine = false
    followsTrivia = false
    while let next = lexer.next() {
      switch next.kind {
      case .whitespace:
        followsTrivia = true
        if !startsLine { startsLine = containsLineBreak(next.range) }
      case .byteOrderMark:
        followsTrivia = true
      case .comment, .foreignSpace, .unterminatedComment, .lineComment, .strayCommentEnd:
        followsTrivia = true
        reportOnce(next)
      case .foreignWord:
        reportOnce(next)
        token = next
        return
      default:
        token = next
        return
      }
    }
    token = nil
  }

  /// Goes back to an earlier token, which is read again.
  ///
  /// - Parameters:
  ///   - offset: Where the token begins.
  ///   - end: The end of the token before it.
  mutating func rewind(to offset: Int, previousEnd end: Int) {
    guard !isExhausted else { return }
    lexer.position = offset
    token = nil
    let wasStartingLine = beginsLine(offset)
    advance()
    previousEnd = end
    startsLine = wasStartingLine
    followsTrivia = true
  }

  /// Whether the token after ``token`` is a colon.
  mutating func isColonNext() -> Bool {
    let saved = (token, startsLine, followsTrivia, previousEnd, lexer.position)
    advance()
    let isColon = token?.kind == .colon
    (token, startsLine, followsTrivia, previousEnd, lexer.position) = saved
    return isColon
  }

  /// Whether a stretch of whitespace breaks the line.
  private func containsLineBreak(_ range: ByteRange) -> Bool {
    for index in range.indices {
      let byte = tree.bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
    }
    return false
  }

  /// How far the token at an offset is indented; `Int.max` when other text precedes it on its line.
  func indentation(of offset: Int) -> Int {
    var index = offset
    while index > 0 {
      switch tree.bytes[index - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return offset - index
      default: return Int.max
      }
    }
    return offset
  }

  /// Whether only blanks precede the token at an offset on its line.
  func beginsLine(_ offset: Int) -> Bool { indentation(of: offset) != Int.max }

  /// Whether the word at a range begins with `@`.
  func isAtWord(_ range: ByteRange) -> Bool {
    tree.bytes[range.start] == UInt8(ascii: "@")
  }

  /// Whether the at-word at a range has a name after its `@`.
  func namesVariable(_ range: ByteRange) -> Bool {
    range.count > 1 && tree.bytes[range.start + 1] != UInt8(ascii: "@")
  }

  /// Whether the word at a range is `@media`, in any case.
  func isMediaWord(_ range: ByteRange) -> Bool {
    range.count == 6 && tree.text(range).lowercased() == "@media"
  }

  // MARK: Reporting

  /// Records an error, and leaves the rest of the sheet unread when there are too many.
  mutating func report(
    _ kind: StyleSyntaxError.Kind,
    at range: ByteRange,
    related: ByteRange? = nil
  ) {
    guard !isExhausted else { return }
    tree.errors.append(StyleSyntaxError(kind, at: range, related: related))
    guard tree.errors.count == Self.errorLimit - 1 else { return }
    isExhausted = true
    tree.errors.append(
      StyleSyntaxError(.tooManyErrors, at: ByteRange(lexer.position, tree.bytes.count))
    )
    lexer.position = tree.bytes.count
    token = nil
  }

  /// Records what is wrong with a token by itself, once.
  private mutating func reportOnce(_ trivia: StyleToken) {
    guard trivia.range.start >= reportedEnd else { return }
    reportedEnd = trivia.range.end
    switch trivia.kind {
    case .foreignWord: report(.foreignWord, at: trivia.range)
    case .comment:
      if let inner = commentInside(trivia.range) {
        report(.commentInsideComment, at: inner, related: trivia.range)
      }
    case .unterminatedComment:
      report(.unterminatedComment, at: ByteRange(trivia.range.start, trivia.range.start + 2))
    case .lineComment: report(.lineComment, at: trivia.range)
    case .strayCommentEnd: report(.strayCommentEnd, at: trivia.range)
    default: report(.foreignSpace, at: trivia.range)
    }
  }

  /// The `/*` on a later line of a comment that has swallowed the beginning of a rule; usually the
  /// earlier comment was meant to end before.
  private func commentInside(_ comment: ByteRange) -> ByteRange? {
    var sawBrace = false
    var sawLine = false
    var index = comment.start + 2
    while index + 3 < comment.end {
      switch tree.bytes[index] {
      case UInt8(ascii: "{"): sawBrace = true
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): sawLine = true
      case UInt8(ascii: "/")
      where tree.bytes[index + 1] == UInt8(ascii: "*") && sawBrace && sawLine:
        return ByteRange(index, index + 2)
      default: break
      }
      index += 1
    }
    return nil
  }
}
