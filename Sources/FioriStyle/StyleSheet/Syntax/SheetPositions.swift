/// Turns byte offsets into lines and columns, in one pass over the sheet for any number of offsets.
struct SheetPositions {
  /// The asked offsets, sorted, each once.
  private let offsets: [Int]

  /// Their places, in the same order.
  private let positions: [SheetPosition]

  /// Looks up places.
  ///
  /// - Parameters:
  ///   - ranges: The stretches whose ends will be asked for.
  ///   - bytes: The sheet.
  init(of ranges: some Sequence<ByteRange>, in bytes: [UInt8]) {
    var wanted: [Int] = []
    for range in ranges {
      wanted.append(range.start)
      wanted.append(range.end)
    }
    wanted.sort()
    var unique: [Int] = []
    for offset in wanted where unique.last != offset { unique.append(offset) }
    offsets = unique
    positions = Self.walk(unique, in: bytes)
  }

  /// The stretch of the sheet that a byte range covers.
  ///
  /// - Parameter range: One of the ranges given at the beginning.
  /// - Returns: The same stretch in lines and columns.
  func range(_ range: ByteRange) -> SheetRange {
    SheetRange(start: position(at: range.start), end: position(at: range.end))
  }

  /// The place of an offset, found by bisection.
  private func position(at offset: Int) -> SheetPosition {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low < positions.count else { return SheetPosition(line: 1, column: 1, offset: offset) }
    return positions[low]
  }

  /// Walks over the sheet once and notes the place of each offset.
  private static func walk(_ offsets: [Int], in bytes: [UInt8]) -> [SheetPosition] {
    var found: [SheetPosition] = []
    found.reserveCapacity(offsets.count)
    var line = 1
    var column = 1
    var index = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column = 0 }
    for offset in offsets {
      let end = min(offset, bytes.count)
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isLineFeed(index, bytes) {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      found.append(SheetPosition(line: line, column: max(column, 1), offset: offset))
    }
    return found
  }

  /// Whether a line feed stands at an offset, so that the carriage return before it ends no line.
  private static func isLineFeed(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
  }
}

extension StyleSheetSyntax {
  /// The lines and columns of stretches, in one pass over the sheet.
  ///
  /// - Parameter ranges: The stretches, in any order.
  /// - Returns: Their places, in the same order.
  public func positions(of ranges: [ByteRange]) -> [SheetRange] {
    let positions = SheetPositions(of: ranges, in: bytes)
    return ranges.map { positions.range($0) }
  }
}
