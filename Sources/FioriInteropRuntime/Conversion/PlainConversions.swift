public import FioriRuntime

/// A number or truth value that is the same in both languages.
public protocol PlainConversion: ValueConversion where Value == Form, Value: FieldValue {}

extension PlainConversion {
  /// Takes the value.
  public static func read(_ form: Form, _ reader: inout RecordReader) -> Value? { form }

  /// Gives the value, or what stands for none.
  public static func write(_ value: Value?, _ writer: inout RecordWriter) -> Form {
    value ?? Value.blank
  }
}

/// Truth values.
public enum SameBool: PlainConversion {
  /// The same in both languages.
  public typealias Value = Bool
  /// The same in both languages.
  public typealias Form = Bool
}

/// Numbers.
public enum SameDouble: PlainConversion {
  /// The same in both languages.
  public typealias Value = Double
  /// The same in both languages.
  public typealias Form = Double
}

/// Numbers of single precision.
public enum SameFloat: PlainConversion {
  /// The same in both languages.
  public typealias Value = Float
  /// The same in both languages.
  public typealias Form = Float
}

/// Whole numbers.
public enum WholeNumber: ValueConversion {
  /// Takes the number; one that this machine has no room for is a fault.
  public static func read(_ form: Int64, _ reader: inout RecordReader) -> Int? {
    let number = Int(exactly: form)
    if number == nil { reader.fault(.invalidValue, "record.number", "the number is too large") }
    return number
  }

  /// Gives the number, or 0 for none.
  public static func write(_ value: Int?, _ writer: inout RecordWriter) -> Int64 {
    Int64(value ?? 0)
  }
}

/// Texts.
public enum BorrowedText: ValueConversion {
  /// Copies the text; `nil` for NULL.
  public static func read(
    _ form: UnsafePointer<CChar>?,
    _ reader: inout RecordReader
  ) -> String? {
    guard let form else { return nil }
    let bytes = UnsafeRawPointer(form).assumingMemoryBound(to: UInt8.self)
    let decoded = String.decodeCString(bytes, as: UTF8.self, repairingInvalidCodeUnits: false)
    if decoded == nil { reader.fault(.invalidText, "record.text", "the text is not UTF-8") }
    return decoded?.result
  }

  /// Keeps the text in the document; NULL for none.
  public static func write(
    _ value: String?,
    _ writer: inout RecordWriter
  ) -> UnsafePointer<CChar>? {
    value.flatMap { writer.place(text: $0) }
  }
}

/// Colours, as style sheets spell them.
public enum ColorSpelling: ValueConversion {
  /// Reads the spelling; `nil` for NULL.
  public static func read(
    _ form: UnsafePointer<CChar>?,
    _ reader: inout RecordReader
  ) -> ThemeColor? {
    guard let text = BorrowedText.read(form, &reader) else { return nil }
    let color = ThemeColor(text)
    if color == nil {
      reader.fault(
        .invalidValue,
        "record.color",
        "no colour: use #RGB, #RRGGBB, rgba(r, g, b, a), a name, or @ and a variable"
      )
    }
    return color
  }

  /// Keeps the spelling in the document; NULL for none.
  public static func write(
    _ value: ThemeColor?,
    _ writer: inout RecordWriter
  ) -> UnsafePointer<CChar>? {
    BorrowedText.write(value?.description, &writer)
  }
}
