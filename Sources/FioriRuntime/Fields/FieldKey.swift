/// The key of a field in any coder's containers.
public struct FieldKey: CodingKey, Hashable {
  /// The field's name.
  public let stringValue: String

  /// Always `nil`: fields have names.
  public var intValue: Int? { nil }

  /// The key of a name.
  ///
  /// - Parameter stringValue: The field's name.
  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  /// The key of a name known while compiling.
  ///
  /// - Parameter name: The field's name.
  init(_ name: StaticString) {
    stringValue = name.description
  }

  /// No key: fields have names.
  public init?(intValue: Int) {
    return nil
  }
}
