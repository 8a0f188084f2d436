import FioriStyle
import Testing

/// Suggestions are close, stable and cheap.
@Suite("Nearest spelling") struct NearestSpellingTests {
  /// What is suggested for some names.
  @Test(arguments: [
    ("headlinText", "headlineText"), ("HEADLINETEXT", "headlineText"), ("tgas", "tags"),
    ("tag", "tags"), ("x", nil), ("completely", nil), ("", nil), ("tags", nil),
  ])
  func suggestions(name: String, expected: String?) {
    #expect(NearestSpelling.suggestion(for: name, among: ["tags", "headlineText"]) == expected)
  }

  /// Among equals the alphabetically first.
  @Test func firstAmongEquals() {
    #expect(NearestSpelling.suggestion(for: "bat", among: ["hat", "cat"]) == "cat")
  }

  /// A huge name costs little.
  @Test func hugeName() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(NearestSpelling.suggestion(for: name, among: ["tags"]) == nil)
  }
}
