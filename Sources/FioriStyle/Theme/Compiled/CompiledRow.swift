/// One line of a compiled table: `Label 3{font-size:12;}`, of which the number and the braces may be
/// missing.
struct CompiledRow {
  /// The byte that ends a line.
  static let lineEnd = UInt8(ascii: "\n")

  /// The text of the table.
  private let text: StaticString

  /// Where the line stands.
  private let range: Range<Int>

  /// Takes a line as it is.
  ///
  /// - Parameters:
  ///   - text: The text of the table.
  ///   - range: Where the line stands in it.
  init(_ text: StaticString, _ range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// Whether a byte can only stand behind a name.
  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "{") || byte == lineEnd
  }

  /// The name.
  var name: String {
    withBytes { String(decoding: $0.prefix { !Self.endsName($0) }, as: UTF8.self) }
  }

  /// The number behind the name; `nil` when there is none.
  var number: Int? {
    withBytes { line in
      var position = line.startIndex
      while position < line.endIndex, !Self.endsName(line[position]) { position += 1 }
      guard position < line.endIndex, line[position] == UInt8(ascii: " ") else { return nil }
      var number = 0
      for byte in line[(position + 1)...] {
        guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { break }
        number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
      return number
    }
  }

  /// What an attribute is set to in words.
  ///
  /// - Parameter attribute: The attribute's name.
  /// - Returns: The words; `nil` when there are none.
  func words(of attribute: String) -> StyleWords? {
    var attribute = attribute
    return attribute.withUTF8 { attribute in
      var found: StyleWords?
      forEachAttribute { name, words in
        guard name.elementsEqual(attribute) else { return true }
        found = StyleWords(String(decoding: words, as: UTF8.self))
        return false
      }
      return found
    }
  }

  /// What is set in words, by attribute.
  var words: [String: StyleWords] {
    var all: [String: StyleWords] = [:]
    forEachAttribute { name, words in
      all[String(decoding: name, as: UTF8.self)] =
        StyleWords(String(decoding: words, as: UTF8.self))
      return true
    }
    return all
  }

  /// The bytes of a part of the text.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Shows what is set in words, until told to stop.
  ///
  /// - Parameter body: Takes an attribute's name and its words, and says whether to go on.
  private func forEachAttribute(_ body: (Bytes, Bytes) -> Bool) {
    withBytes { line in
      guard var start = line.firstIndex(of: UInt8(ascii: "{")) else { return }
      start += 1
      while let colon = line[start...].firstIndex(of: UInt8(ascii: ":")),
        let end = line[colon...].firstIndex(of: UInt8(ascii: ";")),
        body(line[start..<colon], line[(colon + 1)..<end])
      {
        start = end + 1
      }
    }
  }

  /// Gives the bytes of the line.
  private func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    text.withUTF8Buffer { body($0[range]) }
  }
}
