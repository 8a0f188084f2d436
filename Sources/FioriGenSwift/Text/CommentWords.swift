/// The words of a comment with their lengths in characters, as wrapping needs them.
struct CommentWords: Sequence, IteratorProtocol {
  /// A word.
  struct Word {
    /// The word itself.
    var text: Substring
    /// How many characters it has.
    var length: Int
  }

  /// What is left of the text.
  private var rest: Substring

  /// Whether every character is one byte, which makes them quick to count.
  private let isASCII: Bool

  /// Begins with the first word of a text.
  ///
  /// - Parameter text: Text without line breaks.
  init(_ text: String) {
    rest = Substring(text)
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The next word; `nil` after the last one.
  mutating func next() -> Word? {
    let word: Substring
    if isASCII {
      let tail = rest.utf8.drop { $0 == 0x20 }
      let end = tail.firstIndex(of: 0x20) ?? tail.endIndex
      word = rest[tail.startIndex..<end]
    } else {
      // A space with an accent is a character of its own and parts no words.
      let tail = rest.drop { $0 == " " }
      word = tail.prefix { $0 != " " }
    }
    rest = rest[word.endIndex...]
    if word.isEmpty { return nil }
    return Word(text: word, length: isASCII ? word.utf8.count : word.count)
  }
}
