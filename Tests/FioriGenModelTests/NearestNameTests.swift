import FioriGenModel
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
}
