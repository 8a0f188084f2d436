/// Writes models as records of C into a document.
public struct RecordWriter {
  /// Why a model has no record.
  enum Failure {
    /// There is no memory.
    case outOfMemory
    /// A text contains NUL, which ends texts in C; its path is with it.
    case nulInText(path: String)
  }

  /// Where everything is kept.
  let document: Document

  /// Why there is no record, as soon as that is known.
  private(set) var failure: Failure?

  /// The names of the fields around the value being written.
  private var steps: [StaticString] = []

  /// Starts with nothing written.
  init(document: Document) {
    self.document = document
  }

  /// Writes a field.
  ///
  /// - Parameters:
  ///   - name: The field's name in specs.
  ///   - conversion: What turns it into C.
  ///   - value: The value; `nil` for none.
  /// - Returns: The field.
  public mutating func form<Conversion: ValueConversion>(
    _ name: StaticString,
    _ conversion: Conversion.Type,
    _ value: Conversion.Value?
  ) -> Conversion.Form {
    steps.append(name)
    defer { steps.removeLast() }
    return Conversion.write(value, &self)
  }

  /// Writes an exclusive slot, whose members have names of their own.
  ///
  /// - Parameters:
  ///   - conversion: What turns it into C.
  ///   - value: What the slot holds; `nil` for nothing.
  /// - Returns: The slot.
  public mutating func choice<Conversion: ValueConversion>(
    _ conversion: Conversion.Type,
    _ value: Conversion.Value?
  ) -> Conversion.Form {
    Conversion.write(value, &self)
  }

  /// Writes the settable members of a view.
  ///
  /// - Parameters:
  ///   - name: The field's name in specs.
  ///   - conversion: What turns them into C.
  ///   - part: The members.
  /// - Returns: Where their record stands.
  public mutating func part<Conversion: RecordConversion>(
    _ name: StaticString,
    _ conversion: Conversion.Type,
    _ part: Conversion.Model
  ) -> UnsafePointer<Conversion.Record>? {
    steps.append(name)
    defer { steps.removeLast() }
    return place(Conversion.write(part, &self))
  }

  /// Keeps a plain C value.
  mutating func place<Value>(_ value: Value) -> UnsafePointer<Value>? {
    if failure != nil { return nil }
    let place = document.place(value)
    if place == nil { failure = .outOfMemory }
    return place
  }

  /// Keeps a text.
  mutating func place(text: String) -> UnsafePointer<CChar>? {
    if failure != nil { return nil }
    if text.utf8.contains(0) {
      failure = .nulInText(path: steps.map { "\($0)" }.joined(separator: "."))
      return nil
    }
    let place = document.place(text: text)
    if place == nil { failure = .outOfMemory }
    return place
  }

  /// Keeps the elements of a list one after the other.
  mutating func place<Form>(_ forms: [Form]) -> UnsafeRawPointer? {
    if failure != nil { return nil }
    let place = document.placeArray(forms.count) { forms[$0] }
    if place == nil { failure = .outOfMemory }
    return place.map { UnsafeRawPointer($0) }
  }
}
