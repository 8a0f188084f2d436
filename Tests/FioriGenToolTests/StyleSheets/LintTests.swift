import FioriGenTestSupport
import Foundation
import Testing

/// `fiori-gen lint` as users run it.
@Suite struct LintTests {
  /// A sheet with the mistakes that real sheets have.
  private static let mistakes = """
    @primary: "#FF0000";
    @accent: #0A6ED1;
    fdlFUIObjectView_headlineLabel { font-color: @acent; background-olor: red; }
    fdlFUIObjectView_detailImageView { font-style: body; }
    fdlFUIFeedbackScreen_messageActionButton { corner-radius: 4co }
    @accent: #FFFFFF;

    """

  @Test func findsTheMistakesOfRealSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", Self.mistakes)
    let result = try BuiltTool.run(["lint", "Brand.nss"], in: folder.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      StyleSheetRuns.findings(in: result.messages) == [
        "1:1: warning: nss.unused-variable", "1:11: error: nss.quoted-value",
        "3:46: error: nss.undefined-variable",
        "3:54: error: nss.misspelt-property", "4:36: error: nss.unsupported-attribute",
        "5:59: error: nss.value-type", "5:62: error: nss.missing-semicolon",
        "6:1: warning: nss.redefined-variable",
      ],
      "\(result.messages)"
    )
    #expect(result.messages.contains("did you mean `@accent`?"))
    #expect(result.messages.contains("did you mean `background-color`?"))
  }

  @Test func sheetsOfOneRunSeeEachOthersVariables() throws {
    let folder = try TemporaryFolder()
    try folder.write("Colors.nss", "@accent: #0A6ED1;\n@forgotten: red;\nLabel { width: 1; }\n")
    try folder.write(
      "Rules.nss",
      "Label { font-color: @accent; }\nButton { font-color: @acent; }\n"
    )
    let together = try BuiltTool.run(["lint", "Rules.nss", "Colors.nss"], in: folder.path)
    #expect(together.status == 1)
    #expect(
      StyleSheetRuns.findings(in: together.messages) == [
        "2:1: warning: nss.unused-variable", "2:22: error: nss.undefined-variable",
      ],
      "\(together.messages)"
    )
    let alone = try BuiltTool.run(["lint", "Rules.nss"], in: folder.path)
    #expect(
      StyleSheetRuns.findings(in: alone.messages) == [
        "1:21: error: nss.undefined-variable", "2:22: error: nss.undefined-variable",
      ],
      "\(alone.messages)"
    )
  }

  @Test func aTypoOnLine3DoesNotHideOneOnLine300() throws {
    var lines = Array(repeating: "/* filler */", count: 300)
    lines[2] = "Label { font-size 12; }"
    lines[299] = "Button { background-olor: red; }"
    let folder = try TemporaryFolder()
    let result = try StyleSheetRuns.run(
      ["lint", "-"],
      input: lines.joined(separator: "\n"),
      in: folder
    )
    #expect(
      StyleSheetRuns.findings(in: result.messages) == [
        "3:18: error: nss.missing-colon", "300:10: error: nss.misspelt-property",
      ],
      "\(result.messages)"
    )
    #expect(result.messages.contains("<stdin>:300:10:"))
  }

  @Test func warningsAloneDoNotFail() throws {
    let folder = try TemporaryFolder()
    let sheet = "appBadge { font-size: 12; }\n"
    let usual = try StyleSheetRuns.run(["lint", "-"], input: sheet, in: folder)
    #expect(usual.status == 0 && usual.messages.contains("nss.unknown-class-path"))
    let strict = try StyleSheetRuns.run(["lint", "--strict", "-"], input: sheet, in: folder)
    #expect(strict.status == 1)
    #expect(
      StyleSheetRuns.findings(in: strict.messages) == ["1:1: error: nss.unknown-class-path"]
    )
    let quiet = try StyleSheetRuns.run(["lint", "--quiet", "-"], input: sheet, in: folder)
    #expect(quiet.status == 0 && quiet.messages.isEmpty)
  }

  @Test func settingsBesideOrAboveTheSheetSilenceTheNamesOfTheApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Themes/Dark/Brand.nss",
      "appBadge { font-color: @corporate; glow-strength: 3; tint-color: ourBlue; }\n"
    )
    try folder.write(
      "fiori-gen.yaml",
      """
      classPaths: [appBadge]
      properties: glow-strength
      variables: ["@corporate"]
      colors:
        - ourBlue

      """
    )
    let result = try BuiltTool.run(["lint", "--strict", "Themes/Dark/Brand.nss"], in: folder.path)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages == "1 style sheet checked, no findings\n")
    let absolute = try BuiltTool.run(
      ["lint", "--strict", folder.path("Themes/Dark/Brand.nss")],
      in: folder.path
    )
    #expect(absolute.status == 0)
    let elsewhere = try BuiltTool.run(
      ["lint", "--config", folder.path("fiori-gen.yaml"), folder.path("Themes/Dark/Brand.nss")],
      in: "/"
    )
    #expect(elsewhere.status == 0)
  }

  @Test func settingsEndAtTheTopOfTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("fiori-gen.yaml", "classPaths: [appBadge]\n")
    try folder.write("App/.git/HEAD", "")
    try folder.write("App/Brand.nss", "appBadge { font-size: 1; }\n")
    let result = try BuiltTool.run(["lint", "App/Brand.nss"], in: folder.path)
    #expect(result.messages.contains("nss.unknown-class-path"))
  }

  @Test func faultsOfSettingsAreLocated() throws {
    let folder = try TemporaryFolder()
    try folder.write("Themes/Brand.nss", "Label { font-size: 1; }\n")
    try folder.write(
      "Themes/fiori-gen.yaml",
      "classPath: [x]\nalpha: frst\ndisabledRules: nss.brase\nspecs: { a: b }\n"
    )
    let result = try BuiltTool.run(["lint", "Themes/Brand.nss"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      StyleSheetRuns.findings(in: result.messages) == [
        "1:1: error: settings.unknown-key", "2:8: error: settings.invalid-value",
        "3:16: error: settings.invalid-value", "4:8: error: settings.wrong-node",
      ]
    )
    #expect(result.messages.contains("Themes/fiori-gen.yaml:2:8: error:"))
    #expect(result.messages.contains("did you mean \"nss.brace\"?"))
    let missing = try BuiltTool.run(
      ["lint", "--config", "none.yaml", "Themes/Brand.nss"],
      in: folder.path
    )
    #expect(missing.status == 1 && missing.messages.contains("[settings.unreadable]"))
  }

  @Test func specsReplaceTheBundledCatalogue() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/Badge.yaml", Self.badge)
    try folder.write("Specs/Styles.yaml", Self.styles)
    try folder.write("Brand.nss", "xBadge { glow: 3; }\nxBadge_label { glow: soft; }\n")
    let without = try BuiltTool.run(["lint", "Brand.nss"], in: folder.path)
    #expect(without.messages.contains("nss.unknown-class-path"))
    let with = try BuiltTool.run(["lint", "--specs", "Specs", "Brand.nss"], in: folder.path)
    #expect(
      StyleSheetRuns.findings(in: with.messages) == [
        "2:1: warning: nss.unknown-class-path", "2:22: error: nss.value-type",
      ],
      "\(with.messages)"
    )
    try folder.write("fiori-gen.yaml", "specs: Specs\n")
    let settings = try BuiltTool.run(["lint", "Brand.nss"], in: folder.path)
    #expect(settings.messages == with.messages)
    try folder.write("Specs/Badge.yaml", "component: Badge\nkinds: view\n")
    let broken = try BuiltTool.run(["lint", "Brand.nss"], in: folder.path)
    #expect(broken.status == 1 && broken.messages.contains("Specs/Badge.yaml:2:1: error:"))
  }

  @Test func theSettingOfTheAlphaAndTheDialectCount() throws {
    let folder = try TemporaryFolder()
    let sheet = "Label { font-color: #80FF0000; }\nButton { font-color: #F00; }\n"
    let usual = try StyleSheetRuns.run(["lint", "-"], input: sheet, in: folder)
    #expect(
      StyleSheetRuns.findings(in: usual.messages) == ["1:21: warning: nss.ambiguous-alpha"]
    )
    try folder.write("fiori-gen.yaml", "alpha: first\ndialect: classic\n")
    let set = try StyleSheetRuns.run(["lint", "-"], input: sheet, in: folder)
    #expect(StyleSheetRuns.findings(in: set.messages) == ["2:22: error: nss.dialect"])
    let line = try StyleSheetRuns.run(
      ["lint", "--dialect", "fiori", "-"],
      input: sheet,
      in: folder
    )
    #expect(line.status == 0 && StyleSheetRuns.findings(in: line.messages).isEmpty)
  }

  @Test func fixMakesOnlySafeChanges() throws {
    let folder = try TemporaryFolder()
    let sheet =
      "\u{FEFF}/* 标签 */\r\nLabel{font-color:\"#FF0000\";font-size:12}\r\nLabl { font-size:  4co; }\r\n"
    let mended =
      "\u{FEFF}/* 标签 */\r\nLabel{font-color:#FF0000;font-size:12;}\r\nLabl { font-size:  4co; }\r\n"
    let path = try folder.write("Brand.nss", sheet)
    let result = try BuiltTool.run(["lint", "--fix", path], in: folder.path)
    #expect(result.status == 1)
    // Read as bytes, because Foundation leaves the byte order mark out of texts.
    #expect(folder.snapshot()["Brand.nss"]?.contents == Data(mended.utf8))
    #expect(result.messages.contains("nss.value-type") && !result.messages.contains("semicolon"))
    #expect(result.messages.contains("2 changes made"))
    let before = folder.snapshot()
    _ = try BuiltTool.run(["lint", "--fix", path], in: folder.path)
    #expect(folder.snapshot() == before)
    try folder.write("input", sheet)
    _ = try BuiltTool.run(
      ["lint", "--fix", "-"],
      in: folder.path,
      shell: #""$@" < input > output"#
    )
    #expect(folder.snapshot()["output"]?.contents == Data(mended.utf8))
  }

  @Test func programsGetTheSameFacts() throws {
    let folder = try TemporaryFolder()
    let sheet = "Label { font-size: 12 }\n"
    let result = try StyleSheetRuns.run(
      ["lint", "--diagnostics", "json", "-"],
      input: sheet,
      in: folder
    )
    #expect(result.status == 1)
    for part in [#""file": "<stdin>""#, #""rule": "nss.missing-semicolon""#, #""column": 22"#] {
      #expect(result.messages.contains(part))
    }
  }

  @Test func whatIsNoSheetIsReportedAndTheRestChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", "Label { font-size: 12 }\n")
    try folder.makeFolder("Themes")
    let result = try BuiltTool.run(["lint", "none.nss", "Themes", "Brand.nss"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      StyleSheetRuns.findings(in: result.messages) == [
        "1:22: error: nss.missing-semicolon", "1:1: error: nss.unreadable",
        "1:1: error: nss.unreadable",
      ]
    )
    #expect(try BuiltTool.run(["lint"], in: folder.path).status == 2)
    #expect(try BuiltTool.run(["lint", "--dialect", "css", "a"], in: folder.path).status == 2)
  }

  @Test func everyRuleIsExplained() throws {
    let list = try BuiltTool.run(["explain"], in: "/").output
    for rule in ["nss.value-type", "nss.unreadable", "settings.unknown-key"] {
      #expect(list.contains("  \(rule)") || list.contains("\n\(rule)"), "\(rule)")
      #expect(try BuiltTool.run(["explain", rule], in: "/").output.contains("Wrong"))
    }
  }

  /// A component with one class path whose group is documented.
  private static let badge = """
    component: Badge
    kind: view
    summary: A small one.
    theming:
      support:
        Badge: documented
      classPaths:
        - { path: xBadge, group: Badge, summary: All of it. }

    """

  /// The attributes of that group.
  private static let styles = """
    attributeGroups:
      Badge:
        summary: What a badge can look like.
        attributes:
          glow: { type: Number, summary: How much it glows. }

    """
}
