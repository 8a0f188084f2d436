/// A value that an attribute of a style sheet can have.
public protocol StyleAttributeValue: Hashable, Sendable {
  /// The name of its type in specs and messages, such as `Color`.
  static var attributeTypeName: String { get }

  /// Takes over a value that was read from a sheet; `nil` when it is of another type.
  ///
  /// - Parameter value: The value.
  init?(_ value: SheetValue)

  /// Writes the value as style sheets spell it.
  ///
  /// - Parameter writer: Takes the words of the value.
  /// - Throws: When the value has no spelling.
  func write(to writer: inout StyleTextWriter) throws(StyleTextError)
}
