import Foundation
import Testing

/// What must not compile, or only with a warning. Each test starts the compiler once.
@Suite struct CompilationTests {
  /// What the compiler says about code that uses the emitted models.
  ///
  /// - Parameter body: Statements.
  /// - Returns: Its errors and warnings.
  /// - Throws: When the code cannot be written or the compiler cannot be started.
  private func diagnostics(for body: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Use.swift")
    let code = "import FioriRuntime\nimport SnapshotModels\nfunc use() {\n\(body)\n}\n"
    try Data(code.utf8).write(to: source)
    // The test runner stands in the build folder, beside the modules.
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    try #require(FileManager.default.fileExists(atPath: modules.path()), "no \(modules.path())")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path(), source.path(),
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
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
