import FioriGenTestSupport
import Foundation
import Testing

/// `fiori-gen theme` as users run it.
@Suite struct ThemeCommandTests {
  /// A sheet with something of everything.
  private static let brand = """
    @primary1_lightBackground: #223548;
    @tintColor_lightBackground: #0A6ED1;
    @tintColor_darkBackground: #0A6ED1;
    @corporate: rgba(10, 110, 209, 0.5);
    fdlFUIObjectTableViewCell { background-color: white; }
    fdlFUIObjectTableViewCell_headlineLabel {
      font-color: @primary1_lightBackground; font-size: 17; font-name: boldSystem;
    }
    fdlFUIObjectTableViewCell_subheadlineLabel { font-color: #AAAAAA; }
    fdlObjectCell_headlineLabel { font-color: @corporate; }
    NavigationBar { bar-tint-color: #0A6ED1; }
    @media (device: ipad) { fdlFUIObjectTableViewCell_headlineLabel { font-size: 20; } }

    """

  @Test func theSwiftFormCompilesAgainstTheTypedKeysWithoutWarnings() throws {
    let folder = try TemporaryFolder()
    let label =
      "fdlFUILoadingIndicatorView_textLabel { text-transform: none; shadow-offset: 1, 2; }"
    try folder.write("brand-dark.nss", Self.brand + label + "\n")
    let result = try BuiltTool.run(
      ["theme", "compile", "brand-dark.nss", "--output", "Out/Brand.swift"],
      in: folder.path
    )
    #expect(result.status == 0, "\(result.messages)")
    #expect(StyleSheetRuns.findings(in: result.messages).contains { $0.contains("deprecated") })
    let text = try folder.text("Out/Brand.swift")
    for part in [
      "public enum BrandDarkTheme: ThemeSource {", "public static var theme: Theme {",
      "var style = TextStyle()", "style.fontColor = .value(.rgb(34, 53, 72))",
      "rule.set(FUIObjectTableViewCellModel.ClassPaths.headlineLabel, to: style)",
      "\n    NavigationBar{bar-tint-color:#0A6ED1;}\n", "case 1: return ThemeColor.rgb(",
      "rule.set(ClassPath<TextStyle>(\"fdlObjectCell_headlineLabel\"), to: style)",
      "style.textTransform = .value(.none)",
    ] { #expect(text.contains(part), "\(part)") }
    let said = try typeCheck("Out/Brand.swift", in: folder)
    #expect(said.isEmpty, "\(said)")
    let format = try Command.run(
      "swift",
      [
        "format", "lint", "--strict", "--configuration",
        Repository.folder.appending(path: ".swift-format").path, "Out/Brand.swift",
      ],
      in: folder.url
    )
    #expect(format.status == 0, "\(format.messages)")
  }

  @Test func aKeyThatDoesNotExistDoesNotCompile() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", Self.brand)
    let result = try BuiltTool.run(["theme", "compile", "Brand.nss"], in: folder.path)
    try folder.write(
      "Bad.swift",
      result.output.replacing(".headlineLabel,", with: ".headlineLbel,")
    )
    #expect(try typeCheck("Bad.swift", in: folder).contains("has no member 'headlineLbel'"))
    try folder.write("Bad.swift", result.output.replacing("fontColor", with: "progressTintColor"))
    #expect(try typeCheck("Bad.swift", in: folder).contains("has no member 'progressTintColor'"))
  }

  @Test func rulesOfAliasesAreThoseOfTheirClassPath() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Brand.nss",
      """
      fdlFUIObjectView_detailImageView { image-name: a; }
      fdlObjectView_detailImageView { tint-color: red; }

      """
    )
    let result = try BuiltTool.run(["theme", "compile", "Brand.nss"], in: folder.path)
    #expect(result.output.contains("\n    fdlObjectView_detailImageView 1{}\n"))
    #expect(!result.output.contains("fdlFUIObjectView_detailImageView"))
    #expect(result.output.contains("imageName") && result.output.contains("tintColor"))
  }

  @Test func aSheetMayUseVariablesOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.nss", "@size: 11;\nLabel { font-size: @size; }\n")
    try folder.write("Brand.nss", "Button { font-size: @size; }\n")
    let alone = try BuiltTool.run(["theme", "compile", "Brand.nss"], in: folder.path)
    #expect(alone.status == 1 && alone.messages.contains("Brand.nss:1:21: error: the variable"))
    let result = try BuiltTool.run(
      ["theme", "compile", "Brand.nss", "--beside", "Base.nss", "--language", "json"],
      in: folder.path
    )
    #expect(result.status == 0 && result.messages.isEmpty, "\(result.messages)")
    #expect(result.output.contains("\"value\": 11") && !result.output.contains("Label"))
  }

  @Test func theExamplesOfTheDocumentsCompile() throws {
    let folder = try TemporaryFolder()
    let sheet = Repository.folder.appending(path: "Generated/Themes/Examples.nss").path
    let result = try BuiltTool.run(
      ["theme", "compile", sheet, "--name", "Examples", "--output", "Examples.swift"],
      in: folder.path
    )
    #expect(result.status == 0 && result.messages.isEmpty, "\(result.messages)")
    // Nothing is left in words.
    let rows = try folder.text("Examples.swift").split(separator: "\n").filter { $0.contains("{") }
      .filter { $0.hasPrefix("    ") && $0.hasSuffix("}") }
    #expect(rows.count > 10 && rows.allSatisfy { $0.hasSuffix("{}") }, "\(rows)")
    let said = try typeCheck("Examples.swift", in: folder)
    #expect(said.isEmpty, "\(said)")
  }

  @Test func withErrorsNothingIsWrittenAndPlacesAreThoseOfEachSheet() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.nss", "@a: red;\r\nLabel { font-color: @a; }\r\n")
    try folder.write("Brand.nss", "\u{FEFF}@b: blue;\nButton { font-color: @a; width: 4co }\n")
    let result = try BuiltTool.run(
      ["theme", "compile", "Base.nss", "Brand.nss", "-o", "Brand.swift"],
      in: folder.path
    )
    #expect(result.status == 1)
    #expect(
      StyleSheetRuns.findings(in: result.messages) == [
        "1:1: warning: nss.unused-variable", "2:33: error: nss.value-type",
        "2:36: error: nss.missing-semicolon",
      ],
      "\(result.messages)"
    )
    #expect(result.messages.contains("Brand.nss:2:33: error:"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("Brand.swift")))
  }

  @Test func laterSheetsWinAndTheResultIsSorted() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.nss", "Label { font-size: 1; width: 2; }\n")
    try folder.write("Brand.nss", "Button { font-size: 3; }\nLabel { font-size: 4; }\n")
    let arguments = ["theme", "compile", "Base.nss", "Brand.nss", "--language", "json"]
    let result = try BuiltTool.run(arguments, in: folder.path)
    #expect(result.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let rules = json?["rules"] as? [String: [String: [String: Any]]]
    #expect(rules?["Label"]?["font-size"]?["value"] as? Int == 4)
    #expect(rules?["Label"]?["width"]?["value"] as? Int == 2)
    #expect(rules?["Button"]?["font-size"]?["type"] as? String == "Number")
    #expect(try BuiltTool.run(arguments, in: folder.path).output == result.output)
  }

  @Test func anUnchangedThemeKeepsItsTimeStamp() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", "Label { font-size: 1; }\n")
    let arguments = ["theme", "compile", "Brand.nss", "-o", "Brand.swift"]
    #expect(try BuiltTool.run(arguments, in: folder.path).status == 0)
    let before = folder.snapshot()
    #expect(try BuiltTool.run(arguments, in: folder.path).status == 0)
    #expect(folder.snapshot() == before)
  }

  @Test func reportsWhatIsStyledAndWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brand.nss", Self.brand)
    let text = try BuiltTool.run(["theme", "report", "Brand.nss"], in: folder.path)
    #expect(text.status == 0)
    for part in [
      "FUIObjectTableViewCell       3       14", "fdlFUIObjectTableViewCell_statusLabel",
      "  fdlFUIObjectTableViewCell_headlineLabel\n    #223548 on #FFFFFF, 12.56:1, pass\n",
      "#AAAAAA on #FFFFFF, 2.32:1, fail",
      "@primary1_lightBackground  @primary1_darkBackground",
    ] { #expect(text.output.contains(part), "\(part): \(text.output)") }
    let json = try BuiltTool.run(
      ["theme", "report", "Brand.nss", "--format", "json"],
      in: folder.path
    )
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((report?["contrasts"] as? [[String: Any]])?.count == 2)
    #expect((report?["lonelyVariants"] as? [[String: Any]])?.count == 1)
  }

  @Test func thePageNeedsNothingFromElsewhereAndEscapes() throws {
    let folder = try TemporaryFolder()
    try folder.write("<b>&\".nss", Self.brand)
    let page = try BuiltTool.run(
      ["theme", "report", "<b>&\".nss", "--format", "html"],
      in: folder.path
    )
    #expect(page.status == 0 && page.output.hasPrefix("<!doctype html>"))
    #expect(page.output.contains("&lt;b&gt;&amp;&quot;.nss") && !page.output.contains("<b>&\""))
    for part in ["http:", "https:", "url(", "<script", "<link", "@import", "<img"] {
      #expect(!page.output.contains(part), "\(part)")
    }
    for part in [
      "prefers-color-scheme: dark", "background:#223548", "2.32:1 fail", "3 of 17",
      "@primary1_<wbr>dark<wbr>Background",
    ] { #expect(page.output.contains(part), "\(part)") }
  }

  @Test func senselessArgumentsAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.nss", "")
    for arguments in [
      ["theme"], ["theme", "compile"], ["theme", "compil", "a.nss"],
      ["theme", "report", "a.nss", "--language", "json"],
      ["theme", "compile", "a.nss", "--format", "html"],
      ["theme", "compile", "a.nss", "--name", "1; print()"],
      ["theme", "compile", "a.nss", "--module", "a b"],
    ] {
      #expect(try BuiltTool.run(arguments, in: folder.path).status == 2, "\(arguments)")
    }
    let empty = try BuiltTool.run(["theme", "report", "a.nss"], in: folder.path)
    #expect(empty.status == 0 && empty.output == "The theme styles nothing.\n")
  }

  /// What the compiler says about a file that uses the components; warnings are errors.
  private func typeCheck(_ name: String, in folder: TemporaryFolder) throws -> String {
    let modules = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "Modules")
    return try Command.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules.path,
        folder.path(name),
      ],
      in: folder.url
    ).messages
  }
}
