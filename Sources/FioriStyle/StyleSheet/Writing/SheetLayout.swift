/// Writes the pieces of a sheet in normal form.
struct SheetLayout {
  /// What separates the next text from the last one.
  private enum Separator: Int {
    /// Nothing.
    case none
    /// A blank.
    case blank
    /// A line break.
    case line
    /// A line break and an empty line.
    case emptyLine
  }

  /// What the last statement was.
  private enum Statement {
    /// Nothing yet in this block.
    case none
    /// A definition or declaration.
    case simple
    /// A block.
    case block
    /// A comment on lines of its own.
    case comment
  }

  /// The sheet.
  private let syntax: StyleSheetSyntax

  /// The text so far.
  private var output: [UInt8] = []

  /// What separates the next text from the last one.
  private var separator = Separator.none

  /// How many blocks are open.
  private var depth = 0

  /// Whether the next piece begins a statement.
  private var isAtStatement = true

  /// The statement before the current one.
  private var previous = Statement.none

  /// How many line breaks the sheet has before the next piece.
  private var lineBreaks = 2

  /// Whether the last piece opened a block.
  private var isAfterOpenBrace = false

  /// Where the braces of media blocks without a query open: no piece stands for such a query.
  private let bareMediaBraces: Set<Int>

  /// Begins to write.
  init(_ syntax: StyleSheetSyntax) {
    self.syntax = syntax
    bareMediaBraces = Set(
      syntax.mediaBlocks.filter(\.query.isEmpty).map(\.openBrace.start)
    )
  }

  /// The text, ended by a line break.
  func finish() -> [UInt8] {
    output.isEmpty ? output : output + [UInt8(ascii: "\n")]
  }

  /// Writes one piece.
  mutating func write(_ piece: StyleSheetSyntax.Piece) {
    switch piece.role {
    case .filler: writeFiller(piece.range)
    case .selector: writeHead(piece.range)
    case .query:
      writeMediaWord()
      writeTokens(piece.range, isValue: false)
    case .name: writeName(piece.range)
    case .value: writeTokens(piece.range, isValue: true)
    case .openBrace:
      if bareMediaBraces.contains(piece.range.start) { writeMediaWord() }
      openBlock()
    case .closeBrace: closeBlock()
    }
  }

  // MARK: Statements

  /// Begins a media block.
  private mutating func writeMediaWord() {
    begin(isBlock: true)
    append("@media")
    separator = .blank
  }

  /// Begins a statement: decides on the empty line before it.
  private mutating func begin(isBlock: Bool) {
    guard isAtStatement else { return }
    isAtStatement = false
    if previous == .none {
      separator = output.isEmpty ? .none : .line
    } else {
      let isApart = previous == .block || isBlock && previous == .simple || lineBreaks > 1
      separator = isApart ? .emptyLine : .line
    }
  }

  /// Writes a selector.
  private mutating func writeHead(_ range: ByteRange) {
    begin(isBlock: true)
    append(syntax.bytes[range.indices])
    separator = .blank
    lineBreaks = 0
  }

  /// Writes the name of a declaration.
  private mutating func writeName(_ range: ByteRange) {
    begin(isBlock: false)
    append(syntax.bytes[range.indices])
    separator = .none
    lineBreaks = 0
  }

  /// Writes an opening brace.
  private mutating func openBlock() {
    separator = .blank
    append("{")
    depth += 1
    separator = .none
    isAtStatement = true
    isAfterOpenBrace = true
    previous = .none
    lineBreaks = 0
  }

  /// Writes a closing brace.
  private mutating func closeBlock() {
    depth -= 1
    separator = isAfterOpenBrace ? .none : .line
    append("}")
    isAtStatement = true
    previous = .block
    lineBreaks = 0
  }

  // MARK: Between the pieces

  /// Writes the comments and punctuation between two pieces.
  private mutating func writeFiller(_ range: ByteRange) {
    var lexer = StyleSheetLexer(syntax.bytes)
    lexer.position = range.start
    while lexer.position < range.end, let token = lexer.next() {
      switch token.kind {
      case .whitespace: lineBreaks += countLineBreaks(token.range)
      case .comment: writeComment(token.range)
      case .semicolon:
        separator = .none
        append(";")
        isAtStatement = true
        previous = .simple
        lineBreaks = 0
      case .comma:
        separator = .none
        append(",")
        separator = .line
        lineBreaks = 0
      case .colon:
        separator = .none
        append(":")
        separator = .blank
      default: break
      }
    }
  }

  /// Writes a comment: at the end of a line, on lines of its own, or inside a statement.
  private mutating func writeComment(_ range: ByteRange) {
    let isOnOwnLine = lineBreaks > 0 || output.isEmpty
    let following = separator
    if isAtStatement {
      if isOnOwnLine {
        begin(isBlock: false)
        isAtStatement = true
        previous = .comment
      } else {
        separator = .blank
        if previous == .none { previous = .comment }
      }
    } else if following == .line {
      separator = isOnOwnLine ? .line : .blank
    } else {
      separator = .blank
    }
    appendComment(range)
    separator = !isAtStatement && following == .line ? .line : .blank
    lineBreaks = 0
  }

  /// Writes the tokens of a value, where `rgb(` belongs together, or of a query, where `and (` does not.
  private mutating func writeTokens(_ range: ByteRange, isValue: Bool) {
    var lexer = StyleSheetLexer(syntax.bytes)
    lexer.position = range.start
    while lexer.position < range.end, let token = lexer.next() {
      switch token.kind {
      case .whitespace: continue
      case .comment:
        separator = .blank
        appendComment(token.range)
        separator = .blank
        continue
      case .comma, .colon, .closeParenthesis: separator = .none
      case .openParenthesis where isValue && token.range.start > range.start:
        separator = .none
      default: break
      }
      append(syntax.bytes[token.range.indices])
      separator = token.kind == .openParenthesis ? .none : .blank
    }
    lineBreaks = 0
  }

  /// The number of line breaks in a stretch of whitespace; CR LF is one.
  private func countLineBreaks(_ range: ByteRange) -> Int {
    var count = 0
    for index in range.indices {
      let byte = syntax.bytes[index]
      let isCarriageReturn = byte == UInt8(ascii: "\r")
      let precedesLineFeed = index + 1 < range.end && syntax.bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isCarriageReturn && !precedesLineFeed { count += 1 }
    }
    return count
  }

  // MARK: Text

  /// Writes the separator and a text.
  private mutating func append(_ text: some Sequence<UInt8>) {
    switch separator {
    case .none: break
    case .blank: output.append(UInt8(ascii: " "))
    case .line, .emptyLine:
      if separator == .emptyLine { output.append(UInt8(ascii: "\n")) }
      output.append(UInt8(ascii: "\n"))
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
    output.append(contentsOf: text)
    separator = .none
    isAfterOpenBrace = false
  }

  /// Writes the separator and a text.
  private mutating func append(_ text: String) { append(text.utf8) }

  /// Writes a comment with LF at the end of its lines.
  private mutating func appendComment(_ range: ByteRange) {
    var text: [UInt8] = []
    var index = range.start
    while index < range.end {
      let byte = syntax.bytes[index]
      if byte == UInt8(ascii: "\r") {
        text.append(UInt8(ascii: "\n"))
        if index + 1 < range.end, syntax.bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      } else {
        text.append(byte)
      }
      index += 1
    }
    append(text)
  }
}
