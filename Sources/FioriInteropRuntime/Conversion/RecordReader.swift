/// Reads records of C into models, and notes what does not fit.
///
/// Whatever a program may have put into a record, reading it neither crashes nor loops, as long as its
/// pointers point to what they say.
public struct RecordReader {
  /// What does not fit.
  struct Fault {
    /// What the function will report.
    var status: LibraryStatus
    /// The rule's identifier.
    var rule: String
    /// What is wrong, in one sentence.
    var message: String
    /// The value's path.
    var path: String
  }

  /// One step inwards.
  private enum Step {
    /// To a field.
    case field(StaticString)
    /// To an element, counted from 0.
    case element(Int)
  }

  /// What does not fit, in the order found.
  private(set) var faults: [Fault] = []

  /// The way from the outermost record.
  private var steps: [Step] = []

  /// How many records are around the one being read.
  private var depth = 0

  /// How deep records may stand inside each other; more means that one contains itself.
  private static let deepest = 64

  /// Starts at the outermost record.
  init() {}

  // MARK: Fields

  /// Reads a field that may have no value.
  ///
  /// - Parameters:
  ///   - name: The field's name in specs.
  ///   - conversion: What turns it into Swift.
  ///   - form: The field.
  /// - Returns: The value, or `nil` for none.
  public mutating func value<Conversion: ValueConversion>(
    _ name: StaticString,
    _ conversion: Conversion.Type,
    _ form: Conversion.Form
  ) -> Conversion.Value? {
    steps.append(.field(name))
    defer { steps.removeLast() }
    return Conversion.read(form, &self)
  }

  /// Reads a field that keeps what it has where the record has no value.
  ///
  /// - Parameters:
  ///   - name: The field's name in specs.
  ///   - value: The field of the model.
  ///   - conversion: What turns it into Swift.
  ///   - form: The field of the record.
  public mutating func update<Conversion: ValueConversion>(
    _ name: StaticString,
    _ value: inout Conversion.Value,
    _ conversion: Conversion.Type,
    _ form: Conversion.Form
  ) {
    if let found = self.value(name, conversion, form) { value = found }
  }

  /// Reads an exclusive slot, whose members have names of their own.
  ///
  /// - Parameters:
  ///   - conversion: What turns it into Swift.
  ///   - form: The slot.
  /// - Returns: What the slot holds, or `nil` for nothing.
  public mutating func choice<Conversion: ValueConversion>(
    _ conversion: Conversion.Type,
    _ form: Conversion.Form
  ) -> Conversion.Value? {
    Conversion.read(form, &self)
  }

  /// Reads what a tagged union says it holds.
  ///
  /// - Parameters:
  ///   - name: The value's name in specs.
  ///   - conversion: What turns it into Swift.
  ///   - form: The value.
  /// - Returns: The value; `nil` after noting a fault.
  public mutating func held<Conversion: ValueConversion>(
    _ name: StaticString,
    _ conversion: Conversion.Type,
    _ form: Conversion.Form
  ) -> Conversion.Value? {
    steps.append(.field(name))
    defer { steps.removeLast() }
    return required(conversion, form)
  }

  /// Reads the settable members of a view, which are kept where the record points to none.
  ///
  /// - Parameters:
  ///   - name: The field's name in specs.
  ///   - part: The field of the model.
  ///   - conversion: What turns it into Swift.
  ///   - record: What the record points to.
  ///   - base: What its defaults point to.
  public mutating func part<Conversion: RecordConversion>(
    _ name: StaticString,
    _ part: inout Conversion.Model,
    _ conversion: Conversion.Type,
    _ record: UnsafePointer<Conversion.Record>?,
    _ base: UnsafePointer<Conversion.Record>?
  ) {
    guard let record else { return }
    steps.append(.field(name))
    defer { steps.removeLast() }
    read(conversion, record, over: base?.pointee, into: &part)
  }

  // MARK: Values

  /// Reads a value that must be there.
  mutating func required<Conversion: ValueConversion>(
    _ conversion: Conversion.Type,
    _ form: Conversion.Form
  ) -> Conversion.Value? {
    let before = faults.count
    let value = Conversion.read(form, &self)
    if value == nil, faults.count == before {
      fault(.nullArgument, "record.missing-value", "a value is needed here")
    }
    return value
  }

  /// Reads an element of a list.
  mutating func element<Value>(_ index: Int, _ read: (inout RecordReader) -> Value?) -> Value? {
    steps.append(.element(index))
    defer { steps.removeLast() }
    return read(&self)
  }

  /// Reads a record into a model.
  ///
  /// A program that was compiled against older headers has a smaller record; what it lacks comes from
  /// the base.
  ///
  /// - Parameters:
  ///   - conversion: What turns it into Swift.
  ///   - record: The record.
  ///   - base: The record with the defaults; `nil` where it is not known.
  ///   - model: Receives the fields.
  mutating func read<Conversion: RecordConversion>(
    _ conversion: Conversion.Type,
    _ record: UnsafePointer<Conversion.Record>,
    over base: Conversion.Record?,
    into model: inout Conversion.Model
  ) {
    let size = UnsafeRawPointer(record).load(as: Int.self)
    let full = MemoryLayout<Conversion.Record>.size
    guard size >= MemoryLayout<Int>.size else {
      fault(.structSize, "record.struct-size", "struct_size is \(size); the init function sets it")
      return
    }
    guard depth < Self.deepest else {
      fault(.invalidValue, "record.depth", "records stand more than \(Self.deepest) deep")
      return
    }
    depth += 1
    defer { depth -= 1 }
    if size >= full {
      Conversion.read(record.pointee, base ?? record.pointee, into: &model, &self)
      return
    }
    guard let base else {
      fault(.structSize, "record.struct-size", "struct_size is \(size); it must be \(full) here")
      return
    }
    var complete = base
    withUnsafeMutableBytes(of: &complete) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: record, count: size))
    }
    Conversion.read(complete, base, into: &model, &self)
  }

  // MARK: Faults

  /// Notes a number that no kind of a tagged union has.
  ///
  /// - Parameter kind: The number.
  public mutating func unknownKind(_ kind: Int32) {
    fault(.invalidValue, "record.unknown-kind", "no kind has the number \(kind)")
  }

  /// Notes a fault at the value that is being read.
  mutating func fault(_ status: LibraryStatus, _ rule: String, _ message: String) {
    faults.append(Fault(status: status, rule: rule, message: message, path: path))
  }

  /// The path of the value that is being read, such as `tags[2].title`.
  private var path: String {
    var text = ""
    for step in steps {
      switch step {
      case .field(let name): text += text.isEmpty ? "\(name)" : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
