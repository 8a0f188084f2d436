/// Sees the fields of a model one after the other.
public protocol FieldVisitor {
  /// Sees a field that may be left out.
  ///
  /// - Parameters:
  ///   - name: The field's name, also its key in JSON.
  ///   - value: The field's value.
  ///   - reference: The value of the same field in the reference.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  )

  /// Sees a field that must be given.
  ///
  /// - Parameters:
  ///   - name: The field's name, also its key in JSON.
  ///   - value: The field's value.
  ///   - reference: The value of the same field in the reference.
  mutating func required<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  )

  /// Sees a slot that holds one of several properties.
  ///
  /// - Parameters:
  ///   - rule: The identifier of the rule that makes the properties exclude each other.
  ///   - value: What the slot holds.
  ///   - reference: What the slot of the reference holds.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  )

  /// Hears that a field had another name once; comes before the field.
  ///
  /// - Parameters:
  ///   - oldName: The name that the field had.
  ///   - newName: The name that it has.
  mutating func renamed(from oldName: StaticString, to newName: StaticString)

  /// Hears that a field's key may be spelled differently; comes before the field.
  ///
  /// - Parameters:
  ///   - spelling: The other spelling.
  ///   - name: The name of the field.
  mutating func alias(_ spelling: StaticString, of name: StaticString)
}

extension FieldVisitor {
  /// Sees the field like any other.
  public mutating func required<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    field(name, &value, reference)
  }

  /// Takes no notice.
  public mutating func renamed(from oldName: StaticString, to newName: StaticString) {}

  /// Takes no notice.
  public mutating func alias(_ spelling: StaticString, of name: StaticString) {}
}
