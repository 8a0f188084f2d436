/// A style sheet as it was read: its bytes and what each of them belongs to.
///
/// The tree is flat. Each kind of node has one table, nodes refer to each other by position, and
/// everything is measured in bytes, so a sheet of any shape has a tree of bounded depth.
public struct StyleSheetSyntax: Sendable {
  /// The sheet.
  public let bytes: [UInt8]

  /// Definitions, rules and media blocks in the order of the sheet. The items of a media block follow it.
  public internal(set) var items: [SheetItem] = []

  /// The `@name: value;` definitions.
  public internal(set) var definitions: [SheetDeclaration] = []

  /// The rules.
  public internal(set) var rules: [SheetRule] = []

  /// The selectors of all rules, rule by rule.
  public internal(set) var selectors: [ByteRange] = []

  /// The declarations of all rules, rule by rule.
  public internal(set) var declarations: [SheetDeclaration] = []

  /// The `@media` blocks.
  public internal(set) var mediaBlocks: [SheetMediaBlock] = []

  /// Where the sheet leaves the language, in the order of the sheet.
  public internal(set) var errors: [StyleSyntaxError] = []

  /// Creates an empty tree.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of a stretch, with the replacement character for bytes that are not UTF-8.
  ///
  /// - Parameter range: The stretch.
  /// - Returns: Its text.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }
}
