/// Compares every field with that of the reference to the last bit, up to the first difference.
struct IdentityVisitor: FieldVisitor {
  /// Whether all fields so far were the same.
  private(set) var isIdentical = true

  /// Compares a field.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    if isIdentical { isIdentical = value.isIdentical(to: reference) }
  }

  /// Compares what a slot holds.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    if isIdentical { isIdentical = Self.areIdentical(value, reference) }
  }

  /// Whether two slots hold the same.
  static func areIdentical<Choice: ChoiceValue>(_ value: Choice?, _ reference: Choice?) -> Bool {
    switch (value, reference) {
    case (nil, nil): true
    case (let value?, let reference?): value.isIdenticalChoice(to: reference)
    default: false
    }
  }
}

extension FieldModel {
  /// Whether all fields are the same to the last bit.
  public func isIdentical(to other: Self) -> Bool {
    var visitor = IdentityVisitor()
    var copy = self
    copy.visit(&visitor, reference: other)
    return visitor.isIdentical
  }
}
