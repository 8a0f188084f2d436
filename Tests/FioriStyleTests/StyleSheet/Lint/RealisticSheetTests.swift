import Testing

@testable import FioriStyle

/// Sheets as people write them, with names of their own apps.
@Suite struct RealisticSheetTests {
  /// A sheet without mistakes, with many names that only the app knows.
  private static let appSheet = """
    /*
     * Theme of the warehouse app – 倉庫
     */
    @brandBlue:   #0A6ED1;
    @brandFont:   HelveticaNeue-Light;
    @spacing:     8;

    /* bars */
    NavigationBar {
        bar-tint-color: @brandBlue;
        font-color: white;
        font-name: @brandFont;
        font-size: 18;
        title-vertical-offset: -2;
    }

    BarButton, BarButtonBack {
        font-color: white;
        background-color-highlighted: rgba(255, 255, 255, 0.2);
        text-shadow-offset: 0,1;
    }

    /* tiles of the start screen */
    StartTile {
        background-color: @brandBlue;
        corner-radius: @spacing;
        tile-elevation: 2;
    }
    StartTileTitle { font-color: white; font-size: 22; }
    StartTileBadge { font-color: red; line-color: white; }
    StockLevelGauge {
        gauge-color: green;
        gauge-width: 4;
        progress-tint-color: @brandBlue;
    }
    TopBar { background-color: clear; height: 44; }
    PickList, PickListDone
    {
        background-color: #F7F7F7;
        separator-style: single-line;
    }
    fdlFUIObjectView_avatar_0 { tint-color: tintColor; }
    fdlFUIObjectView_avatar_7 { tint-color: tintColor_darkBackground; }
    fdlFUIWelcomeScreen_primaryActionButton { font-color: @brandBlue; }

    @media (device: ipad) {
        StartTile { corner-radius: 12; }
    }
    """

  @Test func namesOfTheAppGiveNoErrorAndFewWarnings() {
    let findings = StyleLinter.lint(Array(Self.appSheet.utf8), knowledge: TestKnowledge.knowledge)
    #expect(findings.filter { $0.severity == .error }.map(\.message) == [])
    let lines = Self.appSheet.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(findings.filter { $0.severity == .warning }.count <= lines / 20)
  }

  @Test func everyRealMistakeIsFound() {
    expectLint(
      """
      @accent: #0A6ED1;
      1️⃣@accent: #0854A1;
      Label {
        2️⃣background-olor: white;
        border-width: 3️⃣4co;
        font-color: 4️⃣"#FF0000";
        shadow-color: 5️⃣@shadow;
        border-color: @accent6️⃣
      }
      fdlObjectView_detailImageView { 7️⃣font-style: body; }
      8️⃣Label { width: 9️⃣ten; }
      """,
      .warning("1️⃣", "redefined-variable"),
      .error("2️⃣", "misspelt-property"),
      .error("3️⃣", "value-type"),
      .error("4️⃣", "quoted-value"),
      .error("5️⃣", "undefined-variable"),
      .error("6️⃣", "missing-semicolon"),
      .error("7️⃣", "unsupported-attribute"),
      .warning("8️⃣", "duplicate-rule"),
      .error("9️⃣", "value-type")
    )
  }

  @Test func everySentenceOfAMessageIsOneLineWithoutFullStop() {
    for sheet in SampleSheets.faulty {
      for finding in StyleLinter.lint(Array(sheet.utf8), knowledge: TestKnowledge.knowledge) {
        #expect(!finding.message.contains("\n"))
        #expect(!finding.message.hasSuffix("."))
      }
    }
  }
}
