/// Lists the fields that differ from those of the reference.
struct DifferenceVisitor: FieldVisitor {
  /// The path of the model.
  let path: FieldPath

  /// The changes so far.
  private(set) var changes: [FieldChange] = []

  /// Begins a list.
  init(path: FieldPath) {
    self.path = path
  }

  /// Lists what is different in a field.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    value.addChanges(from: reference, at: path.field(name.description), to: &changes)
  }

  /// Lists what is different in a slot, by the names of the properties that share it.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    let (old, new) = (reference?.held, value?.held)
    if let old, let new, old.name == new.name {
      Self.add(new.value, old.value, at: path.field(new.name), to: &changes)
      return
    }
    if let old { Self.addRemoval(of: old.value, at: path.field(old.name), to: &changes) }
    if let new { Self.addInsertion(of: new.value, at: path.field(new.name), to: &changes) }
  }

  /// Lists what is different between two values of a case.
  private static func add<Value: FieldValue>(
    _ new: Value,
    _ old: any FieldValue,
    at path: FieldPath,
    to changes: inout [FieldChange]
  ) {
    guard let old = old as? Value else { return }
    new.addChanges(from: old, at: path, to: &changes)
  }

  /// Lists a value that a slot no longer holds.
  private static func addRemoval<Value: FieldValue>(
    of value: Value,
    at path: FieldPath,
    to changes: inout [FieldChange]
  ) {
    changes.append(FieldChange(path: path, old: value, new: nil))
  }

  /// Lists a value that a slot holds now.
  private static func addInsertion<Value: FieldValue>(
    of value: Value,
    at path: FieldPath,
    to changes: inout [FieldChange]
  ) {
    changes.append(FieldChange(path: path, old: nil, new: value))
  }
}

extension FieldModel {
  /// Lists the fields that differ from those of an older model.
  ///
  /// The list is empty exactly when the models are equal. Nested models and elements of arrays are
  /// compared field by field; elements are matched by their position.
  ///
  /// - Parameter old: The older model.
  /// - Returns: The changes, in the order of the fields.
  public func difference(from old: Self) -> [FieldChange] {
    var changes: [FieldChange] = []
    addChanges(from: old, at: FieldPath(), to: &changes)
    return changes
  }

  /// Lists the fields that differ from those of an older model.
  public func addChanges(from old: Self, at path: FieldPath, to changes: inout [FieldChange]) {
    var visitor = DifferenceVisitor(path: path)
    var copy = self
    copy.visit(&visitor, reference: old)
    changes += visitor.changes
  }
}
