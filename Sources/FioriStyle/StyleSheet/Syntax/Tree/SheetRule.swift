/// `Selector, Selector { … }`.
public struct SheetRule: Hashable, Sendable {
  /// Everything from the first selector to the closing brace.
  public internal(set) var range: ByteRange

  /// The opening brace; empty where it is missing.
  public let openBrace: ByteRange

  /// The closing brace; empty where it is missing.
  public internal(set) var closeBrace: ByteRange

  /// The rows of its selectors in ``StyleSheetSyntax/selectors``.
  public var selectors: Range<Int> { selectorRows.indices }

  /// The rows of its declarations in ``StyleSheetSyntax/declarations``.
  public var declarations: Range<Int> { declarationRows.indices }

  /// The rows of its selectors, as stored.
  let selectorRows: ByteRange

  /// The rows of its declarations, as stored.
  var declarationRows: ByteRange

  /// The row of the media block it stands in, or -1.
  private let mediaRow: Int32

  /// Whether it is what follows a wrongly nested rule inside the rule before; its selectors stand there.
  public let isContinuation: Bool

  /// The row in ``StyleSheetSyntax/mediaBlocks`` of the block it stands in; `nil` outside.
  public var media: Int? { mediaRow < 0 ? nil : Int(mediaRow) }

  /// Creates a rule whose end is not known yet.
  init(
    start: Int,
    openBrace: ByteRange,
    selectorRows: ByteRange,
    firstDeclaration: Int,
    media: Int?,
    isContinuation: Bool
  ) {
    range = ByteRange(start, openBrace.end)
    self.openBrace = openBrace
    closeBrace = ByteRange(at: openBrace.end)
    self.selectorRows = selectorRows
    declarationRows = ByteRange(at: firstDeclaration)
    mediaRow = media.map { Int32(clamping: $0) } ?? -1
    self.isContinuation = isContinuation
  }
}
