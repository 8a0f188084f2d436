public import FioriRuntime

/// How a model becomes a record and back. Generated.
///
/// Conversions are types with static functions, called through this protocol: the functions of a
/// deprecated record can then be deprecated themselves, and still be used without a warning.
public protocol RecordConversion {
  /// The model.
  associatedtype Model: FieldModel
  /// The record, which begins with its own size.
  associatedtype Record

  /// Reads every field of a record.
  ///
  /// - Parameters:
  ///   - record: The record, complete.
  ///   - base: The record with the defaults.
  ///   - model: Receives the fields; keeps what the record leaves open.
  ///   - reader: Reads the fields.
  static func read(
    _ record: Record,
    _ base: Record,
    into model: inout Model,
    _ reader: inout RecordReader
  )

  /// Writes every field of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - writer: Writes the fields.
  /// - Returns: The record.
  static func write(_ model: Model, _ writer: inout RecordWriter) -> Record
}

/// The conversion of a record that has an initialiser in its header.
public protocol DefaultedRecordConversion: RecordConversion {
  /// The record with the documented defaults.
  static func defaults() -> Record
}
