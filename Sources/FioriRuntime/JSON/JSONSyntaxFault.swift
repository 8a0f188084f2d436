/// Where a text breaks the grammar of JSON. Parsers that only say that it does can be helped out.
struct JSONSyntaxFault: Error, Hashable {
  /// The line, starting at 1.
  let line: Int

  /// The column in Unicode scalars, starting at 1.
  let column: Int

  /// What was expected there.
  let message: String

  /// Finds the first fault of a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The fault, or `nil` when the text is JSON.
  static func first(in bytes: [UInt8]) -> JSONSyntaxFault? {
    var scanner = JSONSyntaxScanner(bytes: bytes)
    do throws(JSONSyntaxFault) {
      try scanner.scan()
      return nil
    } catch {
      return error
    }
  }
}

/// Walks through a text without recursion, so that no depth can exhaust the stack.
private struct JSONSyntaxScanner {
  /// What may come next.
  private enum Expectation {
    /// A value.
    case value
    /// A value or the end of an array that has none.
    case valueOrEnd
    /// The key of a member.
    case key
    /// The key of a member or the end of an object that has none.
    case keyOrEnd
    /// What separates a key from its value.
    case colon
    /// A comma, the end of the innermost array or object, or the end of the text.
    case separator
  }

  /// The text.
  private let bytes: [UInt8]

  /// The byte that comes next.
  private var position = 0

  /// What may come next.
  private var expectation = Expectation.value

  /// The closing brackets that are still missing, the innermost last.
  private var missing: [UInt8] = []

  /// Begins at the first byte.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Walks to the end of the text.
  ///
  /// - Throws: The first fault.
  mutating func scan() throws(JSONSyntaxFault) {
    while true {
      while let byte = next, Self.spaces.contains(byte) { position += 1 }
      guard let byte = next else {
        if expectation == .separator, missing.isEmpty { return }
        throw fault("the text ends too early")
      }
      switch expectation {
      case .value, .valueOrEnd: try scanValue(byte)
      case .key, .keyOrEnd: try scanKey(byte)
      case .colon:
        guard byte == UInt8(ascii: ":") else { throw fault("expected ':'") }
        position += 1
        expectation = .value
      case .separator: try scanSeparator(byte)
      }
    }
  }

  /// The byte that comes next, or `nil` at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What may stand between tokens.
  private static let spaces: [UInt8] = Array(" \t\n\r".utf8)

  /// Walks over a value, or into an array or object.
  private mutating func scanValue(_ byte: UInt8) throws(JSONSyntaxFault) {
    switch byte {
    case UInt8(ascii: "]") where expectation == .valueOrEnd: try scanSeparator(byte)
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"), .keyOrEnd)
    case UInt8(ascii: "["): open(UInt8(ascii: "]"), .valueOrEnd)
    case UInt8(ascii: "\""):
      try scanText()
      expectation = .separator
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
      expectation = .separator
    default:
      guard
        let word = ["true", "false", "null"].first(where: {
          bytes[position...].starts(with: $0.utf8)
        })
      else { throw fault("expected a value") }
      position += word.utf8.count
      expectation = .separator
    }
  }

  /// Walks into an array or object.
  private mutating func open(_ closing: UInt8, _ inside: Expectation) {
    position += 1
    missing.append(closing)
    expectation = inside
  }

  /// Walks over a key, or out of an object that has none.
  private mutating func scanKey(_ byte: UInt8) throws(JSONSyntaxFault) {
    if byte == UInt8(ascii: "}"), expectation == .keyOrEnd { return try scanSeparator(byte) }
    guard byte == UInt8(ascii: "\"") else { throw fault("expected a key in quotation marks") }
    try scanText()
    expectation = .colon
  }

  /// Walks over a comma, or out of an array or object.
  private mutating func scanSeparator(_ byte: UInt8) throws(JSONSyntaxFault) {
    guard let closing = missing.last else { throw fault("expected the end of the text") }
    if byte == closing {
      missing.removeLast()
      expectation = .separator
    } else if byte == UInt8(ascii: ",") {
      expectation = closing == UInt8(ascii: "}") ? .key : .value
    } else {
      throw fault("expected ',' or '\(Unicode.Scalar(closing))'")
    }
    position += 1
  }

  /// Walks over a text in quotation marks.
  private mutating func scanText() throws(JSONSyntaxFault) {
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw fault("a control character in a text must be escaped")
      default: position += 1
      }
    }
    throw fault("the text in quotation marks is not closed")
  }

  /// Walks over a backslash and what belongs to it.
  private mutating func scanEscape() throws(JSONSyntaxFault) {
    let rest = bytes[(position + 1)...].prefix(5)
    if rest.first == UInt8(ascii: "u") {
      let digits = rest.dropFirst()
      let isHexadecimal = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
      guard digits.count == 4, isHexadecimal else {
        throw fault("expected four digits after '\\u'")
      }
      position += 6
    } else {
      guard let sign = rest.first, Array(#""\/bfnrt"#.utf8).contains(sign) else {
        throw fault("unknown escape")
      }
      position += 2
    }
  }

  /// Walks over a number.
  private mutating func scanNumber() throws(JSONSyntaxFault) {
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      if let byte = next, Self.isDigit(byte) { throw fault("a number must not begin with 0") }
    } else {
      try scanDigits()
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try scanDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try scanDigits()
    }
  }

  /// Walks over digits, of which there must be one.
  private mutating func scanDigits() throws(JSONSyntaxFault) {
    let first = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    if position == first { throw fault("expected a digit") }
  }

  /// Whether a byte is a digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A fault at the current place.
  private func fault(_ message: String) -> JSONSyntaxFault {
    let before = bytes[..<position]
    let lineBreak = UInt8(ascii: "\n")
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    let isScalarStart = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    return JSONSyntaxFault(
      line: 1 + before.count { $0 == lineBreak },
      column: 1 + before[start...].count(where: isScalarStart),
      message: message
    )
  }
}
