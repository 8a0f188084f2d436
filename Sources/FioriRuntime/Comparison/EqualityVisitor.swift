/// Compares every field with that of the reference, up to the first difference.
struct EqualityVisitor: FieldVisitor {
  /// Whether all fields so far were equal.
  private(set) var isEqual = true

  /// Compares a field.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    if isEqual { isEqual = value == reference }
  }

  /// Compares what a slot holds.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    if isEqual { isEqual = value == reference }
  }
}

extension FieldModel {
  /// Whether all fields are equal.
  public static func == (left: Self, right: Self) -> Bool {
    var visitor = EqualityVisitor()
    var copy = left
    copy.visit(&visitor, reference: right)
    return visitor.isEqual
  }
}
