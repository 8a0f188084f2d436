import FioriRuntime
import Testing

/// Themes over generated class paths.
@Suite("Theming") struct ThemingTests {
  /// Class paths, attributes and values make a style sheet.
  @Test func styleSheet() throws {
    var theme = Theme()
    theme[variable: "primary1"] = ThemeColor.rgb(10, 110, 209)
    theme[XWidgetModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
    theme[XWidgetModel.ClassPaths.headlineLabel].fontSize = 13
    theme[XWidgetModel.ClassPaths.headlineLabel].fontName = .value(.boldSystem)
    theme[XWidgetModel.ClassPaths.headlineLabel].fontStyle = .value(.subheadline)
    theme[XWidgetModel.ClassPaths.headlineLabel].textAutoFit = true
    theme[XWidgetModel.ClassPaths.headlineLabel].textLineClamp = 2
    theme[XWidgetModel.ClassPaths.headlineLabel].textAlign = .value(.center)
    theme[XWidgetModel.ClassPaths.headlineLabel].textTransform = .value(.uppercase)
    theme[XWidgetModel.ClassPaths.headlineLabel].textShadowOffset = .value(
      StyleOffset(horizontal: 1, vertical: -0.5)
    )
    theme[XWidgetModel.ClassPaths.root].progressTintColor = .value(.named("red"))
    theme[XWidgetModel.ClassPaths.root].backgroundImage = "icons.bundle/a@2x.png"
    theme[XWidgetModel.ClassPaths.root].accessory = .value(.arrow)
    theme[XWidgetModel.ClassPaths.root].contentInsets = .value(
      StyleBox(top: 1, right: 2, bottom: 1, left: 2)
    )
    theme[XWidgetModel.ClassPaths.root].imageSize = .value(Size(width: 45, height: 45.5))
    theme[XWidgetModel.ClassPaths.root].state = "idle"
    #expect(
      try theme.styleSheet() == """
        @primary1: #0A6ED1;

        xXWidget {
          background-image: icons.bundle/a@2x.png;
          accessory: arrow;
          content-insets: 1 2;
          image-size: 45, 45.5;
          progress-tint-color: red;
          state: idle;
        }

        xXWidget_headlineLabel {
          font-color: @primary1;
          font-name: boldSystem;
          font-size: 13;
          font-style: subheadline;
          text-align: center;
          text-line-clamp: 2;
          text-transform: uppercase;
          text-auto-fit: true;
          text-shadow-offset: 1, -0.5;
        }

        """
    )
  }

  /// Attributes are read where they were written, and nowhere else.
  @Test func reading() {
    var theme = Theme()
    theme[XWidgetModel.ClassPaths.headlineLabel].fontSize = 13.5
    #expect(theme[XWidgetModel.ClassPaths.headlineLabel].fontSize == 13.5)
    #expect(theme[XWidgetModel.ClassPaths.headlineLabel].fontColor == nil)
    #expect(theme[XWidgetModel.ClassPaths.statusLabel] == TextStyle())
    #expect(theme.classPaths == ["xXWidget_headlineLabel"])
  }
}
