import Testing

@testable import FioriGenDriver

/// Text is broken, aligned and made harmless.
@Suite struct TextLayoutTests {
  @Test func breaksAtSpaces() {
    #expect(
      TextWrapping.lines(of: "one two  three\nfour", width: 9) == ["one two", "three", "four"]
    )
    #expect(TextWrapping.lines(of: "longer-than-that a", width: 6) == ["longer-than-that", "a"])
    #expect(TextWrapping.lines(of: "漢字 漢字", width: 8) == ["漢字", "漢字"])
    #expect(TextWrapping.lines(of: "  \n ", width: 8).isEmpty)
    #expect(TextWrapping.lines(of: "a\u{1B}[0m", width: 80) == ["a<U+001B>[0m"])
  }

  @Test func keepsParagraphs() {
    var page = TextPage(width: 40, style: .plain)
    page.paragraphs("one\ntwo\n\nthree", indentation: 2)
    #expect(page.text == "  one two\n\n  three\n")
  }

  @Test func alignsLists() {
    var page = TextPage(width: 40, style: .plain)
    page.list([
      .init(term: "a", text: "first", details: ["(more)"]), .init(term: "bcd", text: ""),
      .init(term: "a-very-long-term", text: "below"),
    ])
    #expect(
      page.text == """
          a    first
               (more)
          bcd
          a-very-long-term
               below

        """
    )
  }

  @Test func alignsTables() {
    var table = TextTable(columns: [("NAME", .leading), ("N", .trailing), ("", .leading)])
    table.add(["a", "10", ""])
    table.add(["漢字漢", "9", "x"])
    #expect(table.text(style: .plain) == "NAME     N\na       10\n漢字漢   9  x\n")
  }
}
