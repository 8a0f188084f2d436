import FioriStyle
import Testing

/// Fonts are read from and written to their names.
@Suite("Fonts") struct FontTests {
  /// Symbols are the system's fonts.
  @Test(arguments: FontName.symbols)
  func symbols(symbol: String) {
    let font = FontName(symbol)
    #expect(font.description == symbol)
    #expect(font != .named(symbol))
  }

  /// There are ten symbols and they differ.
  @Test func symbolsDiffer() {
    #expect(Set(FontName.symbols.map(FontName.init)).count == 10)
  }

  /// Other names are PostScript names.
  @Test func postScriptNames() {
    #expect(FontName("Avenir-Heavy") == .named("Avenir-Heavy"))
    #expect(FontName("System") == .named("System"))
    #expect(FontName.named("Avenir").description == "Avenir")
  }

  /// Text styles in both spellings.
  @Test(arguments: FontTextStyle.allCases)
  func textStyles(style: FontTextStyle) {
    let name = style.rawValue
    #expect(FontTextStyle(name) == style)
    #expect(
      FontTextStyle("UIFontTextStyle" + name.prefix(1).uppercased() + name.dropFirst()) == style
    )
  }

  /// What is no text style.
  @Test(arguments: [
    "", "UIFontTextStyle", "UIFontTextStylebody", "Body", "UIFontTextStyleBodyText",
  ])
  func noTextStyles(text: String) {
    #expect(FontTextStyle(text) == nil)
  }
}
