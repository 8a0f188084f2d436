extension FieldModel {
  /// The model as JSON text: keys sorted, slashes not escaped, the same bytes on every platform.
  ///
  /// - Parameters:
  ///   - form: Whether fields at their default are left out.
  ///   - isPretty: Whether every element and member has a line of its own.
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `EncodingError.invalidValue` for a number that is not finite.
  public func json(form: EncodingForm = .compact, isPretty: Bool = false) throws -> String {
    try JSONValueEncoder(form: form).encode(self).text(isPretty: isPretty)
  }
}
