/// `@media … { … }`.
public struct SheetMediaBlock: Hashable, Sendable {
  /// Everything from `@media` to the closing brace.
  public internal(set) var range: ByteRange

  /// What stands between `@media` and the opening brace.
  public let query: ByteRange

  /// Whether a syntax error of the query was reported; its meaning is a guess.
  public let isFaulty: Bool

  /// The opening brace.
  public let openBrace: ByteRange

  /// The closing brace; empty where it is missing.
  public internal(set) var closeBrace: ByteRange

  /// The positions of its items in ``StyleSheetSyntax/items``.
  public internal(set) var items: Range<Int>
}
