import FioriComponents
import FioriGenTestSupport
import Testing

/// The theming keys of the components take what the documents support, and nothing else.
@Suite struct ThemingTests {
  @Test func aSupportedAttributeBecomesARule() throws {
    var theme = Theme()
    theme[FUIObjectTableViewCellModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
    theme[FUIProgressBannerMessageViewModel.ClassPaths.progressBar].progressTintColor = .variable(
      "chart2"
    )
    #expect(
      try theme.styleSheet() == """
        fdlFUIObjectTableViewCell_headlineLabel {
          font-color: @primary1;
        }

        fdlFUIProgressBannerMessageView_progressBar {
          progress-tint-color: @chart2;
        }

        """
    )
  }

  @Test func onlySupportedAttributesCompile() throws {
    let path = "FUIObjectTableViewCellModel.ClassPaths.headlineLabel"
    let supported = try SwiftTypeCheck.diagnostics(
      for: "var theme = Theme(); theme[\(path)].fontColor = .variable(\"primary1\")",
      importing: "FioriComponents"
    )
    #expect(supported.isEmpty, "\(supported)")
    let unsupported = try SwiftTypeCheck.diagnostics(
      for: "var theme = Theme(); theme[\(path)].progressTintColor = .variable(\"primary1\")",
      importing: "FioriComponents"
    )
    #expect(unsupported.contains("value of type 'TextStyle' has no member 'progressTintColor'"))
  }

  @Test func deprecationsWarnAndNameWhatToUse() throws {
    let said = try SwiftTypeCheck.diagnostics(
      for: "_ = (FUIObjectCellModel(), FUIObjectViewModel.ClassPaths.objectCellHeadlineLabel)",
      importing: "FioriComponents"
    )
    #expect(!said.contains("error:"), "\(said)")
    #expect(said.contains("'FUIObjectCellModel' is deprecated"))
    #expect(said.contains("'objectCellHeadlineLabel' is deprecated"))
    #expect(said.contains("FUIObjectView"))
  }
}
