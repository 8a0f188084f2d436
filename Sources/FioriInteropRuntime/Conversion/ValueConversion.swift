/// How a value becomes a field of a record and back.
public protocol ValueConversion {
  /// The value in Swift.
  associatedtype Value
  /// The field in C.
  associatedtype Form

  /// Reads a field.
  ///
  /// - Parameters:
  ///   - form: The field.
  ///   - reader: Takes notes of what does not fit.
  /// - Returns: The value; `nil` for none, and after a note.
  static func read(_ form: Form, _ reader: inout RecordReader) -> Value?

  /// Writes a field.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - writer: Keeps what the field points to.
  /// - Returns: The field.
  static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form
}
