extension StyleSheetSyntax {
  /// A stretch of the sheet and the part it plays in the tree.
  public struct Piece: Hashable, Sendable {
    /// The parts that bytes can play.
    public enum Role: UInt8, Hashable, Sendable {
      /// A selector.
      case selector
      /// The name of a property or variable.
      case name
      /// A value.
      case value
      /// The query of a media block.
      case query
      /// An opening brace.
      case openBrace
      /// A closing brace.
      case closeBrace
      /// Blanks, comments, punctuation, and text that fits nowhere.
      case filler
    }

    /// The part it plays.
    public var role: Role

    /// The bytes.
    public var range: ByteRange
  }

  /// The sheet cut along its tree: pieces that follow each other without gap or overlap.
  public var pieces: [Piece] {
    var writer = PieceWriter()
    for item in items { write(item, to: &writer) }
    writer.fill(to: bytes.count)
    return writer.pieces
  }

  /// The bytes of the sheet, put together again from the pieces of the tree.
  ///
  /// - Returns: Exactly the bytes that were read.
  public func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for piece in pieces { output.append(contentsOf: bytes[piece.range.indices]) }
    return output
  }

  /// Writes the pieces of one item.
  private func write(_ item: SheetItem, to writer: inout PieceWriter) {
    switch item.kind {
    case .definition: write(definitions[item.index], to: &writer)
    case .rule:
      let rule = rules[item.index]
      if !rule.isContinuation {
        for selector in selectors[rule.selectors] { writer.write(.selector, selector) }
      }
      writer.write(.openBrace, rule.openBrace)
      for declaration in declarations[rule.declarations] { write(declaration, to: &writer) }
      writer.write(.closeBrace, rule.closeBrace)
    case .media:
      let media = mediaBlocks[item.index]
      writer.closeMedia(before: media.range.start)
      writer.write(.query, media.query)
      writer.write(.openBrace, media.openBrace)
      writer.mediaBrace = media.closeBrace
    }
  }

  /// Writes the pieces of one declaration.
  private func write(_ declaration: SheetDeclaration, to writer: inout PieceWriter) {
    writer.write(.name, declaration.name)
    writer.write(.value, declaration.value)
  }
}

/// Puts pieces one after the other and fills what lies between them.
private struct PieceWriter {
  /// The pieces so far.
  var pieces: [StyleSheetSyntax.Piece] = []

  /// The end of the last piece.
  private var position = 0

  /// The closing brace of the media block whose items are being written.
  var mediaBrace: ByteRange?

  /// Writes a piece, after the filler before it.
  mutating func write(_ role: StyleSheetSyntax.Piece.Role, _ range: ByteRange) {
    closeMedia(before: range.start)
    guard range.start >= position else { return }
    fillGap(to: range.start)
    append(role, range)
  }

  /// Writes filler up to an offset.
  mutating func fill(to end: Int) {
    closeMedia(before: end)
    fillGap(to: end)
  }

  /// Writes the closing brace of the media block, once what follows lies behind it.
  mutating func closeMedia(before offset: Int) {
    guard let brace = mediaBrace, brace.start < offset || brace.isEmpty && brace.start <= offset
    else { return }
    mediaBrace = nil
    guard brace.start >= position else { return }
    fillGap(to: brace.start)
    append(.closeBrace, brace)
  }

  /// Writes filler where the next piece does not follow directly.
  private mutating func fillGap(to end: Int) {
    if position < end { append(.filler, ByteRange(position, end)) }
  }

  /// Adds a piece that is not empty.
  private mutating func append(_ role: StyleSheetSyntax.Piece.Role, _ range: ByteRange) {
    guard !range.isEmpty else { return }
    pieces.append(StyleSheetSyntax.Piece(role: role, range: range))
    position = range.end
  }
}
