import FioriGenModel

/// Positions and lines of a file's bytes, computed only when something has to be reported.
struct SourceText {
  /// The file's bytes.
  private let bytes: [UInt8]

  /// Longer lines are cut, which bounds the work of looking for slips.
  private static let longestLine = 4_096

  /// Wraps a file's bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The position of a byte: lines end with LF, CR or CR LF, columns count Unicode scalars and a
  /// byte order mark has no width.
  ///
  /// - Parameter offset: The byte's offset.
  /// - Returns: The position editors show for it.
  func position(ofByte offset: Int) -> SourcePosition {
    var line = 1
    var column = 1
    var index = bytes.starts(with: EncodingCheck.byteOrderMark) ? 3 : 0
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      let isCarriageReturnOfPair =
        byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isCarriageReturnOfPair) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 && !isCarriageReturnOfPair {
        column += 1
      }
      index += 1
    }
    return SourcePosition(line: line, column: column)
  }

  /// A line's text without its end.
  ///
  /// - Parameter number: The line, starting at 1.
  /// - Returns: The text as scalars, cut after some thousand; empty for a line past the end.
  func line(_ number: Int) -> [Unicode.Scalar] {
    var current = 1
    var start = bytes.starts(with: EncodingCheck.byteOrderMark) ? 3 : 0
    var index = start
    while index < bytes.count, current < number {
      if bytes[index] == 0x0A {
        current += 1
        start = index + 1
      } else if bytes[index] == 0x0D {
        if index + 1 < bytes.count && bytes[index + 1] == 0x0A { index += 1 }
        current += 1
        start = index + 1
      }
      index += 1
    }
    guard current == number, start < bytes.count else { return [] }
    let rest = bytes[start...].prefix(Self.longestLine)
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    return Array(String(decoding: rest[..<end], as: UTF8.self).unicodeScalars)
  }
}
