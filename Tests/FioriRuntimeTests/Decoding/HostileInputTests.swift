import FioriRuntime
import Foundation
import Testing

/// Bad input is an error, never a crash.
@Suite("Hostile input") struct HostileInputTests {
  /// Text that is no JSON.
  @Test(arguments: [
    "", " ", "{", "{\"a\"", "{\"headlineText\":}", "nul", "{}x", "{\"splitPercent\":NaN}",
    "{\"splitPercent\":Infinity}", "{'a':1}",
  ])
  func noJSON(text: String) throws {
    for mode in bothModes {
      #expect(try decodingError(text, mode).rule == "json.syntax")
    }
  }

  /// The message says where the fault is, although Foundation does not tell on every platform.
  @Test func placeOfTheFault() throws {
    #expect(
      try decodingError("{\n  \"tags\": [1;\n}").description
        == "no JSON: line 2, column 13: expected ',' or ']' [json.syntax]"
    )
  }

  /// Half of a surrogate pair is no text.
  @Test func loneSurrogate() throws {
    #expect(try decodingError(#"{"headlineText":"\ud800"}"#).path == "headlineText")
  }

  /// Bytes that are no text.
  @Test func noUnicode() throws {
    let bytes = Data([0x7B, 0x22, 0xFF, 0xFE, 0x80, 0x22, 0x3A, 0x31, 0x7D])
    #expect(throws: DecodingIssue.self) { try XWidgetModel.decode(json: bytes) }
  }

  /// Depth is bounded by the parser.
  @Test(arguments: ["[", "{\"a\":", "{\"tags\":["])
  func deepNesting(opening: String) throws {
    let text = String(repeating: opening, count: 10_000)
    for mode in bothModes { _ = try decodingError(text, mode) }
    let closed =
      "{\"x\":" + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
      + "}"
    let error = try decodingError(closed, .lenient)
    #expect(error.description.hasSuffix("nests too deeply or is no Unicode [json.syntax]"))
  }

  /// A number too large for its type is an error, not infinite.
  @Test func hugeNumbers() throws {
    for mode in bothModes {
      let error = try decodingError(#"{"splitPercent":1e999}"#, mode)
      #expect(error.path == "splitPercent")
      #expect(error.message.hasPrefix("expected Double"))
    }
  }

  /// Of a key that comes twice one value is taken, as Foundation does; nothing else happens.
  @Test func duplicateKeys() throws {
    let text = try widget(#"{"headlineText":"a","headlineText":"b"}"#).headlineText
    #expect(text == "a" || text == "b")
  }

  /// Names that are none are quoted in paths.
  @Test(arguments: [
    ("a.b", #"["a.b"]"#), ("", #"[""]"#), ("0", #"["0"]"#), ("a\u{1B}[2J", #"["a\u001b[2J"]"#),
    ("ключ", #"["ключ"]"#),
  ])
  func oddKeys(key: String, path: String) throws {
    let text = try String(decoding: JSONEncoder().encode([key: 1]), as: UTF8.self)
    #expect(try decodingError(text).path == path)
  }

  /// Thousands of unknown keys are reported in reasonable size.
  @Test func manyUnknownKeys() throws {
    let members = (0..<5_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let decoded = try XWidgetModel.decode(json: "{\(members)}", mode: .lenient)
    #expect(decoded.warnings.count == 5_000)
    #expect(decoded.warnings.allSatisfy { $0.message.count < 400 })
  }

  /// Text in UTF-16 is read too.
  @Test func utf16() throws {
    let data = try #require(#"{"headlineText":"ä"}"#.data(using: .utf16))
    #expect(try XWidgetModel.decode(json: data).value.headlineText == "ä")
  }
}
