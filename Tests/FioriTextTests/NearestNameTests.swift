import FioriText
import Testing

/// The nearest name is offered only when it is near.
@Suite struct NearestNameTests {
  @Test(arguments: [
    ("headlineTxt", "headlineText"), ("HEADLINETEXT", "headlineText"), ("statsu", "status"),
  ])
  func offersTheNameThatWasMeant(written: String, meant: String) {
    let names = ["headlineText", "status", "substatusText"]
    #expect(NearestName.suggestion(for: written, among: names) == meant)
  }

  @Test func offersNothingForAStranger() {
    #expect(NearestName.suggestion(for: "colour", among: ["headlineText", "status"]) == nil)
    #expect(NearestName.suggestion(for: "", among: ["a"]) == "a")
  }

  /// What is suggested for some names.
  @Test(arguments: [
    ("headlinText", "headlineText"), ("HEADLINETEXT", "headlineText"), ("tgas", "tags"),
    ("tag", "tags"), ("x", nil), ("completely", nil), ("", nil), ("tags", nil),
  ])
  func suggestions(name: String, expected: String?) {
    #expect(NearestName.suggestion(for: name, among: ["tags", "headlineText"]) == expected)
  }

  /// Among equals the alphabetically first.
  @Test func firstAmongEquals() {
    #expect(NearestName.suggestion(for: "bat", among: ["hat", "cat"]) == "cat")
  }

  /// A huge name costs little.
  @Test func hugeName() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.suggestion(for: name, among: ["tags"]) == nil)
  }
}
