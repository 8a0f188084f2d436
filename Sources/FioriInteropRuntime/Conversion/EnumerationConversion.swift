public import FioriRuntime

/// Enumerations. Generated.
public protocol EnumerationConversion: ValueConversion
where Value: ComponentEnum, Form: RawRepresentable, Form.RawValue == Int32 {
  /// The documented name of an enumerator.
  ///
  /// - Parameter form: The enumerator.
  /// - Returns: The name; `nil` for a number without name.
  static func name(of form: Form) -> String?

  /// The enumerator of a documented name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The enumerator; the first one for other names.
  static func form(named name: String) -> Form
}

extension EnumerationConversion {
  /// Reads the enumerator; a number without name is a fault.
  public static func read(_ form: Form, _ reader: inout RecordReader) -> Value? {
    if let name = name(of: form), let value = Value(rawValue: name) { return value }
    reader.fault(
      .invalidValue,
      "record.unknown-enumerator",
      "no enumerator of \(Value.fieldTypeName) has the number \(form.rawValue)"
    )
    return nil
  }

  /// Gives the enumerator, or the first one for none.
  public static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form {
    form(named: value?.rawValue ?? "")
  }
}
