import Testing

@testable import FioriGenDriver

/// No character of a spec can deceive the reader of a terminal.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain äöü 漢字 👍", "plain äöü 漢字 👍"), ("a\nb", "a<U+000A>b"), ("\u{1B}[31m", "<U+001B>[31m"),
    ("\u{202E}abc", "<U+202E>abc"), ("a\u{200B}b", "a<U+200B>b"), ("\u{9B}x", "<U+009B>x"),
    ("\u{E0041}", "<U+E0041>"), ("\r\n", "<U+000D><U+000A>"),
  ])
  func showsDeceptiveCharacters(text: String, visible: String) {
    #expect(VisibleText.escape(text) == visible)
  }

  @Test(arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("👍", 2), ("", 0), ("ｱ", 1), ("Ａ", 2)])
  func measuresColumns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
