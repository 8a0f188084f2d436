import FioriStyle
import Testing

/// Themes hold typed styles and become style sheets.
@Suite("Theme") struct ThemeTests {
  /// The group that the tests use.
  struct LabelStyle: StyleAttributes {
    /// Colour of the letters.
    var color: StyleValue<ThemeColor>?
    /// Size of the letters, in points.
    var size: StyleValue<Double>?
    /// Font of the letters.
    var font: StyleValue<FontName>?
    /// A word.
    var word: StyleValue<String>?

    /// Creates a style that sets nothing.
    init() {}

    /// The name of the group.
    static var groupName: String { "Label" }

    /// Shows every attribute to a visitor.
    mutating func visit(_ visitor: inout some StyleVisitor) {
      visitor.attribute("font-color", &color)
      visitor.attribute("font-size", &size)
      visitor.attribute("font-name", &font)
      visitor.attribute("word", &word)
    }
  }

  /// A second group that shares an attribute with the first.
  struct ShapeStyle: StyleAttributes {
    /// Colour.
    var color: StyleValue<ThemeColor>?
    /// Width of the border, in points.
    var borderWidth: StyleValue<Int>?

    /// Creates a style that sets nothing.
    init() {}

    /// The name of the group.
    static var groupName: String { "Shape" }

    /// Shows every attribute to a visitor.
    mutating func visit(_ visitor: inout some StyleVisitor) {
      visitor.attribute("font-color", &color)
      visitor.attribute("border-width", &borderWidth)
    }
  }

  /// The class path that most tests use.
  private let label = ClassPath<LabelStyle>("aLabel")

  /// Nothing said is nothing written.
  @Test func emptyTheme() throws {
    var theme = Theme()
    #expect(try theme.styleSheet() == "")
    theme[label].size = 3
    theme[label].size = nil
    #expect(try theme.styleSheet() == "")
    #expect(theme == Theme())
  }

  /// The order in which things were said does not matter.
  @Test func orderDoesNotMatter() throws {
    let paths = (0..<20).map { "path\($0)" }
    var (first, second) = (Theme(), Theme())
    for path in paths {
      first[ClassPath<LabelStyle>(path)].size = 1
      first[variable: path] = true
    }
    for path in paths.reversed() {
      second[variable: path] = true
      second[ClassPath<LabelStyle>(path)].size = 1
    }
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(try first.styleSheet() == second.styleSheet())
    #expect(first.variableNames == paths.sorted() && first.classPaths == paths.sorted())
  }

  /// Variables hold any kind of value, can be read, and can be removed.
  @Test func variables() throws {
    var theme = Theme()
    theme[variable: "b"] = ThemeColor.rgb(1, 2, 3, alpha: 0.5)
    theme[variable: "a"] = 12.5
    theme[variable: "c"] = FontName.named("Avenir")
    #expect(try theme.styleSheet() == "@a: 12.5;\n@b: rgba(1, 2, 3, 0.5);\n@c: Avenir;\n")
    #expect(theme[variable: "a"] as? Double == 12.5)
    theme[variable: "a"] = nil
    #expect(theme[variable: "a"] == nil)
    #expect(theme.variableNames == ["b", "c"])
  }

  /// Two groups on one class path make one rule.
  @Test func twoGroupsOnOnePath() throws {
    var theme = Theme()
    theme[label].size = 1
    theme[ClassPath<ShapeStyle>("aLabel")].borderWidth = 2
    #expect(try theme.styleSheet() == "aLabel {\n  font-size: 1;\n  border-width: 2;\n}\n")
    #expect(theme.classPaths == ["aLabel"])
    theme[label].color = .value(.named("red"))
    theme[ClassPath<ShapeStyle>("aLabel")].color = .value(.named("red"))
    #expect(
      try theme.styleSheet()
        == "aLabel {\n  font-color: red;\n  font-size: 1;\n  border-width: 2;\n}\n"
    )
    theme[label].color = .value(.named("blue"))
    #expect(throws: StyleTextError.conflict(place: "aLabel, font-color")) {
      try theme.styleSheet()
    }
  }

  /// Text that would leave its place is refused, and so is what only looks like a variable.
  @Test(arguments: [
    "", " ", "a b", "a;b", "a}", "red; } x { y: z", "/*", "*/", "a:b", "a,b", "a\n", "\"a\"", "@a",
    "ä", "a\u{0}", "a\u{202E}", "(",
  ])
  func hostileWordsAreRefused(text: String) {
    func expectRefusal(_ place: String, _ change: (inout Theme) -> Void) {
      var theme = Theme()
      change(&theme)
      #expect(throws: StyleTextError.notAWord(text: text, place: place)) {
        try theme.styleSheet()
      }
    }
    expectRefusal("aLabel, word") { $0[label].word = .value(text) }
    expectRefusal("aLabel, word") { $0[label].word = .variable(text) }
    expectRefusal("aLabel, font-color") { $0[label].color = .value(.named(text)) }
    expectRefusal("aLabel, font-color") { $0[label].color = .value(.variable(text)) }
    expectRefusal("aLabel, font-name") { $0[label].font = .value(.named(text)) }
    // Selectors, and nothing else, may have a colon between words.
    if text != "a:b" {
      expectRefusal("class path") { $0[ClassPath<LabelStyle>(text)].size = 1 }
    }
    expectRefusal("variable") { $0[variable: text] = 1 }
    expectRefusal("@v") { $0[variable: "v"] = text }
    expectRefusal("@v") { $0[variable: "v"] = ImageName(text) }
  }

  /// Words of all allowed characters are written as they are.
  @Test func allowedWords() throws {
    var theme = Theme()
    theme[label].word = #"aZ09#@-_\./x"#
    #expect(try theme.styleSheet() == "aLabel {\n  word: aZ09#@-_\\./x;\n}\n")
  }

  /// Numbers must be finite.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbersAreRefused(number: Double) {
    var theme = Theme()
    theme[label].size = .value(number)
    #expect(throws: StyleTextError.notFinite(place: "aLabel, font-size")) {
      try theme.styleSheet()
    }
  }

  /// Errors say what to do, and show hostile text harmlessly.
  @Test func errorTexts() {
    #expect(
      StyleTextError.notAWord(text: "a\u{1B}\n", place: "p").description
        == #"p: "a\u{1B}\n" is no word of a style sheet; use letters, digits and # - _ \ . / only, and name variables without "@""#
    )
    #expect(StyleTextError.notFinite(place: "p").description.contains("finite"))
    #expect(StyleTextError.conflict(place: "p").description.contains("only one"))
  }

  /// Styles compare by their attributes.
  @Test func stylesAreValues() {
    var (first, second) = (LabelStyle(), LabelStyle())
    #expect(first == second && first.isEmpty)
    first.color = .variable("a")
    #expect(first != second && !first.isEmpty)
    second.color = .value(.variable("a"))
    #expect(first != second)
    second.color = .variable("a")
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(Set([first, second, LabelStyle()]).count == 2)
  }

  /// A group lists its attributes.
  @Test func attributes() {
    #expect(
      LabelStyle.attributes.map { "\($0.name) \($0.typeName)" } == [
        "font-color Color", "font-size Number", "font-name FontName", "word String",
      ]
    )
  }

  /// Literals of every kind.
  @Test func literals() {
    #expect((13 as StyleValue<Double>) == .value(13.0))
    #expect((13.5 as StyleValue<Double>) == .value(13.5))
    #expect((13 as StyleValue<Int>) == .value(13))
    #expect((true as StyleValue<Bool>) == .value(true))
    #expect(("a" as StyleValue<String>) == .value("a"))
    #expect(("ab" as StyleValue<ImageName>) == .value(ImageName("ab")))
  }
}
