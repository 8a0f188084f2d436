import FioriStyle
import Testing

/// Themes are loaded from sheets, looked up by type, changed, merged and written back.
@Suite("Theme loading") struct ThemeLoadingTests {
  /// The group that most tests use.
  private typealias LabelStyle = ThemeTests.LabelStyle

  /// The class path that most tests use.
  private let label = ClassPath<ThemeTests.LabelStyle>("aLabel")

  /// A sheet with everything that a sheet can have.
  private let sheet = """
    /* 标签 */
    @accent: #0A6ED1;
    @inset: 1,2;
    aLabel, other { font-color: @accent; font-size:12; text-line-clamp:6; }
    aLabel { shadow-offset: 1,2; font-name: boldSystem; }
    @media (device: ipad) { aLabel { font-size: 20; } }

    """

  @Test func everythingIsThere() throws {
    let theme = try Theme(styleSheet: sheet)
    #expect(theme.classPaths == ["aLabel", "other"])
    #expect(theme[label].color == .variable("accent"))
    #expect(theme[label].size == 12)
    #expect(theme[label].font == .value(.boldSystem))
    #expect(theme[variable: "accent"] as? ThemeColor == .rgb(10, 110, 209))
    #expect(theme[words: "text-line-clamp", of: "other"] == "6")
    #expect(theme[media: ipad][label].size == 20)
    #expect(
      try theme.styleSheet() == """
        @accent: #0A6ED1;
        @inset: 1, 2;

        aLabel {
          font-color: @accent;
          font-name: boldSystem;
          font-size: 12;
          shadow-offset: 1, 2;
          text-line-clamp: 6;
        }

        other {
          font-color: @accent;
          font-size: 12;
          text-line-clamp: 6;
        }

        @media (device: ipad) {
          aLabel {
            font-size: 20;
          }
        }

        """
    )
  }

  @Test func whatIsWrittenLoadsAsTheSame() throws {
    let theme = try Theme(styleSheet: sheet)
    let again = try Theme(styleSheet: try theme.styleSheet())
    #expect(again == theme && again.hashValue == theme.hashValue)
  }

  @Test func changesStayLocal() throws {
    var theme = try Theme(styleSheet: "aLabel { font-color: red; font-size: 12; border-width: 2; }")
    theme[label].size = 13
    theme[label].color = nil
    #expect(try theme.styleSheet() == "aLabel {\n  font-size: 13;\n  border-width: 2;\n}\n")
    theme[words: "font-size", of: "aLabel"] = "14"
    #expect(theme[label].size == 14)
    theme[words: "font-size", of: "aLabel"] = nil
    theme[words: "border-width", of: "aLabel"] = nil
    #expect(theme == Theme())
  }

  @Test func valuesOfAnotherTypeAreKept() throws {
    var theme = try Theme(styleSheet: "aLabel { font-size: large; }")
    #expect(theme[label].size == nil)
    theme[label].color = .variable("a")
    #expect(try theme.styleSheet() == "aLabel {\n  font-color: @a;\n  font-size: large;\n}\n")
    theme[label].size = 3
    #expect(try theme.styleSheet() == "aLabel {\n  font-color: @a;\n  font-size: 3;\n}\n")
  }

  @Test func laterSheetsWin() throws {
    var theme = try Theme(
      styleSheet: "@a: red; @b: 1; aLabel { font-color: @a; font-size: 1; } x { y: 1; }"
    )
    let later = try Theme(styleSheet: "@a: blue; aLabel { font-size: 2; } z { y: 2; }")
    theme.merge(later)
    #expect(theme[variable: "a"] as? String == "blue")
    #expect(theme[label].size == 2 && theme[label].color == .variable("a"))
    #expect(theme.classPaths == ["aLabel", "x", "z"] && theme.variableNames == ["a", "b"])
    var typed = Theme()
    typed[label].size = 3
    typed[media: ipad][label].size = 4
    theme.merge(typed)
    #expect(theme[label].size == 3 && theme[label].color == .variable("a"))
    #expect(theme[media: ipad][label].size == 4)
    typed.merge(later)
    #expect(typed[label].size == 2)
    var other = Theme()
    other[ClassPath<ThemeTests.ShapeStyle>("aLabel")].color = .value(.named("green"))
    theme[label].color = .value(.named("red"))
    theme.merge(other)
    #expect(try theme.styleSheet().contains("font-color: green;"))
    #expect(try !theme.styleSheet().contains("font-color: red;"))
  }

  @Test func oneErrorDoesNotHideTheRest() throws {
    let text = "aLabel { font-size 12; font-color: red; }\nb { c: 1 }\nd { e: @none; }\n"
    let loading = Theme.load(Array(text.utf8))
    #expect(
      loading.errors.map { "\($0.range.start.line): \($0.rule.id)" } == [
        "1: nss.missing-colon", "2: nss.missing-semicolon", "3: nss.undefined-variable",
      ]
    )
    #expect(loading.theme[label].color == .value(.named("red")))
    #expect(loading.theme[words: "c", of: "b"] == "1")
    let error = #expect(throws: StyleSheetError.self) { try Theme(styleSheet: text) }
    #expect(
      error?.description.contains("2:9: expected `;`") == true,
      "\(String(describing: error))"
    )
  }

  @Test func theAlphaOfEightDigitsStandsWhereTheSheetSays() throws {
    let text = "aLabel { font-color: #80FF0000; }"
    let first = try Theme(styleSheet: text, alpha: .first)
    let last = try Theme(styleSheet: text, alpha: .last)
    #expect(first[label].color == .value(.rgb(255, 0, 0, alpha: 128.0 / 255)))
    #expect(last[label].color == .value(.rgb(128, 255, 0, alpha: 0)))
  }

  @Test(arguments: ["", "a;b", "a}", "/*", "\"a\"", "@a b", "a\n", "a{", "*/"])
  func hostileWordsAreRefused(text: String) {
    var theme = Theme()
    theme[words: "b", of: "a"] = StyleWords(text)
    #expect(throws: StyleTextError.self) { try theme.styleSheet() }
    theme = Theme()
    theme[words: text, of: "a"] = "1"
    #expect(throws: StyleTextError.self) { try theme.styleSheet() }
    theme = Theme()
    theme[media: MediaQuery(conditions: [.init(feature: text, value: "a")])][variable: "b"] = 1
    #expect(throws: StyleTextError.self) { try theme.styleSheet() }
  }

  /// A compiled sheet as the tool writes it.
  private enum Compiled: ThemeSource {
    /// The rules, those of the first class path partly by type.
    static var rules: StaticString {
      """
      aLabel 1{border-width:2;}
      b{c:1;}
      """
    }

    /// A variable.
    static var variables: StaticString { "accent 1" }

    /// What it holds.
    static func variable(_ number: Int) -> (any StyleAttributeValue)? { number == 1 ? 1.0 : nil }

    /// Sets one rule.
    static func setStyle(_ number: Int, of rule: inout CompiledRule) {
      var style = LabelStyle()
      style.size = 12
      if number == 1 { rule.set(ClassPath<LabelStyle>("aLabel"), to: style) }
    }

    /// Sets a layer.
    static func setLayers(of theme: inout Theme) {
      let conditions = [MediaQuery.Condition(feature: "device", value: "ipad")]
      theme[media: MediaQuery(conditions: conditions)] = Theme(Layer.self)
    }

    /// What holds under a condition.
    private enum Layer: ThemeSource {
      /// One rule.
      static var rules: StaticString { "b{c:3;}" }
    }
  }

  /// A compiled sheet that says nothing.
  private enum Empty: ThemeSource {}

  @Test func aCompiledSheetIsTheSameAsTheSheet() throws {
    let text = """
      @accent: 1;

      aLabel {
        font-size: 12;
        border-width: 2;
      }

      b {
        c: 1;
      }

      @media (device: ipad) {
        b {
          c: 3;
        }
      }

      """
    let theme = Theme(Compiled.self)
    #expect(theme[label].size == 12 && theme[words: "border-width", of: "aLabel"] == "2")
    #expect(theme[variable: "accent"] as? Double == 1 && theme[words: "c", of: "none"] == nil)
    #expect(theme.classPaths == ["aLabel", "b"] && theme.variableNames == ["accent"])
    #expect(theme.mediaQueries == [ipad] && theme[media: ipad][words: "c", of: "b"] == "3")
    #expect(try theme.styleSheet() == text)
    #expect(theme == Theme(Compiled.self) && theme.hashValue == Theme(Compiled.self).hashValue)
    #expect(theme != Theme())
    #expect(Theme(Empty.self) == Theme() && Theme(Empty.self).classPaths.isEmpty)
  }

  @Test func aCompiledSheetKnowsItsNamesAfterAChange() {
    var theme = Theme(Compiled.self)
    theme[words: "c", of: "b"] = nil
    theme[words: "e", of: "d"] = "1"
    #expect(theme.classPaths == ["aLabel", "d"])
    theme[variable: "other"] = 2.0
    #expect(theme.variableNames == ["accent", "other"] && theme.mediaQueries == [ipad])
    theme[media: ipad] = Theme(Empty.self)
    #expect(theme.mediaQueries.isEmpty)
  }

  @Test func aCompiledSheetCanBeChangedAndMerged() throws {
    var theme = Theme(Compiled.self)
    theme[label].color = .variable("accent")
    theme[variable: "accent"] = 2.0
    theme[words: "c", of: "b"] = nil
    theme[media: ipad] = Theme()
    let changed =
      "@accent: 2;\n\naLabel {\n  font-color: @accent;\n  font-size: 12;\n  border-width: 2;\n}\n"
    #expect(try theme.styleSheet() == changed)
    var loaded = try Theme(styleSheet: "aLabel { font-size: 1; x: y; }")
    loaded.merge(Theme(Compiled.self))
    #expect(loaded[label].size == 12 && loaded[words: "x", of: "aLabel"] == "y")
    var compiled = Theme(Compiled.self)
    compiled.merge(try Theme(styleSheet: "aLabel { font-size: 1; } b { d: 5; }"))
    #expect(compiled[label].size == 1 && compiled[words: "border-width", of: "aLabel"] == "2")
    #expect(compiled[words: "c", of: "b"] == "1" && compiled[words: "d", of: "b"] == "5")
    #expect(compiled[media: ipad][words: "c", of: "b"] == "3")
  }

  /// The condition that the tests use.
  private var ipad: MediaQuery {
    MediaQuery(conditions: [MediaQuery.Condition(feature: "device", value: "ipad")])
  }

  @Test func compoundSelectorsAreWrittenAgain() throws {
    let theme = try Theme(styleSheet: "A:B:C { d: e; }")
    let text = try theme.styleSheet()
    #expect(text == "A:B:C {\n  d: e;\n}\n")
    #expect(try Theme(styleSheet: text) == theme)
  }
}
