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
      text.withUTF8Buffer { text in
        var (low, high) = (0, text.count)
        while low < high {
          var start = low + (high - low) / 2
          while start > low, text[start - 1] != CompiledRow.lineEnd { start -= 1 }
          switch Self.compare(name, withLineAt: start, in: text) {
          case .earlier: high = start
          case .same: return row(at: start, in: text)
          case .later: low = Self.lineEnd(from: start, in: text) + 1
          }
        }
        return nil
      }
    }
  }

  /// All lines, in order.
  var rows: [CompiledRow] {
    text.withUTF8Buffer { text in
      var rows: [CompiledRow] = []
      var start = 0
      while start < text.count {
        rows.append(row(at: start, in: text))
        start = Self.lineEnd(from: start, in: text) + 1
      }
      return rows
    }
  }

  /// Whether there are no lines.
  var isEmpty: Bool { text.utf8CodeUnitCount == 0 }

  /// Where a name stands, seen from a line.
  private enum Order {
    /// Before the line.
    case earlier
    /// In the line.
    case same
    /// After the line.
    case later
  }

  /// Compares a name with the name of a line.
  private static func compare(
    _ name: UnsafeBufferPointer<UInt8>,
    withLineAt start: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Order {
    var index = 0
    while true {
      let position = start + index
      let lineHasMore = position < text.count && !CompiledRow.endsName(text[position])
      guard index < name.count else { return lineHasMore ? .earlier : .same }
      guard lineHasMore else { return .later }
      if name[index] != text[position] { return name[index] < text[position] ? .earlier : .later }
      index += 1
    }
  }

  /// The end of the line in which a position lies.
  private static func lineEnd(from position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = position
    while end < text.count, text[end] != CompiledRow.lineEnd { end += 1 }
    return end
  }

  /// The line that begins at a position.
  private func row(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> CompiledRow {
    CompiledRow(self.text, start..<Self.lineEnd(from: start, in: text))
  }
}
