import FioriStyle
import Testing

@testable import FioriGenDriver

/// The schema of payloads and the run time agree on what a colour is.
@Suite struct ColorPatternTests {
  @Test(arguments: [
    "#fff", "#0A6ed1", "rgb(0, 7, 255)", "RGB(1,2,3)", "rgba( 001 ,2, 3,0.5)", "rgba(1,2,3,1)",
    "rgba(1,2,3,1.0)", "rgba(1,2,3,.25)", "rgba(249,199,99,0)", "red", "primary1_darkBackground",
    "_a-b", "@brand", "@1", "@a.b",
  ])
  func bothTake(spelling: String) throws {
    #expect(ThemeColor(spelling) != nil)
    #expect(try matches(spelling))
  }

  @Test(arguments: [
    "", "#", "#ff", "#ffff", "#ggg", "#00112233", "rgb(1,2)", "rgb(1,2,256)", "rgb(1,2,+3)",
    "rgb(1,2,-0)", "rgb(1,2,3", "rgba(1,2,3)", "rgba(1,2,3,2)", "rgba(1,2,3,1e0)", "hsl(1,2,3)",
    "1red", "two words", "@", "@@a", "red;", "größe", "red\n",
  ])
  func bothRefuse(spelling: String) throws {
    #expect(ThemeColor(spelling) == nil)
    #expect(try !matches(spelling))
  }

  /// Whether the schema takes a spelling.
  private func matches(_ spelling: String) throws -> Bool {
    try spelling.wholeMatch(of: Regex(PayloadValues.colorPattern)) != nil
  }
}
