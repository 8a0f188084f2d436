import FioriStyle
import Testing

/// Colours are read in all their spellings and written in one.
@Suite("Colours") struct ColorTests {
  /// Spellings of components.
  @Test(arguments: [
    ("#000", ThemeColor.rgb(0, 0, 0), "#000000"),
    ("#fA3", .rgb(255, 170, 51), "#FFAA33"),
    ("#0a6ed1", .rgb(10, 110, 209), "#0A6ED1"),
    ("rgb(1, 2,3)", .rgb(1, 2, 3), "#010203"),
    ("RGBA(1,2,3,0.25)", .rgb(1, 2, 3, alpha: 0.25), "rgba(1, 2, 3, 0.25)"),
    ("rgba(1,2,3,1)", .rgb(1, 2, 3), "#010203"),
    ("rgba(1,2,3,0)", .rgb(1, 2, 3, alpha: 0), "rgba(1, 2, 3, 0)"),
  ])
  func components(text: String, color: ThemeColor, normal: String) {
    #expect(ThemeColor(text) == color)
    #expect(color.description == normal)
    #expect(ThemeColor(normal) == color)
  }

  /// Names and variables.
  @Test func names() {
    #expect(ThemeColor("red") == .named("red"))
    #expect(ThemeColor("primary1_darkBackground") == .named("primary1_darkBackground"))
    #expect(ThemeColor("@tint") == .variable("tint"))
    #expect(ThemeColor.named("red").description == "red")
    #expect(ThemeColor.variable("tint").description == "@tint")
  }

  /// What is no colour.
  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#12345678", "#xyz", "#٣٣٣", "@", "@a b", "@@a",
    "rgb(1,2)", "rgb(1,2,3,4)", "rgba(1,2,3)", "rgb(256,0,0)", "rgb(-1,0,0)", "rgba(1,2,3,2)",
    "rgba(1,2,3,nan)", "rgba(1,2,3,0x1)", "rgba(1,2,3,)", "rgb(1,2,3", "hsl(1,2,3)", "1red", "a;b",
    "a}", "*/", "red\n",
  ])
  func noColours(text: String) {
    #expect(ThemeColor(text) == nil)
  }

  /// Whatever is no other spelling is taken for a name on request.
  @Test func spelling() {
    #expect(ThemeColor(spelling: "#fff") == .rgb(255, 255, 255))
    #expect(ThemeColor(spelling: "a;b") == .named("a;b"))
  }

  /// The alpha is a number from 0 to 1, whatever was given.
  @Test(arguments: [
    (0.5, 0.5), (2, 1), (-1, 0), (.nan, 1), (.infinity, 1), (-.infinity, 0), (-0.0, 0.0),
  ])
  func alpha(given: Double, kept: Double) {
    let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: given)
    #expect(color.alpha == kept && color.alpha.sign == .plus)
  }

  /// Every alpha survives being written.
  @Test(arguments: [1e-300, 1e-7, 0.1, 1.0 / 3, 0.999_999_999_999_999_9])
  func alphaRoundTrip(alpha: Double) {
    let color = ThemeColor.rgb(1, 2, 3, alpha: alpha)
    #expect(ThemeColor(color.description) == color)
  }
}
