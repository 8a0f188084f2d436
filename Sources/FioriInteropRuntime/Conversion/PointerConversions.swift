/// Records that others point to.
public enum PointedRecord<Conversion: DefaultedRecordConversion>: ValueConversion {
  /// Reads the record; `nil` for NULL.
  public static func read(
    _ form: UnsafePointer<Conversion.Record>?,
    _ reader: inout RecordReader
  ) -> Conversion.Model? {
    guard let form else { return nil }
    var model = Conversion.Model.blank
    reader.read(Conversion.self, form, over: Conversion.defaults(), into: &model)
    return model
  }

  /// Keeps the record in the document; NULL for none.
  public static func write(
    _ value: Conversion.Model?,
    _ writer: inout RecordWriter
  ) -> UnsafePointer<Conversion.Record>? {
    value.flatMap { writer.place(Conversion.write($0, &writer)) }
  }
}

/// Values that something points to.
public enum PointedValue<Conversion: ValueConversion>: ValueConversion {
  /// Reads the value; `nil` for NULL.
  public static func read(
    _ form: UnsafePointer<Conversion.Form>?,
    _ reader: inout RecordReader
  ) -> Conversion.Value? {
    form.flatMap { Conversion.read($0.pointee, &reader) }
  }

  /// Keeps the value in the document; NULL for none.
  public static func write(
    _ value: Conversion.Value?,
    _ writer: inout RecordWriter
  ) -> UnsafePointer<Conversion.Form>? {
    value.flatMap { writer.place(Conversion.write($0, &writer)) }
  }
}
