import Testing

@testable import FioriStyle

@Suite struct NameRuleTests {
  @Test func unknownNamesAreReportedOnceEach() {
    expectLint(
      "1️⃣myBadge { 2️⃣glow-size: 1; }\nmyBadge, Label { glow-size: 2; }",
      .warning("1️⃣", "unknown-class-path"),
      .note("2️⃣", "unknown-property")
    )
  }

  @Test func strictSettingsRaiseEveryUnknownName() {
    expectLint(
      "1️⃣myBadge { 2️⃣glow-size: 1; }",
      .error("1️⃣", "unknown-class-path"),
      .error("2️⃣", "unknown-property"),
      options: StyleLintOptions(isStrict: true)
    )
  }

  @Test func misspeltNamesAreReportedWhereverTheyStand() {
    expectLint(
      "1️⃣Labell { 2️⃣background-olor: red; }\n3️⃣Labell, Button { 4️⃣background-olor: red; }",
      .error("1️⃣", "misspelt-class-path"),
      .error("2️⃣", "misspelt-property"),
      .error("3️⃣", "misspelt-class-path"),
      .error("4️⃣", "misspelt-property")
    )
  }

  @Test func manyUnknownNamesAreSummarised() {
    let findings = expectLint(
      "1️⃣myBadge, yourTile, hisPanel, herStrip { font-size: 1; }",
      .warning("1️⃣", "unknown-class-path")
    )
    #expect(findings.first?.notes.count == 3)
    #expect(findings.first?.message.contains("`herStrip`") == true)
  }

  @Test func misspeltNamesAreErrors() {
    let findings = expectLint(
      "1️⃣fdlFUIObjectView_headlineLable { font-size: 1; }\nLabel { 2️⃣background-olor: 3️⃣4co; }",
      .error("1️⃣", "misspelt-class-path"),
      .error("2️⃣", "misspelt-property"),
      .error("3️⃣", "value-type")
    )
    #expect(findings[0].edit?.text == "fdlFUIObjectView_headlineLabel")
    #expect(findings[1].edit?.text == "background-color")
    #expect(findings.prefix(2).allSatisfy { $0.edit?.isSafe == false })
  }

  @Test(arguments: [
    "line-color", "icon-size", "avatar-color", "text-colors2", "font-weight", "top-color",
    "selection-style", "title-color", "link-color", "glow-color",
  ])
  func propertiesOfTheAppAreNoMisspellings(name: String) {
    #expect(StyleVocabulary(TestKnowledge.knowledge).propertyNearMiss.nearest(to: name) == nil)
  }

  @Test(arguments: [
    "fdlFUIObjectView_avatar_2", "fdlFUIObjectView_avatar_12", "TopBar", "NavBar", "MyButton",
    "Button2", "BigLabel", "CellLabel", "View1", "Tab",
  ])
  func classPathsOfTheAppAreNoMisspellings(name: String) {
    #expect(StyleVocabulary(TestKnowledge.knowledge).classPathNearMiss.nearest(to: name) == nil)
  }

  @Test(arguments: [
    ("background-olor", "background-color"), ("font-colour", "font-color"),
    ("backgroundcolor", "background-color"), ("font-szie", "font-size"),
    ("Font-Size", "font-size"), ("conrer-radius", "corner-radius"), ("hight", "height"),
  ])
  func misspellingsAreFound(name: String, meant: String) {
    #expect(StyleVocabulary(TestKnowledge.knowledge).propertyNearMiss.nearest(to: name) == meant)
  }

  @Test func declaredNamesAreSilent() {
    var knowledge = TestKnowledge.knowledge
    knowledge.declared = DeclaredNames(
      classPaths: ["myBadge", "Labell"],
      properties: ["glow-size", "font-colour"],
      variables: ["elsewhere", "spare"],
      colors: ["brandAccent"]
    )
    expectLint(
      """
      @spare: 1;
      myBadge, Labell { glow-size: @elsewhere; font-colour: 3; font-color: brandAccent; }
      fdlFUIObjectView { glow-size: 1; }
      """,
      knowledge: knowledge
    )
  }

  @Test func unsupportedAttributeOfADocumentedGroup() {
    let findings = expectLint(
      "fdlObjectView_detailImageView { 1️⃣font-style: body; }",
      .error("1️⃣", "unsupported-attribute")
    )
    #expect(findings.first?.suggestion?.contains("fdlFUIObjectView_headlineLabel") == true)
  }

  @Test func unsupportedAttributesOfOtherGroupsAreAtMostNotes() {
    expectLint(
      "fdlFUILoadingIndicatorView_textLabel { 1️⃣tint-color: red; }",
      .note("1️⃣", "unsupported-attribute")
    )
    expectLint("fdlFUIContactCell_headlineLabel { tint-color: red; font-size: 12; }")
    expectLint("View { border-width: 1; }")
  }

  @Test func aliasesAreKnown() {
    expectLint("fdlFUIObjectView_detailImageView { tint-color: red; }")
  }

  @Test func deprecatedClassPath() {
    let findings = expectLint(
      "1️⃣fdlObjectCell_headlineLabel { font-size: 12; }",
      .warning("1️⃣", "deprecated-class-path")
    )
    #expect(findings.first?.edit?.text == "fdlFUIObjectView_headlineLabel")
  }

  @Test func compoundSelectors() {
    expectLint("1️⃣Button:LargeButton { font-size: 1; }", .warning("1️⃣", "compound-selector"))
    expectLint(
      "1️⃣Button:LargeButton { font-size: 1; }",
      .error("1️⃣", "compound-selector"),
      options: StyleLintOptions(dialect: .classic)
    )
  }

  @Test func duplicates() {
    let findings = expectLint(
      "Label { font-size: 1; 1️⃣font-size: 2; }\n2️⃣Label { font-color: red; }\nLabel, Button { width: 1; }\n3️⃣Button, Label { width: 2; }",
      .warning("1️⃣", "duplicate-property"),
      .warning("2️⃣", "duplicate-rule"),
      .warning("3️⃣", "duplicate-rule")
    )
    #expect(findings[1].notes.first?.range.start == SheetPosition(line: 1, column: 1, offset: 0))
  }

  @Test func rulesInDifferentMediaBlocksAreNoDuplicates() {
    expectLint(
      """
      Label { font-size: 1; }
      @media (device: ipad) { Label { font-size: 2; } }
      @media (device: iphone) { Label { font-size: 3; } }
      @media ( device:ipad ) { 1️⃣Label { font-size: 4; } }
      """,
      .warning("1️⃣", "duplicate-rule")
    )
  }

  @Test func strictRaisesWarnings() {
    expectLint(
      "1️⃣myBadge { font-size: 1; }",
      .error("1️⃣", "unknown-class-path"),
      options: StyleLintOptions(isStrict: true)
    )
  }

  @Test func rulesCanBeSwitchedOff() {
    expectLint(
      "myBadge { font-size: 1; }",
      options: StyleLintOptions(disabledRules: ["nss.unknown-class-path"])
    )
  }

  @Test func findingsBeyondTheLimitAreCounted() {
    let findings = expectLint(
      "Label { font-size: 1️⃣x; font-color: 2️⃣4co; width: y; }3️⃣",
      .error("1️⃣", "value-type"),
      .error("2️⃣", "value-type"),
      .note("3️⃣", "limit"),
      options: StyleLintOptions(findingLimit: 2)
    )
    #expect(findings.last?.message.hasPrefix("1 more") == true)
  }
}
