import Testing

@testable import FioriStyle

@Suite struct StyleFormatterTests {
  /// Formats a text.
  private func format(_ text: String) throws -> String {
    let syntax = StyleSheetParser.parse(Array(text.utf8))
    return String(decoding: try StyleFormatter.format(syntax), as: UTF8.self)
  }

  @Test func bringsASheetIntoNormalForm() throws {
    let text = """
      \u{FEFF}/* head */\r
      @a:#FFF;@b : rgb( 1,2 , 3 ) ; /* end */


      /* for b */
      A,B /* c */ , /* d */
      /* own */ C{font-size:12;/* e */
      /* f */ padding : 1   2;

      }
      Switch { }
      @media  (device:ipad)and( orientation : landscape ){@c: red; /* g */
      X { tint-color: @c /* h */ ; }
      }
      Y:Z { a: b; } /* last */
      """
    let expected = """
      /* head */
      @a: #FFF;
      @b: rgb(1, 2, 3); /* end */

      /* for b */
      A,
      B /* c */, /* d */
      /* own */
      C {
        font-size: 12; /* e */
        /* f */
        padding: 1 2;
      }

      Switch {}

      @media (device: ipad) and (orientation: landscape) {
        @c: red; /* g */

        X {
          tint-color: @c /* h */;
        }
      }

      Y:Z {
        a: b;
      } /* last */

      """
    let formatted = try format(text)
    #expect(formatted == expected)
    #expect(try format(formatted) == formatted)
  }

  @Test(arguments: SampleSheets.valid)
  func formattingTwiceChangesNothingMore(sheet: String) throws {
    let once = try format(sheet)
    #expect(try format(once) == once)
  }

  @Test(arguments: SampleSheets.valid)
  func formattingKeepsTheMeaning(sheet: String) throws {
    let before = StyleSheetParser.parse(Array(sheet.utf8))
    let after = StyleSheetParser.parse(try StyleFormatter.format(before))
    #expect(SheetMeaning(before) == SheetMeaning(after))
    #expect(after.errors.isEmpty)
  }

  @Test(arguments: ["@media{}", "@media {\n}", "@media{} @media{}"])
  func keepsMediaBlocksWithoutQuery(sheet: String) throws {
    let once = try format(sheet)
    #expect(once.hasPrefix("@media {}\n"))
    #expect(try format(once) == once)
  }

  @Test func refusesWhatItDoesNotUnderstand() {
    #expect(throws: StyleFormatError.self) { try format("Label { font-size 12 }") }
  }

  @Test func emptySheetStaysEmpty() throws {
    #expect(try format("  \n ") == "")
  }
}
