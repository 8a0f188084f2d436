import Testing

@testable import FioriStyle

@Suite struct ValueRuleTests {
  @Test func wrongTypesSayWhatWasExpected() {
    let findings = expectLint(
      "Label { border-width: 1️⃣4co; font-color: 2️⃣#12345; text-align: 3️⃣middle; }",
      .error("1️⃣", "value-type"),
      .error("2️⃣", "value-type"),
      .error("3️⃣", "value-type")
    )
    #expect(findings[0].message == "expected a number, found `4co`")
    #expect(
      findings[1].message == "expected 3, 6 or 8 hexadecimal digits after `#`, found `#12345`"
    )
  }

  @Test func missingHash() {
    let findings = expectLint(
      "@a: 1️⃣FF0000;\nLabel { font-color: @a; border-color: 2️⃣0f0; }\nButton { font-color: @a; }",
      .error("1️⃣", "missing-hash"),
      .error("2️⃣", "missing-hash")
    )
    #expect(findings.map { $0.edit?.text } == ["#FF0000", "#0f0"])
  }

  @Test func eightDigitsAreAmbiguousWithoutSetting() {
    expectLint(
      "Label { font-color: 1️⃣#80FF0000; }",
      .warning("1️⃣", "ambiguous-alpha")
    )
    expectLint(
      "Label { font-color: #80FF0000; border-color: 0xFF000080; }",
      options: StyleLintOptions(alpha: .first)
    )
  }

  @Test func unitsAndTruthValues() {
    let findings = expectLint(
      "Label { border-width: 1️⃣2px; text-auto-fit: 2️⃣YES; padding: 1 3️⃣2pt; }",
      .warning("1️⃣", "unit"),
      .warning("2️⃣", "boolean-spelling"),
      .warning("3️⃣", "unit")
    )
    #expect(findings.map { $0.edit?.text } == ["2", "true", "2"])
  }

  @Test func colours() {
    expectLint(
      """
      Label { font-color: 1️⃣brandAccent; border-color: 2️⃣gren; shadow-color: rgba(1, 2, 3, 3️⃣1); }
      Button { font-color: primary1_lightBackground; border-color: hsla(0.5, 0, 1.0, .5); }
      Switch { tint-color: 4️⃣rgb(300, 0, 0); on-tint-color: 5️⃣rgb(1, 2); }
      """,
      .warning("1️⃣", "unknown-color"),
      .error("2️⃣", "value-type"),
      .warning("3️⃣", "scaled-alpha"),
      .error("4️⃣", "value-type"),
      .error("5️⃣", "value-type")
    )
  }

  @Test func pairsAndBoxes() {
    let findings = expectLint(
      "Label { text-shadow-offset: 1️⃣1 2; padding: 2️⃣1, 2; shadow-offset: 3️⃣1; }",
      .error("1️⃣", "value-type"),
      .error("2️⃣", "value-type"),
      .error("3️⃣", "value-type")
    )
    #expect(findings.map { $0.edit?.text } == ["1, 2", "1 2", nil])
  }

  @Test func fontsAndEnumerations() {
    let findings = expectLint(
      """
      fdlFUIObjectView_headlineLabel { font-name: 1️⃣bolSystem; font-style: 2️⃣subhedline; }
      fdlFUIObjectHeader { background-color-scheme: 3️⃣lightConstnt; }
      fdlFUIObjectView_subheadlineLabel { font-name: Helvetica Neue; font-style: UIFontTextStyleBody; }
      """,
      .error("1️⃣", "value-type"),
      .error("2️⃣", "value-type"),
      .error("3️⃣", "value-type")
    )
    #expect(
      findings.map { $0.edit?.text } == ["boldSystem", "subheadline", "lightConstant"]
    )
  }

  @Test func valuesOfVariablesAreCheckedWhereTheyAreUsed() {
    let findings = expectLint(
      "@size: big;\nLabel { font-size: 1️⃣@size; }",
      .error("1️⃣", "value-type")
    )
    #expect(findings.first?.notes.first?.range.start.line == 1)
  }

  @Test func undefinedAndUnusedVariables() {
    let findings = expectLint(
      """
      @brand: #FFFFFF;
      @spare: 1;
      Label { font-color: 2️⃣@brnad; border-color: 3️⃣@missing; shadow-color: 4️⃣@primary1; }
      """,
      .warning("0", "unused-variable"),
      .error("2️⃣", "undefined-variable"),
      .error("3️⃣", "undefined-variable"),
      .error("4️⃣", "undefined-variable")
    )
    #expect(findings.first?.message.contains("`@brand`, `@spare`") == true)
    #expect(findings.dropFirst().first?.edit?.text == "@brand")
    #expect(findings.last?.suggestion?.contains("`primary1`") == true)
  }

  @Test func redefinedVariables() {
    let findings = expectLint(
      """
      @a: red;
      1️⃣@a: blue;
      @media (device: ipad) { @a: green; }
      Label { font-color: @a; }
      """,
      .warning("1️⃣", "redefined-variable")
    )
    #expect(findings.first?.notes.first?.range.start.line == 1)
  }

  @Test func variablesDefinedByVariables() {
    expectLint(
      "@a: red;\n@b: 1️⃣@a;\n@c: 2️⃣@d;\n@d: 3️⃣@c;\nLabel { font-color: @b; border-color: @c; }",
      .warning("1️⃣", "recursive-variable"),
      .error("2️⃣", "recursive-variable"),
      .error("3️⃣", "recursive-variable")
    )
  }

  @Test func variablesOfMediaBlocksAreNotSeenOutside() {
    expectLint(
      """
      @media (device: ipad) { @a: red; Button { font-color: @a; } }
      @media (device: ipad) { Switch { tint-color: @a; } }
      Label { font-color: 1️⃣@a; }
      """,
      .error("1️⃣", "undefined-variable")
    )
  }

  @Test func definitionsOfThePaletteCountAsUsedAndAreColours() {
    expectLint(
      "@primary1: 1️⃣notAColor;\n@tintColor_darkBackground: #FFF;\nLabel { font-size: 1; }",
      .warning("1️⃣", "unknown-color")
    )
    expectLint("@anything: #FFF;")
  }

  @Test func variablesAreWholeValues() {
    expectLint(
      "@x: 1;\nLabel { text-shadow-offset: 1️⃣@x, 2; }",
      .error("1️⃣", "partial-variable")
    )
  }

  @Test func classicAlignments() {
    var knowledge = StyleKnowledge.bundled
    knowledge.declared.classPaths = ["AppButton"]
    for word in ["left", "center", "right", "fill", "justified", "natural"] {
      expectLint(
        "Button, LargeButton, SmallButton, AppButton { text-align: \(word); }",
        options: StyleLintOptions(dialect: .classic),
        knowledge: knowledge
      )
    }
    expectLint("Button { text-align: 1️⃣middle; }", .error("1️⃣", "value-type"), knowledge: .bundled)
    expectLint("Label { text-align: 1️⃣fill; }", .error("1️⃣", "value-type"), knowledge: .bundled)
  }

  @Test func classicDialect() {
    let findings = expectLint(
      "@a: 1️⃣#FFF;\nLabel { font-color: @a; border-color: 2️⃣#abc; shadow-color: #aabbcc; }",
      .error("1️⃣", "dialect"),
      .error("2️⃣", "dialect"),
      options: StyleLintOptions(dialect: .classic)
    )
    #expect(findings.map { $0.edit?.text } == ["#FFFFFF", "#aabbcc"])
  }

  @Test func paletteDialect() {
    expectLint(
      """
      @primary1: #FFF;
      @primary2:red;
        1️⃣@primary3: #FFF;
      2️⃣@primary4 : #FFF;
      3️⃣@primary5: red;
      4️⃣@primary6: #FFF; /* six */
      5️⃣Label { font-color: red; }
      """,
      .error("1️⃣", "dialect"),
      .error("2️⃣", "dialect"),
      .error("3️⃣", "dialect"),
      .error("4️⃣", "dialect"),
      .error("5️⃣", "dialect"),
      options: StyleLintOptions(dialect: .palette)
    )
  }
}
