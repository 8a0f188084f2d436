/// An attribute of a rule.
public struct KnownAttribute: Hashable, Sendable {
  /// The name as sheets write it, such as `font-color`.
  public var name: String

  /// The type of its value.
  public var type: SheetValueType

  /// Describes an attribute.
  ///
  /// - Parameters:
  ///   - name: The name as sheets write it, such as `font-color`.
  ///   - type: The type of its value.
  public init(_ name: String, _ type: SheetValueType) {
    self.name = name
    self.type = type
  }
}
