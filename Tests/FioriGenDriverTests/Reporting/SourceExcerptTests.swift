import FioriGenModel
import Testing

@testable import FioriGenDriver

/// Excerpts point at the right character, whatever stands before it.
@Suite struct SourceExcerptTests {
  /// The excerpt for the place between `1️⃣` and `2️⃣` in a text.
  private func excerpt(_ marked: String, width: Int = 60) throws -> [String] {
    let parts = try #require(MarkedText(marked))
    var source = SourceText(bytes: Array(parts.text.utf8))
    let excerpt = try #require(SourceExcerpt(of: parts.range, in: &source, width: width))
    return [excerpt.line, excerpt.marker]
  }

  @Test func underlinesARange() throws {
    #expect(try excerpt("a: b\nkey: 1️⃣value2️⃣ # c\nd") == ["key: value # c", "     ^~~~~"])
  }

  @Test func marksAPoint() throws {
    #expect(try excerpt("1️⃣2️⃣key: value") == ["key: value", "^"])
    #expect(try excerpt("key:1️⃣2️⃣") == ["key:", "    ^"])
  }

  @Test func marksToTheEndOfTheFirstLine() throws {
    #expect(try excerpt("a 1️⃣b c\nd2️⃣") == ["a b c", "  ^~~"])
  }

  @Test func expandsTabs() throws {
    #expect(try excerpt("\ta\t1️⃣bc2️⃣") == ["    a   bc", "        ^~"])
  }

  @Test func countsWideAndCombiningCharacters() throws {
    #expect(try excerpt("漢字: 1️⃣値2️⃣x") == ["漢字: 値x", "      ^~"])
    #expect(try excerpt("e\u{301}: 1️⃣x2️⃣") == ["e\u{301}: x", "   ^"])
  }

  @Test func showsDeceptiveCharacters() throws {
    #expect(
      try excerpt("a\u{202E}b: 1️⃣c2️⃣") == ["a<U+202E>b: c", String(repeating: " ", count: 12) + "^"]
    )
  }

  @Test func endsLinesWhereLibyamlDoes() throws {
    #expect(try excerpt("a\r\nb\rc\u{85}d\u{2028}e\n1️⃣f2️⃣\r\ng") == ["f", "^"])
    #expect(try excerpt("\u{FEFF}1️⃣a2️⃣: b") == ["a: b", "^"])
  }

  @Test func showsAWindowOfALongLine() throws {
    let long = String(repeating: "x", count: 500)
    #expect(try excerpt("1️⃣key2️⃣: " + long, width: 20) == ["key: xxxxxxxxxxxxx…", "^~~"])
    #expect(
      try excerpt(long + "1️⃣key2️⃣" + long, width: 20) == ["…xxxxxxkeyxxxxxxxxx…", "       ^~~"]
    )
    #expect(
      try excerpt(long + "1️⃣key2️⃣", width: 20) == ["…xxxxxxxxxxxxxxxkey", "                ^~~"]
    )
  }

  @Test func staysFastOnAVeryLongLine() throws {
    let line = String(repeating: "é", count: 400_000)
    var source = SourceText(bytes: Array(line.utf8))
    for column in stride(from: 1, to: 400_000, by: 40) {
      let start = SourcePosition(line: 1, column: column)
      let range = SourceRange(file: "f", start: start)
      #expect(SourceExcerpt(of: range, in: &source, width: 40)?.marker.hasSuffix("^") == true)
    }
  }

  @Test func thereIsNoExcerptOfAMissingLine() {
    var source = SourceText(bytes: Array("a".utf8))
    let range = SourceRange(file: "f", start: SourcePosition(line: 3, column: 1))
    #expect(SourceExcerpt(of: range, in: &source, width: 40) == nil)
  }
}
