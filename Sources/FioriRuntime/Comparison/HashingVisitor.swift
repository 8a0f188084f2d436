/// Hashes every field.
struct HashingVisitor: FieldVisitor {
  /// Takes the fields.
  var hasher: Hasher

  /// Hashes a field.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    value.hash(into: &hasher)
  }

  /// Hashes what a slot holds.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    value.hash(into: &hasher)
  }
}

extension FieldModel {
  /// Hashes every field.
  ///
  /// - Parameter hasher: Takes the fields.
  public func hash(into hasher: inout Hasher) {
    var visitor = HashingVisitor(hasher: hasher)
    var copy = self
    copy.visit(&visitor, reference: self)
    hasher = visitor.hasher
  }
}
