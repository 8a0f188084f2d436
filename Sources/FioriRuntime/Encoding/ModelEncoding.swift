extension FieldModel {
  /// Writes the model with any coder.
  ///
  /// - Parameter encoder: Takes the fields; its user info may hold an ``EncodingForm``.
  /// - Throws: What the encoder throws, such as for a number that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    try encodeFields(into: &container, reference: Self.blank, form: encoder.fieldEncodingForm)
  }

  /// Writes the fields that differ from the reference's.
  public func encodeField(
    _ key: FieldKey,
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Self,
    form: EncodingForm
  ) throws {
    var nested = container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
    try encodeFields(into: &nested, reference: reference, form: form)
  }

  /// Writes the fields into a container of their own.
  ///
  /// - Parameters:
  ///   - container: Takes the fields.
  ///   - reference: The defaults that the receiver is known to have.
  ///   - form: Whether fields equal to the reference are left out.
  /// - Throws: What the encoder throws.
  func encodeFields(
    into container: inout KeyedEncodingContainer<FieldKey>,
    reference: Self,
    form: EncodingForm
  ) throws {
    var visitor = EncodingVisitor(into: container, form: form)
    var copy = self
    copy.visit(&visitor, reference: reference)
    if let failure = visitor.failure { throw failure }
  }
}

extension Encoder {
  /// How much this encoder was asked to write.
  var fieldEncodingForm: EncodingForm {
    userInfo[.fieldEncodingForm] as? EncodingForm ?? .compact
  }
}
