import FioriGenModel

/// Parses type expressions: `String?`, `[UIImage]`, `[String: Int]`, `((A, B) -> Void)?`.
struct TypeParser {
  /// Why some text is no type.
  struct Fault: Error {
    /// What is wrong.
    var message: String
    /// The offset of the byte where it was noticed.
    var offset: Int
  }

  /// A parsed type.
  struct Result {
    /// The type.
    var expression: TypeExpression
    /// The names in it with the offsets of their first bytes, in order.
    var names: [(name: String, offset: Int)]
  }

  /// The text.
  private let bytes: [UInt8]

  /// The offset of the next byte.
  private var index = 0

  /// The names so far.
  private var names: [(name: String, offset: Int)] = []

  /// How many types may stand inside one another; the parser recurses that deep.
  private static let maximumDepth = 32

  /// Parses a type.
  ///
  /// - Parameter text: The type as Swift writes it.
  /// - Returns: The type and its names.
  /// - Throws: A ``Fault`` for anything else.
  static func parse(_ text: String) throws(Fault) -> Result {
    var parser = TypeParser(bytes: Array(text.utf8))
    let expression = try parser.type(depth: 0)
    parser.skipSpaces()
    guard parser.index == parser.bytes.count else { throw parser.unexpected() }
    return Result(expression: expression, names: parser.names)
  }

  /// Begins at the first byte.
  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A type with its suffixes.
  private mutating func type(depth: Int) throws(Fault) -> TypeExpression {
    guard depth < Self.maximumDepth else { throw tooDeep() }
    var type = try primary(depth: depth)
    var suffixes = 0
    while let byte = peek(), byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
      suffixes += 1
      guard depth + suffixes < Self.maximumDepth else { throw tooDeep() }
      index += 1
      type = byte == UInt8(ascii: "?") ? .optional(type) : .implicitlyUnwrapped(type)
    }
    return type
  }

  /// A type without suffixes.
  private mutating func primary(depth: Int) throws(Fault) -> TypeExpression {
    skipSpaces()
    switch peek() {
    case UInt8(ascii: "["):
      index += 1
      let element = try type(depth: depth + 1)
      if skip(UInt8(ascii: ":")) {
        let value = try type(depth: depth + 1)
        try expect(UInt8(ascii: "]"))
        return .dictionary(key: element, value: value)
      }
      try expect(UInt8(ascii: "]"))
      return .array(element)
    case UInt8(ascii: "("):
      return try parenthesised(depth: depth)
    default:
      return try named()
    }
  }

  /// A function type or a type in parentheses.
  private mutating func parenthesised(depth: Int) throws(Fault) -> TypeExpression {
    let start = index
    index += 1
    var elements: [TypeExpression] = []
    if !skip(UInt8(ascii: ")")) {
      repeat { elements.append(try type(depth: depth + 1)) } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: ")"))
    }
    skipSpaces()
    if bytes[index...].starts(with: [UInt8(ascii: "-"), UInt8(ascii: ">")]) {
      index += 2
      return .function(parameters: elements, result: try type(depth: depth + 1))
    }
    if elements.isEmpty { return .named("Void") }
    guard elements.count == 1 else {
      throw Fault(message: "tuples are no types of a spec; use a struct", offset: start)
    }
    return elements[0]
  }

  /// A name, dotted where the type is nested.
  private mutating func named() throws(Fault) -> TypeExpression {
    let start = index
    while index < bytes.count, ASCII.isNameByte(bytes[index]) || bytes[index] == 0x2E { index += 1 }
    let name = bytes[start..<index]
    guard NameCheck.isDottedName(name) else {
      index = start
      throw unexpected()
    }
    let text = String(decoding: name, as: UTF8.self)
    names.append((text, start))
    return .named(text)
  }

  /// The next byte.
  private func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Skips spaces and line breaks.
  private mutating func skipSpaces() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A { index += 1 }
  }

  /// Skips a byte, if it is the next one after spaces.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  /// Skips a byte that has to be the next one.
  private mutating func expect(_ byte: UInt8) throws(Fault) {
    guard skip(byte) else {
      let wanted = "'\(Character(Unicode.Scalar(byte)))'"
      let found = peek() == nil ? "the end" : nextWord()
      throw Fault(message: "\(wanted) expected, not \(found)", offset: index)
    }
  }

  /// The fault of something that cannot stand where it does.
  private func unexpected() -> Fault {
    switch peek() {
    case nil:
      Fault(message: "the type ends too early", offset: index)
    case UInt8(ascii: "<"):
      Fault(message: "specs have no generic types; write '[T]' for an array", offset: index)
    case UInt8(ascii: "@"):
      Fault(message: "attributes are no part of a spec's types", offset: index)
    default:
      Fault(message: "\(nextWord()) was not expected here", offset: index)
    }
  }

  /// The fault of a type that is nested too deep.
  private func tooDeep() -> Fault {
    Fault(message: "more than \(Self.maximumDepth) types stand inside one another", offset: index)
  }

  /// The next word or character, for a message.
  private func nextWord() -> String {
    let rest = bytes[index...]
    let word = rest.prefix(while: ASCII.isNameByte)
    let shown = word.isEmpty ? rest.prefix(1) : word
    return quoted(String(decoding: shown, as: UTF8.self))
  }
}
