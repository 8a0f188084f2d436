/// One line of a compiled table: `Label 3{font-size:12;}`, of which the number and the braces may be
/// missing.
struct CompiledRow {
  /// The byte that ends a line.
  static let lineEnd = UInt8(ascii: "\n")

  /// The text of the table.
  private let text: StaticString

  /// Where the line stands.
  private let range: Range<Int>

  /// Where the name ends.
  private let nameEnd: Int

  /// Takes a line as it is.
  ///
  /// - Parameters:
  ///   - text: The text of the table.
  ///   - range: Where the line stands in it.
  ///   - nameEnd: Where the name ends.
  init(_ text: StaticString, _ range: Range<Int>, nameEnd: Int) {
    self.text = text
    self.range = range
    self.nameEnd = nameEnd
  }

  /// Whether a byte can only stand behind a name.
  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "{") || byte == lineEnd
  }

  /// The name.
  var name: String {
    text.withUTF8Buffer { text in
      String(
        decoding: UnsafeBufferPointer(rebasing: text[range.lowerBound..<nameEnd]),
        as: UTF8.self
      )
    }
  }

  /// The number behind the name; `nil` when there is none.
  var number: Int? {
    text.withUTF8Buffer { text in
      guard nameEnd < range.upperBound, text[nameEnd] == UInt8(ascii: " ") else { return nil }
      var number = 0
      var position = nameEnd + 1
      while position < range.upperBound, case let byte = text[position],
        byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9")
      {
        number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        position += 1
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
        guard name.count == attribute.count, name.elementsEqual(attribute) else { return true }
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

  /// Shows what is set in words, until told to stop.
  ///
  /// - Parameter body: Takes an attribute's name and its words, and says whether to go on.
  private func forEachAttribute(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    text.withUTF8Buffer { text in
      /// The next place of a byte in the line; its end when there is none.
      func next(_ byte: UInt8, from position: Int) -> Int {
        var position = position
        while position < range.upperBound, text[position] != byte { position += 1 }
        return position
      }
      var start = next(UInt8(ascii: "{"), from: nameEnd) + 1
      while start < range.upperBound {
        let colon = next(UInt8(ascii: ":"), from: start)
        let end = next(UInt8(ascii: ";"), from: colon)
        guard end < range.upperBound,
          body(
            UnsafeBufferPointer(rebasing: text[start..<colon]),
            UnsafeBufferPointer(rebasing: text[(colon + 1)..<end])
          )
        else { return }
        start = end + 1
      }
    }
  }
}
