import Testing

@testable import FioriStyle

@Suite struct ThemeCompilerTests {
  /// Compiles a text.
  private func compile(_ text: String) -> ThemeCompiler.Compilation {
    ThemeCompiler.compile(
      Array(text.utf8),
      vocabulary: StyleVocabulary(TestKnowledge.knowledge)
    )
  }

  @Test func resolvesTypesAndSorts() {
    let compilation = compile(
      """
      @accent: #0A6ED1;
      @alias: @accent;
      Switch, Label { tint-color: @alias; width: 10; }
      Label { width: 12; padding: 1 2; font-name: boldSystem; }
      @media (device: ipad) { @accent: white; Label { tint-color: @accent; } }
      """
    )
    #expect(compilation.isComplete)
    let theme = compilation.theme
    let accent = SheetValue.color(.rgb(0x0A, 0x6E, 0xD1))
    #expect(theme.base.variables.map(\.name) == ["accent", "alias"])
    #expect(theme.base.variables.map(\.value) == [accent, accent])
    #expect(theme.base.rules.map(\.classPath) == ["Label", "Switch"])
    #expect(
      theme.base.rules[0].attributes.map(\.name) == ["font-name", "padding", "tint-color", "width"]
    )
    #expect(theme.base.rules[0]["width"] == .number(12))
    #expect(theme.base.rules[1]["width"] == .number(10))
    #expect(theme.media.map(\.query.description) == ["(device: ipad)"])
    #expect(theme.media[0].layer.rules[0]["tint-color"] == .color(.named("white")))
  }

  @Test func layoutAndOrderDoNotMatter() {
    let first = compile("@a: red; Label { width: 1; height: 2; } Button { width: 3; }")
    let second = compile("Button{width:3;}/* x */Label{height:2;width:1;}\n@a:red;")
    #expect(first.theme == second.theme)
    #expect(first.theme.json == second.theme.json)
  }

  @Test func declarationsWithErrorsAreLeftOut() {
    let compilation = compile("Label { width: 4co; height: @missing; font-size: 3; }")
    #expect(!compilation.isComplete)
    #expect(compilation.theme.base.rules[0].attributes.map(\.name) == ["font-size"])
  }

  @Test func json() {
    let theme = compile("@a: #FFF;\nLabel { text-shadow-offset: 1, .5; font-color: @a; }").theme
    #expect(
      theme.json == """
        {
          "rules": {
            "Label": {
              "font-color": {
                "type": "Color",
                "value": "#FFFFFF"
              },
              "text-shadow-offset": {
                "type": "Offset",
                "value": [1, 0.5]
              }
            }
          },
          "variables": {
            "a": {
              "type": "Color",
              "value": "#FFFFFF"
            }
          },
          "media": []
        }

        """
    )
  }

  @Test func report() {
    let theme = compile(
      """
      @primary1_lightBackground: #000;
      @tintColor_lightBackground: #000;
      @tintColor_darkBackground: #FFF;
      fdlFUIObjectView { background-color: #FFFFFF; }
      fdlFUIObjectView_headlineLabel { font-color: #777777; }
      myBadge { font-color: black; background-color: white; }
      """
    ).theme
    let report = ThemeReport(theme, vocabulary: StyleVocabulary(TestKnowledge.knowledge))
    #expect(report.components.map(\.name) == ["FUIObjectView"])
    #expect(report.components[0].styled == ["fdlFUIObjectView", "fdlFUIObjectView_headlineLabel"])
    #expect(report.components[0].missing.contains("fdlFUIObjectView_subheadlineLabel"))
    #expect(report.otherClassPaths == ["myBadge"])
    #expect(
      report.lonelyVariants == [
        ThemeReport.LonelyVariant(
          variable: "primary1_lightBackground",
          missing: "primary1_darkBackground"
        )
      ]
    )
    #expect(report.contrasts.map(\.text) == ["fdlFUIObjectView_headlineLabel", "myBadge"])
    #expect(abs(report.contrasts[0].ratio - 4.478) < 0.001)
    #expect(abs(report.contrasts[1].ratio - 21) < 0.000_001)
    #expect(report.json.contains("\"ratio\": 4.48\n"))
    #expect(report.json.contains("\"otherClassPaths\": [\n    \"myBadge\"\n  ]"))
  }

  @Test func sheetsUseVariablesOfOthers() {
    let compilation = ThemeCompiler.compile(
      Array(
        "\u{FEFF}@own: 3;\nLabel { font-size: @size; border-width: @own; font-color: @tint; }".utf8
      ),
      beside: [
        Array("@size: 1;\n@own: 9;\n@tint: red;\nButton { font-size: 5; }".utf8),
        Array("@size: 2;\n@broken: \"x\";\n@media (device: ipad) { @tint: blue; }".utf8),
      ],
      vocabulary: StyleVocabulary(TestKnowledge.knowledge)
    )
    #expect(compilation.findings.map(\.message) == [])
    #expect(compilation.theme.base.variables.map(\.name) == ["own"])
    #expect(compilation.theme.base.rules.map(\.classPath) == ["Label"])
    #expect(compilation.theme.base.rules.first?["font-size"] == .number(2))
    #expect(compilation.theme.base.rules.first?["border-width"] == .number(3))
    #expect(compilation.theme.base.rules.first?["font-color"] == .color(.named("red")))
    #expect(compilation.theme.media.isEmpty)
  }

  @Test func contrastShinesThrough() {
    let white = RGBAColor(red: 255, green: 255, blue: 255)
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(abs(ContrastRatio.between(clear, white) - 1) < 0.000_001)
  }
}
