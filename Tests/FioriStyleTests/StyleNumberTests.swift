import FioriStyle
import Testing

/// Numbers are written without exponent and read back exactly.
@Suite("Style numbers") struct StyleNumberTests {
  /// The spelling of some numbers.
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (13, "13"), (-1.5, "-1.5"), (0.1, "0.1"), (1e-5, "0.00001"),
    (1.25e-7, "0.000000125"), (1e16, "10000000000000000"), (-1.5e20, "-150000000000000000000"),
    (100_000, "100000"),
  ])
  func spelling(number: Double, text: String) {
    #expect(StyleNumber.text(number) == text)
  }

  /// Even the edges come back.
  @Test(arguments: [
    Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 1 / 3.0,
    12_345_678_901_234_568, 0.1 + 0.2, -1e300,
  ])
  func roundTrip(number: Double) throws {
    let text = try #require(StyleNumber.text(number))
    #expect(Double(text) == number)
    #expect(!text.contains("e"))
  }

  /// What is no finite number has no spelling.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(number: Double) {
    #expect(StyleNumber.text(number) == nil)
  }
}
