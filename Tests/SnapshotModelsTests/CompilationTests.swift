import FioriGenTestSupport
import Testing

/// What must not compile, or only with a warning. Each test starts the compiler once.
@Suite struct CompilationTests {
  /// What the compiler says about code that uses the emitted models.
  ///
  /// - Parameter statements: The code.
  /// - Returns: Its errors and warnings.
  /// - Throws: When the compiler cannot be started.
  private func diagnostics(for statements: String) throws -> String {
    try SwiftTypeCheck.diagnostics(for: statements, importing: "SnapshotModels")
  }

  @Test func supportedAttributesCompile() throws {
    let text = try diagnostics(
      for: """
          var theme = Theme()
          theme[XWidgetModel.ClassPaths.headlineLabel].fontColor = .variable("primary1")
          theme[XWidgetModel.ClassPaths.root].progressTintColor = .variable("primary1")
        """
    )
    #expect(text == "")
  }

  @Test func unsupportedAttributesDoNot() throws {
    let text = try diagnostics(
      for: """
          var theme = Theme()
          theme[XWidgetModel.ClassPaths.headlineLabel].progressTintColor = .variable("primary1")
        """
    )
    #expect(text.contains("error: value of type 'TextStyle' has no member 'progressTintColor'"))
  }

  @Test func deprecatedNamesWarn() throws {
    let text = try diagnostics(
      for: """
          let legacy = XLegacyModel()
          let text = XWidgetModel().oldText
          let path = XWidgetModel.ClassPaths.subhead
          let toggle = WidgetAccessory.toggle
          _ = (legacy, text, path, toggle)
        """
    )
    #expect(!text.contains("error:"))
    for warning in [
      "'XLegacyModel' is deprecated: It is gone. Use XWidgetModel instead.",
      "'oldText' is deprecated: Use headlineText.",
      "'subhead' is deprecated: The label is gone. Use headlineLabel instead.",
      "'toggle' is deprecated: Use button.",
    ] {
      #expect(text.contains("warning: " + warning), "\(text)")
    }
  }
}
