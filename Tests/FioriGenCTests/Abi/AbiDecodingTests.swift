import FioriGenC
import Testing

/// Files that are no interface descriptions are refused, and never crash.
@Suite struct AbiDecodingTests {
  @Test(arguments: [
    "", "{", "[]", "null", "{\"format\": 2}", "{\"format\": 1}", "{\"a\": 1, \"a\": 2}", "{} x",
    "\"", "\"\\u12", "{\"format\": 99999999999999999999}", "{\"prefix\" \"x\"}",
    String(repeating: "[", count: 100_000),
  ])
  func aFileThatIsNoneIsRefused(_ text: String) {
    #expect(throws: AbiDescription.Problem.self) { _ = try AbiDescription(json: text) }
  }

  @Test func theProblemIsFoundAtItsLine() {
    let problem = #expect(throws: AbiDescription.Problem.self) {
      _ = try AbiDescription(json: "{\n  \"format\": 1,\n  oops\n}")
    }
    #expect(problem?.line == 3)
    #expect(problem?.diagnostic(in: "abi.json").range.start.line == 3)
    #expect(problem?.diagnostic(in: "abi.json").rule.id == "c.abi-description")
  }
}
