import FioriGenModel

/// Reads numbers, sizes and ranges from text. The spellings are those of Swift without `_` and
/// without other bases; there is no infinity and no "not a number".
enum NumberText {
  /// A finite number.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, `nil` for anything else.
  static func number(_ text: some StringProtocol) -> Double? {
    guard isDecimal(text.utf8), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A whole number.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, `nil` for anything else.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(ASCII.isDigit) else { return nil }
    return Int(text)
  }

  /// A size such as `25x25`, in points.
  ///
  /// - Parameter text: The text.
  /// - Returns: The size, `nil` for anything else, negative numbers included.
  static func size(_ text: String) -> ViewSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
      width >= 0, height >= 0
    else { return nil }
    return ViewSize(width: width, height: height)
  }

  /// The two ends of a range such as `0.01...0.99`.
  ///
  /// - Parameter text: The text.
  /// - Returns: The ends in the order written, `nil` for anything else.
  static func rangeEnds(_ text: String) -> (lower: Double, upper: Double)? {
    guard let dots = dotsOfRange(in: text.utf8) else { return nil }
    let lower = trimmed(text.utf8[..<dots.lowerBound])
    let upper = trimmed(text.utf8[dots.upperBound...])
    guard let lower = number(lower), let upper = number(upper) else { return nil }
    return (lower, upper)
  }

  /// Where `...` stands.
  private static func dotsOfRange(in text: String.UTF8View) -> Range<String.Index>? {
    var start = text.startIndex
    while let first = text[start...].firstIndex(of: UInt8(ascii: ".")) {
      let dots = text[first...].prefix(3)
      if dots.count == 3, dots.allSatisfy({ $0 == UInt8(ascii: ".") }) {
        return first..<text.index(first, offsetBy: 3)
      }
      start = text.index(after: first)
    }
    return nil
  }

  /// The text without spaces around it.
  private static func trimmed(_ text: Substring.UTF8View) -> Substring {
    var text = text
    while text.first == 0x20 { text = text.dropFirst() }
    while text.last == 0x20 { text = text.dropLast() }
    return Substring(text)
  }

  /// Whether text is a decimal number: digits with at most one sign, point and exponent.
  private static func isDecimal(_ text: some Collection<UInt8>) -> Bool {
    var text = text[...]
    if text.first == UInt8(ascii: "-") { text = text.dropFirst() }
    let whole = text.prefix(while: ASCII.isDigit)
    text = text.dropFirst(whole.count)
    var fractionCount = 0
    if text.first == UInt8(ascii: ".") {
      text = text.dropFirst()
      fractionCount = text.prefix(while: ASCII.isDigit).count
      guard fractionCount > 0 else { return false }
      text = text.dropFirst(fractionCount)
    }
    guard whole.count + fractionCount > 0 else { return false }
    if let letter = text.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
      text = text.dropFirst()
      if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        text = text.dropFirst()
      }
      guard !text.isEmpty, text.allSatisfy(ASCII.isDigit) else { return false }
      return true
    }
    return text.isEmpty
  }
}
