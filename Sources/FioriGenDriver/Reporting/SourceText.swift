/// The lines of a source file, for showing where a finding is.
struct SourceText {
  /// The file's contents in UTF-8.
  private let bytes: [UInt8]

  /// Where each line begins.
  private let lineStarts: [Int]

  /// A place that was looked up last: places on one line come in order, and a long line must not
  /// be counted from its beginning for each of them.
  private var bookmark = (line: 0, column: 1, offset: 0)

  /// Finds the lines of a text. They end where libyaml's do, so that line numbers agree: besides
  /// the usual line breaks also at the ones of Unicode.
  ///
  /// - Parameter bytes: The contents in UTF-8; a byte order mark at the beginning is no column.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var index = 0
    while index < bytes.count {
      let length = Self.lineBreakLength(in: bytes, at: index)
      index += max(1, length)
      if length > 0 { starts.append(index) }
    }
    lineStarts = starts
  }

  /// The length of the line break at an offset; 0 when there is none.
  private static func lineBreakLength(in bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// The characters of a line around a column.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  ///   - reach: How many characters to give on each side at most.
  /// - Returns: The characters and the column of the first one; `nil` when there is no such line.
  mutating func characters(line: Int, column: Int, reach: Int) -> (
    characters: [Unicode.Scalar], firstColumn: Int
  )? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let end = endOfLine(line)
    let firstColumn = max(1, column - reach)
    bookmark = place(line: line, column: firstColumn, end: end)
    let start = bookmark.offset
    // A character has four bytes at most.
    let slice = bytes[start..<min(end, start + reach * 8 + 4)]
    let characters = String(decoding: slice, as: UTF8.self).unicodeScalars.prefix(reach * 2)
    return (Array(characters), firstColumn)
  }

  /// Whether a line goes on after some characters from a column on.
  ///
  /// - Parameters:
  ///   - line: The line, starting at 1.
  ///   - column: The column in Unicode scalars, starting at 1.
  /// - Returns: Whether there is a character at that column.
  func hasCharacter(line: Int, column: Int) -> Bool {
    guard line >= 1, line <= lineStarts.count else { return false }
    let end = endOfLine(line)
    return place(line: line, column: column, end: end).offset < end
  }

  /// The offset just after a line's last character.
  private func endOfLine(_ line: Int) -> Int {
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    guard line < lineStarts.count else { return end }
    // The break is one to three bytes; the line ends before it.
    for length in 1...3 where end - length >= lineStarts[line - 1] {
      if Self.lineBreakLength(in: bytes, at: end - length) == length {
        end -= length
        break
      }
    }
    if end > lineStarts[line - 1], bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The place of a column in a line; the line's end when it is shorter. Counting begins at the
  /// bookmark where that stands before the column.
  private func place(line: Int, column: Int, end: Int) -> (line: Int, column: Int, offset: Int) {
    let isBefore = bookmark.line == line && bookmark.column <= column
    var place = isBefore ? bookmark : (line: line, column: 1, offset: lineStarts[line - 1])
    while place.column < column && place.offset < end {
      place.offset += 1
      // Bytes that continue a character belong to its column.
      while place.offset < end && bytes[place.offset] & 0xC0 == 0x80 { place.offset += 1 }
      place.column += 1
    }
    return place
  }
}
