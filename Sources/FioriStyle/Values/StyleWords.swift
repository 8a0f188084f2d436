/// The value of an attribute or variable as the words that stand in a sheet, whatever they mean.
public struct StyleWords: Hashable, Sendable {
  /// The words, with single blanks between them: `1, 2`, `rgb(1, 2, 3)` or `@accent`. Text that no
  /// sheet can hold is refused when it is written.
  public let text: String

  /// Takes words as they are.
  ///
  /// - Parameter text: The words.
  public init(_ text: String) {
    self.text = text
  }
}

extension StyleWords: ExpressibleByStringLiteral {
  /// Words given as a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension StyleWords: StyleAttributeValue {
  /// `Words`.
  public static var attributeTypeName: String { "Words" }

  /// Takes words over; other values have no words of their own.
  public init?(_ value: SheetValue) {
    guard case .string(let text) = value else { return nil }
    self.init(text)
  }

  /// Writes the words.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    try writer.words(text)
  }
}
