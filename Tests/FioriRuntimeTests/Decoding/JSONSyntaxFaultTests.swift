import Testing

@testable import FioriRuntime

/// The scanner finds the first fault of a text.
@Suite("Faults of JSON text") struct JSONSyntaxFaultTests {
  /// The first fault is found where `|` marks it.
  @Test(arguments: [
    ("|", "the text ends too early"),
    ("{\"a\":1|", "the text ends too early"),
    ("[1,\n  2|;]", "expected ',' or ']'"),
    ("{\"ä𝄞\":|x}", "expected a value"),
    ("[1,|]", "expected a value"),
    ("{\"a\":1,|}", "expected a key in quotation marks"),
    ("{|'a':1}", "expected a key in quotation marks"),
    ("{\"a\"|1}", "expected ':'"),
    ("{\"a\":[1|}", "expected ',' or ']'"),
    ("{}\r\n|x", "expected the end of the text"),
    ("[\"a|", "the text in quotation marks is not closed"),
    ("[\"a|\n\"]", "a control character in a text must be escaped"),
    ("[\"|\\x\"]", "unknown escape"),
    ("[\"|\\u12g4\"]", "expected four digits after '\\u'"),
    ("[\"|\\u12", "expected four digits after '\\u'"),
    ("[-|]", "expected a digit"), ("[0|1]", "a number must not begin with 0"),
    ("[1.|]", "expected a digit"), ("[1e+|]", "expected a digit"), ("[|NaN]", "expected a value"),
  ])
  func firstFault(marked: String, message: String) throws {
    let before = try #require(marked.split(separator: "|", omittingEmptySubsequences: false).first)
    let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let column = try #require(lines.last).count + 1
    let text = marked.filter { $0 != "|" }
    #expect(
      JSONSyntaxFault.first(in: Array(text.utf8))
        == JSONSyntaxFault(line: lines.count, column: column, message: message)
    )
  }

  /// Text that is JSON has none.
  @Test(arguments: [
    "{}", "[]", " [ ] ", "[{},[]]", "\"\\u12aF\\n\\/\"", "-0.5e+10", "0", "1E2",
    "[true,false,null]",
    "{\"a\":{\"b\":[1,2]},\"c\":\"ä\"}\n",
  ])
  func noFault(text: String) {
    #expect(JSONSyntaxFault.first(in: Array(text.utf8)) == nil)
  }

  /// Depth costs no stack.
  @Test func anyDepth() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(JSONSyntaxFault.first(in: Array(text.utf8))?.column == 1_000_001)
  }
}
