/// A value of a JSON text, as far as interface descriptions need it.
indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members by their keys.
  case object([String: JSONValue])
}

/// Reads JSON. Depth is bounded, numbers are whole, and nothing may follow the value.
struct JSONReader {
  /// Why a text cannot be read.
  struct Failure: Error, Hashable {
    /// What was expected, or is not allowed.
    var message: String
    /// The line, starting at 1.
    var line: Int
  }

  /// The deepest nesting that is read.
  private static let deepest = 32

  /// The text.
  private let bytes: [UInt8]

  /// The next byte to read.
  private var position = 0

  /// Reads a text.
  ///
  /// - Parameter text: The JSON text.
  /// - Returns: The value.
  /// - Throws: What is wrong, with its line.
  static func read(_ text: String) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.position < reader.bytes.count { throw reader.failure("nothing may follow the value") }
    return value
  }

  /// Starts at the beginning of a text.
  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  /// Reads one value.
  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    if depth > Self.deepest { throw failure("the nesting is too deep") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .integer(try integer())
    }
  }

  /// Reads the members between braces.
  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    position += 1
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure("':' expected") }
      guard members.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
        throw failure("the key '\(key)' stands twice")
      }
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("',' or '}' expected") }
    return .object(members)
  }

  /// Reads the elements between brackets.
  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure("',' or ']' expected") }
    return .array(elements)
  }

  /// Reads a word.
  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("a value expected") }
    position += word.utf8.count
    return value
  }

  /// Reads a whole number.
  private mutating func integer() throws(Failure) -> Int {
    let start = position
    while let byte = peek, byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Int(digits) else { throw failure("a value expected") }
    return number
  }

  // MARK: Texts

  /// Reads a text between quotes.
  private mutating func string() throws(Failure) -> String {
    guard take("\"") else { throw failure("a text expected") }
    var units: [UInt16] = []
    var run: [UInt8] = []
    var result = ""
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") {
        result += String(decoding: run, as: UTF8.self)
        run = []
        units.append(try escape())
        continue
      }
      if !units.isEmpty {
        result += String(decoding: units, as: UTF16.self)
        units = []
      }
      run.append(byte)
    }
    guard take("\"") else { throw failure("the text does not end") }
    return result + String(decoding: units, as: UTF16.self) + String(decoding: run, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(Failure) -> UInt16 {
    guard let byte = peek else { throw failure("the text does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
        throw failure("four digits expected")
      }
      position += 4
      return unit
    default: throw failure("unknown escape")
    }
  }

  // MARK: Bytes

  /// The next byte; `nil` at the end.
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads a character if it is next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Goes to the next byte that is no space.
  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// A failure at the current line.
  private func failure(_ message: String) -> Failure {
    let breaks = bytes[..<position].count { $0 == UInt8(ascii: "\n") }
    return Failure(message: message, line: breaks + 1)
  }
}
