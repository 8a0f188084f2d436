/// Reads `not value` and `not [value, value]`.
enum ConditionText {
  /// A value inside the text.
  struct Value: Equatable {
    /// The value's text.
    var text: String
    /// The offset of its first byte.
    var offset: Int
  }

  /// The values after `not`.
  ///
  /// - Parameter text: A condition.
  /// - Returns: The values; empty ones where the text has a gap; `nil` without `not`.
  static func negated(_ text: String) -> [Value]? {
    let bytes = Array(text.utf8)
    guard bytes.starts(with: Array("not".utf8)) else { return nil }
    let rest = trimmed(bytes, 3..<bytes.count)
    let hasSpace = bytes.count > 3 && (bytes[3] == 0x20 || bytes[3] == UInt8(ascii: "["))
    guard hasSpace else { return nil }
    guard !rest.isEmpty, bytes[rest.lowerBound] == UInt8(ascii: "[") else {
      return [value(bytes, rest)]
    }
    guard bytes[rest.upperBound - 1] == UInt8(ascii: "]"), rest.count > 1 else {
      return [Value(text: "", offset: rest.lowerBound)]
    }
    var values: [Value] = []
    var start = rest.lowerBound + 1
    for index in start..<rest.upperBound
    where bytes[index] == UInt8(ascii: ",") || index == rest.upperBound - 1 {
      values.append(value(bytes, trimmed(bytes, start..<index)))
      start = index + 1
    }
    return values
  }

  /// The value at a stretch of the text.
  private static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Value {
    Value(text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound)
  }

  /// A stretch without the spaces at its ends.
  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
    return lower..<upper
  }
}
