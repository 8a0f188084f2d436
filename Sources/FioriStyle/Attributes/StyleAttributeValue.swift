/// A value that an attribute of a style sheet can have.
public protocol StyleAttributeValue: Hashable, Sendable {
  /// The name of its type in specs and messages, such as `Color`.
  static var attributeTypeName: String { get }

  /// Writes the value as style sheets spell it.
  ///
  /// - Parameter writer: Takes the words of the value.
  /// - Throws: When the value has no spelling.
  func write(to writer: inout StyleTextWriter) throws(StyleTextError)
}
