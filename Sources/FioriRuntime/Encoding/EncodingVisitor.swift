/// Writes the fields that differ from those of the reference, or all.
struct EncodingVisitor: FieldVisitor {
  /// Takes the fields.
  private var container: KeyedEncodingContainer<FieldKey>

  /// Whether fields equal to the reference are left out.
  private let form: EncodingForm

  /// What the encoder threw; from then on nothing is written.
  private(set) var failure: (any Error)?

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - container: Takes the fields.
  ///   - form: Whether fields equal to the reference are left out.
  init(into container: KeyedEncodingContainer<FieldKey>, form: EncodingForm) {
    self.container = container
    self.form = form
  }

  /// Writes a field that differs from the reference.
  mutating func field<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    guard failure == nil, form == .explicit || !value.isIdentical(to: reference) else { return }
    write(value, under: FieldKey(name), reference: reference)
  }

  /// Writes a field whatever its value.
  mutating func required<Value: FieldValue>(
    _ name: StaticString,
    _ value: inout Value,
    _ reference: Value
  ) {
    guard failure == nil else { return }
    write(value, under: FieldKey(name), reference: reference)
  }

  /// Writes the property that a slot holds, and null for those that say it holds them no longer.
  mutating func exclusive<Choice: ExclusiveChoice>(
    _ rule: StaticString,
    _ value: inout Choice?,
    _ reference: Choice?
  ) {
    guard failure == nil else { return }
    if form == .compact && IdentityVisitor.areIdentical(value, reference) { return }
    let held = value?.caseName
    let absent: [String]
    switch form {
    case .explicit: absent = Choice.caseNames.filter { $0 != held }
    case .compact: absent = value == nil ? [reference?.caseName].compactMap { $0 } : []
    }
    do {
      for name in absent { try container.encodeNil(forKey: FieldKey(stringValue: name)) }
      guard var choice = value else { return }
      let same = reference.flatMap { $0.caseName == held ? $0 : nil }
      var visitor = ChoiceEncodingVisitor(into: container, reference: same?.held.value, form: form)
      choice.visit(&visitor)
      if let failure = visitor.failure { throw failure }
    } catch {
      failure = error
    }
  }

  /// Writes a value.
  private mutating func write<Value: FieldValue>(
    _ value: Value,
    under key: FieldKey,
    reference: Value
  ) {
    do {
      try value.encodeField(key, into: &container, reference: reference, form: form)
    } catch {
      failure = error
    }
  }
}

/// Writes the value that a choice holds under the key of its case.
struct ChoiceEncodingVisitor: ChoiceVisitor {
  /// Takes the value.
  private var container: KeyedEncodingContainer<FieldKey>

  /// The default that the receiver has; the type's own where there is none.
  private let reference: (any FieldValue)?

  /// Whether nested fields equal to the reference are left out.
  private let form: EncodingForm

  /// What the encoder threw.
  private(set) var failure: (any Error)?

  /// Begins to write.
  init(
    into container: KeyedEncodingContainer<FieldKey>,
    reference: (any FieldValue)?,
    form: EncodingForm
  ) {
    self.container = container
    self.reference = reference
    self.form = form
  }

  /// Writes the value.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    do {
      try value.encodeField(
        FieldKey(name),
        into: &container,
        reference: reference as? Value ?? Value.blank,
        form: form
      )
    } catch {
      failure = error
    }
  }
}
