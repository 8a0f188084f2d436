/// Constant text in which names are found without reading the rest of it: one line for each name, sorted
/// by the bytes of the names.
///
/// ```
/// Label{font-size:12;text-align:center;}
/// fdlFUIObjectCell 3{}
/// ```
///
/// No name or word has a byte that ends one, so nothing is escaped.
struct CompiledTable {
  /// The text.
  private let text: StaticString

  /// Takes text as it is.
  ///
  /// - Parameter text: The text.
  init(_ text: StaticString) {
    self.text = text
  }

  /// Finds a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: Its line; `nil` when there is none.
  func row(named name: String) -> CompiledRow? {
    var name = name
    return name.withUTF8 { name in
      text.withUTF8Buffer { row(named: name, in: UnsafeRawBufferPointer($0)) }
    }
  }

  /// All lines, in order.
  var rows: [CompiledRow] {
    text.withUTF8Buffer { text in
      let text = UnsafeRawBufferPointer(text)
      var rows: [CompiledRow] = []
      var start = 0
      while start < text.count {
        var nameEnd = start
        while nameEnd < text.count, !CompiledRow.endsName(text[nameEnd]) { nameEnd += 1 }
        let end = Self.lineEnd(from: nameEnd, in: text)
        rows.append(CompiledRow(self.text, start..<end, nameEnd: nameEnd))
        start = end + 1
      }
      return rows
    }
  }

  /// Halves the lines until one is left.
  private func row(
    named name: UnsafeBufferPointer<UInt8>,
    in text: UnsafeRawBufferPointer
  ) -> CompiledRow? {
    var (low, high) = (0, text.count)
    // How many bytes the name shares with the lines around: those between share the fewer of them.
    var (sharedBefore, sharedAfter) = (0, 0)
    while low < high {
      let start = Self.lineStart(at: low + (high - low) / 2, notBefore: low, in: text)
      var shared = min(sharedBefore, sharedAfter)
      while shared < name.count, start + shared < text.count, name[shared] == text[start + shared] {
        shared += 1
      }
      let position = start + shared
      let lineHasMore = position < text.count && !CompiledRow.endsName(text[position])
      if shared == name.count, !lineHasMore {
        // A name with such a byte reached into what stands behind the name of the line.
        guard !name.contains(where: CompiledRow.endsName) else { return nil }
        let end = Self.lineEnd(from: position, in: text)
        return CompiledRow(self.text, start..<end, nameEnd: position)
      }
      if lineHasMore, shared == name.count || name[shared] < text[position] {
        (high, sharedAfter) = (start, shared)
      } else {
        (low, sharedBefore) = (Self.lineEnd(from: position, in: text) + 1, shared)
      }
    }
    return nil
  }

  /// The beginning of the line in which a position lies, found eight bytes at a time.
  private static func lineStart(
    at position: Int,
    notBefore low: Int,
    in text: UnsafeRawBufferPointer
  ) -> Int {
    var start = position
    while start - 8 >= low, lineEnds(at: start - 8, in: text) == 0 { start -= 8 }
    while start > low, text[start - 1] != CompiledRow.lineEnd { start -= 1 }
    return start
  }

  /// The end of the line in which a position lies, found eight bytes at a time.
  private static func lineEnd(from position: Int, in text: UnsafeRawBufferPointer) -> Int {
    var end = position
    while end + 8 <= text.count {
      let found = lineEnds(at: end, in: text)
      if found != 0 { return end + found.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < text.count, text[end] != CompiledRow.lineEnd { end += 1 }
    return end
  }

  /// Where lines end among eight bytes: the lowest bit that is set lies in the first such byte.
  private static func lineEnds(at position: Int, in text: UnsafeRawBufferPointer) -> UInt64 {
    let bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let zeroAtEnds = bytes ^ (ones &* UInt64(CompiledRow.lineEnd))
    return (zeroAtEnds &- ones) & ~zeroAtEnds & (ones << 7)
  }
}
