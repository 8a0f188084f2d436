/// Values beside a flag that says whether they are there. Generated.
public protocol OptionalConversion: ValueConversion where Value == Wrapped.Value {
  /// The conversion of the value.
  associatedtype Wrapped: ValueConversion

  /// The value.
  ///
  /// - Parameter form: The value with its flag.
  /// - Returns: The value, or `nil` where the flag says that there is none.
  static func value(of form: Form) -> Wrapped.Form?

  /// Sets value and flag.
  ///
  /// - Parameter value: The value; `nil` for none.
  /// - Returns: The value with its flag.
  static func form(_ value: Wrapped.Form?) -> Form
}

extension OptionalConversion {
  /// Reads the value if there is one.
  public static func read(_ form: Form, _ reader: inout RecordReader) -> Value? {
    value(of: form).flatMap { Wrapped.read($0, &reader) }
  }

  /// Writes the value if there is one.
  public static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form {
    form(value.map { Wrapped.write($0, &writer) })
  }
}
