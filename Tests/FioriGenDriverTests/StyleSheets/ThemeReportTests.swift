import FioriStyle
import Testing

@testable import FioriGenDriver

/// Reports about themes stay readable where there is little room.
@Suite struct ThemeReportTests {
  /// A report with every part, about names as long as those of the components.
  private static let report: (report: ThemeReport, theme: CompiledTheme) = {
    let sheet = """
      @primary1_lightBackground: #223548;
      fdlFUIObjectTableViewCell { background-color: white; }
      fdlFUIObjectTableViewCell_subheadlineLabel { font-color: #AAAAAA; }
      appTileWithALongName_label { font-color: red; background-color: white; }
      """
    let vocabulary = StyleVocabulary(BundledKnowledge.knowledge)
    let theme = ThemeCompiler.compile(Array(sheet.utf8), vocabulary: vocabulary).theme
    return (ThemeReport(theme, vocabulary: vocabulary), theme)
  }()

  @Test(arguments: [60, 80, 120])
  func theTablesFitTheTerminal(width: Int) {
    let text = ThemeReportText.text(of: Self.report.report, width: width, style: .plain)
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    for part in [
      "2.32:1", "#AAAAAA on #FFFFFF", "fdlFUIObjectTableViewCell_subheadlineLabel",
      "@primary1_darkBackground", "appTileWithALongName_label",
    ] { #expect(text.contains(part), "\(text)") }
    #expect(text.contains("Contrast  WCAG AA") == (width >= 120))
  }

  @Test func longNamesBreakBetweenTheirWords() {
    let page = ThemeReportPage(Self.report.report, Self.report.theme, sources: ["A.nss"]).html
    #expect(
      page.contains("fdl<wbr>FUIObject<wbr>Table<wbr>View<wbr>Cell_<wbr>subheadline<wbr>Label")
    )
  }
}
