/// Reads JSON strictly: one value, no comments, no surplus commas, limited nesting.
struct JSONParser {
  /// What is wrong, and where.
  struct Failure: Error, Hashable {
    /// What is wrong, in a few words.
    var message: String
    /// The line, starting at 1.
    var line: Int
    /// The column in bytes, starting at 1.
    var column: Int
  }

  /// The deepest nesting accepted, which bounds the stack.
  private static let deepest = 64

  /// The text.
  private let bytes: [UInt8]

  /// The next byte to read.
  private var position = 0

  /// Reads a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The value.
  /// - Throws: When the text is not JSON.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.failure("text after the end") }
    return value
  }

  /// Creates a parser at the beginning of a text.
  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A failure at the current position.
  private func failure(_ message: String) -> Failure {
    let read = bytes[..<min(position, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let lineStart = read.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return Failure(
      message: message,
      line: read.count { $0 == newline } + 1,
      column: read.count - lineStart + 1
    )
  }

  /// The next byte without taking it.
  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Skips white space.
  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Takes a character if it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads a value.
  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw failure("nested too deeply") }
    if take("{") { return try object(depth: depth) }
    if take("[") { return try array(depth: depth) }
    if take("\"") { return .string(try string()) }
    for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    return try number()
  }

  /// Reads the rest of an object.
  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONMember] = []
    if take("}") { return .object([]) }
    repeat {
      guard take("\"") else { throw failure("a key in quotes was expected") }
      let key = try string()
      guard take(":") else { throw failure("a colon was expected") }
      members.append(JSONMember(key: key, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw failure("a comma or a closing brace was expected") }
    return .object(members)
  }

  /// Reads the rest of a list.
  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw failure("a comma or a closing bracket was expected") }
    return .array(elements)
  }

  /// Reads a number.
  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while let byte = next, "+-.0123456789Ee".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    if let number = Double(text), number.isFinite { return .number(number) }
    position = start
    throw failure("a value was expected")
  }

  /// Reads the rest of a text.
  private mutating func string() throws(Failure) -> String {
    var units: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else {
          throw failure("the text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): units += Array(try escape().utf8)
      case 0..<0x20: throw failure("a control character in a text")
      default: units.append(byte)
      }
    }
    throw failure("a text without end")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(Failure) -> String {
    guard let byte = next else { throw failure("a text without end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return try codePoint()
    default: throw failure("an unknown escape")
    }
  }

  /// Reads the four digits of one escape, or of the two that make a pair.
  private mutating func codePoint() throws(Failure) -> String {
    var units = [try fourDigits()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try fourDigits())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("half of a surrogate pair")
    }
    return text
  }

  /// Reads four hexadecimal digits.
  private mutating func fourDigits() throws(Failure) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else {
      throw failure("four hexadecimal digits were expected")
    }
    position += 4
    return unit
  }
}
