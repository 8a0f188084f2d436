import Testing

@testable import FioriGenDriver

/// Text is broken, aligned and made harmless.
@Suite struct TextLayoutTests {
  @Test func breaksAtSpaces() {
    #expect(
      TextWrapping.lines(of: "one two  three\nfour", width: 9) == ["one two", "three", "four"]
    )
    #expect(TextWrapping.lines(of: "longer-than-that a", width: 6) == ["longer-than-that", "a"])
    #expect(TextWrapping.lines(of: "a b:\u{A0}c d", width: 4) == ["a", "b: c", "d"])
    #expect(TextWrapping.lines(of: "漢字 漢字", width: 8) == ["漢字", "漢字"])
    #expect(TextWrapping.lines(of: "  \n ", width: 8).isEmpty)
    #expect(TextWrapping.lines(of: "a\u{1B}[0m", width: 80) == ["a<U+001B>[0m"])
  }

  @Test func keepsParagraphs() {
    var page = TextPage(width: 40, style: .plain)
    page.paragraphs("one\ntwo\n\nthree", indentation: 2)
    #expect(page.text == "  one two\n\n  three\n")
  }

  @Test func keepsTheItemsOfLists() {
    var page = TextPage(width: 40, style: .plain)
    page.paragraphs(
      """
      All of this, of which there are
      10. or so:

      - the header is a view of the table,
        and nothing else,
      - it moves - when one scrolls.
      1. One
      12. Twelve

      Done.
      """,
      indentation: 2
    )
    #expect(
      page.text == """
          All of this, of which there are 10. or
          so:

          - the header is a view of the table,
            and nothing else,
          - it moves - when one scrolls.
          1. One
          12. Twelve

          Done.

        """
    )
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

  @Test func declarationsStandBesideTheirTextOnWidePages() {
    let entries = [
      TextPage.Entry(term: "a: Int", text: "A number.", facts: ["default 1"], details: ["Note: x"]),
      TextPage.Entry(term: "longer: Int", text: "Another one."),
    ]
    var narrow = TextPage(width: 80, style: .plain)
    narrow.declarations(entries)
    #expect(
      narrow.text == """
          a: Int  (default 1)
              A number.
              Note: x
          longer: Int
              Another one.

        """
    )
    var wide = TextPage(width: 120, style: .plain)
    wide.declarations(entries)
    #expect(
      wide.text == """
          a: Int       A number. (default 1)
                       Note: x
          longer: Int  Another one.

        """
    )
    let long = TextPage.Entry(term: String(repeating: "a", count: 50), text: "Long.")
    var mixed = TextPage(width: 120, style: .plain)
    mixed.declarations(entries + [long])
    #expect(mixed.text.hasPrefix("  a: Int  (default 1)\n      A number.\n"))
  }

  @Test func factsThatDoNotFitStandBelow() {
    var page = TextPage(width: 40, style: .plain)
    let facts = ["shown by headlineLabel", "inspectable"]
    page.declarations([.init(term: "headlineText: String?", text: "The text.", facts: facts)])
    #expect(
      page.text == """
          headlineText: String?
              The text.
              (shown by headlineLabel;
              inspectable)

        """
    )
  }
}
