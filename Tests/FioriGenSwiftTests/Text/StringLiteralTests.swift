import Testing

@testable import FioriGenSwift

/// Literals hold exactly the text they are given.
@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("plain", "\"plain\""),
    ("", "\"\""),
    ("say \"hi\"", #""say \"hi\"""#),
    (#"\(x)"#, #""\\(x)""#),
    (#"\"#, #""\\""#),
    ("\"\"\"", #""\"\"\"""#),
    ("a\n}\npublic let x\r\n\t", #""a\n}\npublic let x\r\n\t""#),
    ("\0", #""\u{0}""#),
    ("\u{7F}\u{85}\u{2028}", #""\u{7F}\u{85}\u{2028}""#),
    ("a\u{202E}b\u{2066}c\u{200B}\u{FEFF}", #""a\u{202E}b\u{2066}c\u{200B}\u{FEFF}""#),
    ("\u{E0041}\u{E000}", #""\u{E0041}\u{E000}""#),
    ("caffè 日本 👩‍👧", "\"caffè 日本 👩‍👧\""),
    ("\u{301}a", #""\u{301}a""#),
    ("*/ /* //", "\"*/ /* //\""),
  ])
  func literal(text: String, expected: String) {
    #expect(StringLiteral.code(for: text) == expected)
  }
}
