import Testing

@testable import FioriStyle

@Suite struct SyntaxRuleTests {
  @Test func acceptsEveryConstructOfTheLanguage() {
    expectLint(
      """
      /* 見出し の 色 */
      @accent: #0A6ED1; /* glued */
      @media (device: ipad) and (orientation: landscape) {
        @accent: #FFFFFF;
        Label { font-color: @accent; }
      }
      Label,
      Button
      {
        font-color : @accent;
        font-size:12;
        font-name: boldSystem/* glued */;
        text-shadow-offset: 1, -.5;
        padding: 1 2 3 4;
        image: bundle.bundle/a.png;
        background-image: Assets/img;
      }
      Switch {}
      """
    )
  }

  @Test func missingSemicolonBeforeBrace() {
    let findings = expectLint("Label { font-color: red1️⃣ }", .error("1️⃣", "missing-semicolon"))
    #expect(findings.first?.edit == SheetEdit(ByteRange(23, 23), ";", isSafe: true))
  }

  @Test func missingSemicolonBeforeTheNextDeclaration() {
    expectLint(
      "Label {\n  font-color: red1️⃣\n  font-size: 12;\n}",
      .error("1️⃣", "missing-semicolon")
    )
    expectLint("Label { font-color: red1️⃣ font-size: 12; }", .error("1️⃣", "missing-semicolon"))
  }

  @Test func missingSemicolonAfterADefinition() {
    expectLint(
      "@a: red1️⃣\n@b: blue2️⃣\nLabel { font-color: @a; border-color: @b; }",
      .error("1️⃣", "missing-semicolon"),
      .error("2️⃣", "missing-semicolon")
    )
  }

  @Test func missingColon() {
    expectLint("Label { font-size1️⃣ 12; }", .error("1️⃣", "missing-colon"))
    expectLint("@a1️⃣ red;\nLabel { font-color: @a; }", .error("1️⃣", "missing-colon"))
  }

  @Test func missingValue() {
    expectLint("Label { 1️⃣font-size: ; }", .error("1️⃣", "missing-value"))
    expectLint("Label { 1️⃣font-size; }", .error("1️⃣", "missing-value"))
    expectLint("Label { 1️⃣font-size:\n  font-color: red; }", .error("1️⃣", "missing-value"))
    expectLint("Label { 1️⃣font-size\n  font-color: red; }", .error("1️⃣", "missing-value"))
  }

  @Test func faultyVariableName() {
    expectLint("1️⃣@: red;", .error("1️⃣", "syntax"))
    expectLint("1️⃣@@a: red;\nLabel { font-color: @@a; }", .error("1️⃣", "syntax"))
  }

  @Test func variablesAmongSelectors() {
    expectLint("Label, 1️⃣@a { font-size: 12; }", .error("1️⃣", "syntax"))
    expectLint("Label 1️⃣@a { font-size: 12; }", .error("1️⃣", "syntax"))
  }

  @Test func charactersInQueries() {
    expectLint("@media (a) 1️⃣\"b{ Label { font-size: 12; } }", .error("1️⃣", "syntax"))
    expectLint("@media (width 1️⃣< 50%) { Label { font-size: 12; } }", .error("1️⃣", "syntax"))
  }

  @Test func valuesWithoutWords() {
    expectLint("Label { font-size: 1️⃣,; }", .error("1️⃣", "syntax"))
    expectLint("Label { font-size: 1️⃣(,); }", .error("1️⃣", "syntax"))
  }

  @Test func missingComma() {
    expectLint("Label1️⃣ Button { font-size: 12; }", .error("1️⃣", "missing-comma"))
  }

  @Test func strayComma() {
    expectLint("Label, 1️⃣, Button { font-size: 12; }", .error("1️⃣", "syntax"))
    expectLint("Label,1️⃣ { font-size: 12; }", .error("1️⃣", "syntax"))
  }

  @Test func braces() {
    expectLint("Label 1️⃣{ font-size: 12;", .error("1️⃣", "brace"))
    expectLint("Label { font-size: 12; }\n1️⃣}\n", .error("1️⃣", "brace"))
    expectLint("Label { 1️⃣{ font-size: 12; } }", .error("1️⃣", "brace"))
    expectLint(
      "Label {\n  font-size: 12;1️⃣\nButton {\n  font-size: 2️⃣13px;\n}",
      .error("1️⃣", "brace"),
      .warning("2️⃣", "unit")
    )
    expectLint(
      "Label1️⃣\n  font-size: 12;\n  font-color: red;\n}\nButton { font-size: 1; }",
      .error("1️⃣", "brace")
    )
    expectLint("1️⃣{ font-size: 12; }", .error("1️⃣", "syntax"))
  }

  @Test func straySemicolons() {
    let findings = expectLint("Label { font-size: 12;1️⃣;; }", .error("1️⃣", "stray-semicolon"))
    #expect(findings.first?.edit == SheetEdit(ByteRange(22, 24), "", isSafe: true))
  }

  @Test func nestedRulesAreReadAllTheSame() {
    expectLint(
      """
      Label {
        font-size: 1;
        1️⃣Button {
          font-size: 2️⃣x;
        }
        font-color: 3️⃣4co;
      }
      Switch { tint-color: 4️⃣4co; }
      """,
      .error("1️⃣", "nesting"),
      .error("2️⃣", "value-type"),
      .error("3️⃣", "value-type"),
      .error("4️⃣", "value-type")
    )
  }

  @Test func nestedMedia() {
    expectLint(
      """
      @media (device: ipad) {
        1️⃣@media (orientation: portrait) {
          Label { font-size: 1; }
        }
        Button { font-size: 2️⃣x; }
      }
      Switch { tint-color: red; }
      """,
      .error("1️⃣", "nesting"),
      .error("2️⃣", "value-type")
    )
  }

  @Test func misplacedStatements() {
    expectLint("1️⃣font-size: 12;\nLabel { font-size: 12; }", .error("1️⃣", "misplaced-statement"))
    expectLint(
      "Label { 1️⃣@a: red; font-color: @a; }",
      .error("1️⃣", "misplaced-statement")
    )
  }

  @Test func atRulesOfOtherLanguages() {
    expectLint("1️⃣@import other;\nLabel { font-size: 1; }", .error("1️⃣", "unsupported-at-rule"))
    expectLint(
      "1️⃣@font-face { font-family: x; a { b: c; } }\nLabel { font-size: 1; }",
      .error("1️⃣", "unsupported-at-rule")
    )
  }

  @Test func comments() {
    expectLint(
      "1️⃣/* open\nLabel { font-size: 2️⃣x; }",
      .error("1️⃣", "comment"),
      .error("2️⃣", "value-type")
    )
    expectLint("/* a /* b */ 1️⃣*/\nLabel { font-size: 1; }", .error("1️⃣", "comment"))
    expectLint(
      "/* a\nLabel { font-size: 1; }\n1️⃣/* b */\nButton { font-size: 1; }",
      .warning("1️⃣", "comment")
    )
  }

  @Test func lineComments() {
    let findings = expectLint("Label { font-size: 1; 1️⃣// one\n}", .error("1️⃣", "line-comment"))
    #expect(findings.first?.edit?.text == "/* one */")
  }

  @Test func quotedValues() {
    let findings = expectLint(
      "Label { font-color: 1️⃣\"#FF0000\"; font-name: 2️⃣'Helvetica Neue'; }",
      .error("1️⃣", "quoted-value"),
      .error("2️⃣", "quoted-value")
    )
    #expect(findings.map { $0.edit?.text } == ["#FF0000", "Helvetica Neue"])
    expectLint(
      "Label { font-color: 1️⃣\"#FF0000; font-size: 2️⃣x; }",
      .error("1️⃣", "quoted-value"),
      .error("2️⃣", "value-type")
    )
  }

  @Test func charactersOutsideASCII() {
    expectLint("Label { font-size:1️⃣\u{A0}12; }", .error("1️⃣", "encoding"))
    expectLint("Label { font-name: 1️⃣Größe; }", .error("1️⃣", "encoding"))
  }

  @Test func unknownCharacters() {
    expectLint("Label { font-size: 12 1️⃣!important; }", .error("1️⃣", "syntax"))
    expectLint("Label 1️⃣> Button { font-size: 12; }", .error("1️⃣", "syntax"))
    expectLint("Label { font-color: 1️⃣rgb(1, 2, 3; }", .error("1️⃣", "syntax"))
    expectLint(
      "Label { font-color: a1️⃣: b; font-size: 2️⃣x; }",
      .error("1️⃣", "syntax"),
      .error("2️⃣", "value-type")
    )
  }

  @Test func byteOrderMarkAndLineEndings() {
    let text = "\u{FEFF}Label {\r\n  font-size: 1️⃣x;\r\n}\rButton {\r  font-size: 2️⃣y;\r}"
    let findings = expectLint(text, .error("1️⃣", "value-type"), .error("2️⃣", "value-type"))
    #expect(findings.map { [$0.range.start.line, $0.range.start.column] } == [[2, 14], [5, 14]])
  }

  @Test func columnsCountUnicodeScalars() {
    let findings = expectLint(
      "/* 見出し 👩‍👩 */ Label { font-size: 1️⃣x; }",
      .error("1️⃣", "value-type")
    )
    #expect(findings.first?.range.start.column == 34)
  }

  @Test func oneErrorDoesNotHideAnother() {
    expectLint(
      "Button {\n  font-size1️⃣ 12;\n}" + String(repeating: "\n", count: 297)
        + "Slider { tint-color: 2️⃣4co; }",
      .error("1️⃣", "missing-colon"),
      .error("2️⃣", "value-type")
    )
  }

  @Test func mediaQueries() {
    expectLint("@media 1️⃣screen { Label { font-size: 1; } }", .error("1️⃣", "media-query"))
    expectLint(
      "@media 1️⃣(device: toaster) { Label { font-size: 1; } }",
      .warning("1️⃣", "media-query")
    )
    expectLint(
      "@media 1️⃣(colour: red) { Label { font-size: 1; } }",
      .warning("1️⃣", "media-query")
    )
  }
}
