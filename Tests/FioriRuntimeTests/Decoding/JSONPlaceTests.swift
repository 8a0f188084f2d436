import FioriRuntime
import Testing

/// Findings about JSON have a place in its text.
@Suite struct JSONPlaceTests {
  /// A text with a mark where the value of a path stands.
  @Test(arguments: [
    ("title", #"{"title": 1️⃣3}"#), ("tags[1].title", "{\"tags\":\n [{},\n  {\"title\":\t1️⃣4}]}"),
    ("", " 1️⃣[]"), ("a.b", #"{"x": {"a": {"b": 0}}, "a": {"c": "}", "b": 1️⃣[1]}}"#),
    ("a[2][0]", #"{"a": [[], "]", [1️⃣true]]}"#), ("ü", "{\"ö\": \"\\\"ü\", \"ü\": 1️⃣1}"),
    (#"["ü"]"#, #"{"\u00fc": 1️⃣1}"#), ("a.missing", #"{"a": 1️⃣{"b": 1}}"#),
    ("missing.a", #"1️⃣{"b": {"missing": 1}}"#), ("ab", #"{"a": {"b": 1}, "ab": 1️⃣null}"#),
  ])
  func aValueIsFound(path: String, marked: String) {
    let place = JSONPlace.find(path, in: Self.bytes(marked))
    #expect(place == Self.place(in: marked))
  }

  @Test func aKeyIsFound() {
    let marked = #"{"a": {"x": 1, 1️⃣"noSuchKey": 2}}"#
    #expect(
      JSONPlace.find("a.noSuchKey", in: Self.bytes(marked), key: true) == Self.place(in: marked)
    )
  }

  @Test(arguments: ["", "{", "[[[", #"{"a"#, #"{"a":"#, #"{"a\"#, "nonsense", "[1,", "{]"])
  func brokenTextsDoNoHarm(text: String) {
    for path in ["", "a", "a.b[3]", "[0]", "[7].x"] {
      #expect(JSONPlace.find(path, in: Array(text.utf8)).line == 1)
    }
  }

  @Test func findingsOfDecodingHaveTheirPlace() throws {
    let json = "{\"width\": 1,\n \"hight\": 2}"
    let issue = try #require(throws: DecodingIssue.self) { try Size.decode(json: json) }
    let place = issue.place(in: Array(json.utf8))
    #expect(issue.rule == DecodingRule.missingKey.rawValue || place.line == 2)
    let broken = "{\"width\": 1,\n \"height\" 2}"
    let fault = try #require(throws: DecodingIssue.self) { try Size.decode(json: broken) }
    #expect(fault.place(in: Array(broken.utf8)).line == 2)
    #expect(fault.place(in: Array(broken.utf8)).column == 11)
  }

  /// The text without its mark.
  private static func bytes(_ marked: String) -> [UInt8] {
    Array(marked.replacing("1️⃣", with: "").utf8)
  }

  /// The line and column of the mark.
  private static func place(in marked: String) -> JSONPlace? {
    guard let mark = marked.firstRange(of: "1️⃣") else { return nil }
    let lines = marked[..<mark.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return JSONPlace(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }
}
