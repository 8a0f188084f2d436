extension Optional: FieldValue where Wrapped: FieldValue {
  /// No value.
  public static var blank: Wrapped? { nil }

  /// The wrapped type's name and `?`.
  public static var fieldTypeName: String { Wrapped.fieldTypeName + "?" }

  /// Compares the wrapped values to the last bit.
  public func isIdentical(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let value?, let other?): value.isIdentical(to: other)
    default: false
    }
  }

  /// Reads null as no value; a nested model keeps whatever the input leaves out.
  public mutating func decodeField(
    from decoder: any Decoder,
    _ session: inout DecodingSession
  ) throws(DecodingIssue) -> Bool {
    if decoder.isAtNull {
      self = nil
      return true
    }
    var value = self ?? Wrapped.blank
    guard try value.decodeField(from: decoder, &session) else { return false }
    self = value
    return true
  }

  /// Writes no value as null.
  public func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Wrapped?,
    form: EncodingForm
  ) throws {
    guard let value = self else { return try container.encodeNil(forKey: key) }
    let reference = reference ?? Wrapped.blank
    try value.encodeField(key, into: &container, reference: reference, form: form)
  }

  /// Checks the wrapped value.
  public func validateField(_ check: inout RuleCheck) {
    self?.validateField(&check)
  }

  /// Lists what is different in the wrapped value, or the whole when one of both is missing.
  public func addChanges(
    from old: Wrapped?,
    at path: FieldPath,
    to changes: inout [FieldChange]
  ) {
    if let value = self, let old {
      value.addChanges(from: old, at: path, to: &changes)
    } else if self != nil || old != nil {
      changes.append(FieldChange(path: path, old: old, new: self))
    }
  }
}

extension Decoder {
  /// Whether the input has null here.
  var isAtNull: Bool {
    (try? singleValueContainer().decodeNil()) ?? false
  }
}
