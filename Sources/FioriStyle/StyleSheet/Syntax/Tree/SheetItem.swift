/// A definition, a rule or a media block at its place in the sheet.
public struct SheetItem: Hashable, Sendable {
  /// The kinds of items.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A row of ``StyleSheetSyntax/definitions``.
    case definition
    /// A row of ``StyleSheetSyntax/rules``.
    case rule
    /// A row of ``StyleSheetSyntax/mediaBlocks``.
    case media
  }

  /// What kind of item it is.
  public var kind: Kind

  /// The row, as stored.
  private var row: UInt32

  /// The row in the table of its kind.
  public var index: Int { Int(row) }

  /// Creates an item.
  init(_ kind: Kind, _ index: Int) {
    self.kind = kind
    row = UInt32(clamping: index)
  }
}
