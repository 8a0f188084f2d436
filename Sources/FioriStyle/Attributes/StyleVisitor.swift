/// Sees the attributes of a style one after the other.
public protocol StyleVisitor {
  /// Sees one attribute.
  ///
  /// - Parameters:
  ///   - name: The name as style sheets write it, such as `font-color`.
  ///   - value: What it is set to; `nil` leaves what the component has.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  )
}
