import Testing

@testable import FioriGenDriver

/// JSON is written in the order given, and read strictly.
@Suite struct JSONTests {
  @Test func writesForPeople() {
    let value: JSONValue = [
      "zebra": 1, "apple": ["a/b", nil, true, .number(0.5), .number(25)], "empty": [:], "none": [],
    ]
    #expect(
      JSONWriter.text(of: value) == """
        {
          "zebra": 1,
          "apple": [
            "a/b",
            null,
            true,
            0.5,
            25
          ],
          "empty": {},
          "none": []
        }

        """
    )
  }

  @Test func writesDeceptiveCharactersAsEscapes() {
    let text = JSONWriter.text(of: .string("\"\\\n\u{0}\u{202E}\u{E0041}é𝄞"))
    #expect(text == "\"\\\"\\\\\\n\\u0000\\u202e\\udb40\\udc41é𝄞\"\n")
  }

  @Test func readsWhatItWrites() throws {
    let value: JSONValue = [
      "text": "\"\\\n\r\t\u{8}\u{1F}\u{202E}\u{E0041}é𝄞", "numbers": [1, -2, .number(1.5)],
      "nested": ["a": [[], [:], nil, false]],
    ]
    #expect(try JSONParser.parse(Array(JSONWriter.text(of: value).utf8)) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "{\"a\":1,}", "nul", "1 2", "\"a", "\"\\x\"", "\"\\ud800\"",
    "\"\\u12g4\"", "'a'", "[1 2]", "+", "\"\u{1}\"", "{1:2}", "1e999",
  ])
  func refuses(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func refusesBadBytesAndDeepNesting() {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(deep.utf8)) }
  }

  @Test func saysWhere() {
    let failure = #expect(throws: JSONParser.Failure.self) {
      try JSONParser.parse(Array("{\n  \"a\": ?\n}".utf8))
    }
    #expect(failure == JSONParser.Failure(message: "a value was expected", line: 2, column: 8))
  }
}
