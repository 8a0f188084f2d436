import FioriGenTestSupport
import Foundation
import Testing

/// The build-tool plugin in a package of its own, which depends on this one by version, without its
/// traits. The package's path has a space in it, two of its targets use the plugin, and it is built
/// from another folder. Specs and programs are those of the README's tours.
@Suite struct ScratchPackageTests {
  @Test func buildsBreaksMendsAndRebuildsOnlyWhatChanged() throws {
    let own = try Readme.blocks(inSection: "Five minutes: your own components")
    try #require(own.map(\.language) == ["yaml", "yaml", "swift", "swift", "console", "console"])
    let badge = own[0].code
    let folder = try TemporaryFolder()
    let source = try folder.taggedCopyOfTheRepository(version: "1.0.0")
    try folder.write("My App/Package.swift", manifest(dependingOn: source))
    try folder.write("My App/Sources/App/Specs/Styles.yaml", own[1].code)
    try folder.write("My App/Sources/App/main.swift", own[3].code)
    try folder.write("My App/Sources/Tour/main.swift", try tour().program)
    let spec = try folder.write("My App/Sources/App/Specs/Badge.yaml", badge)
    try folder.write("My App/Sources/Themed/main.swift", Self.themedProgram)
    try folder.write("My App/Sources/Themed/fiori-gen.yaml", "classPaths: [appBadge, appTile]\n")
    try folder.write("My App/Sources/Themed/Base.nss", Self.baseSheet)
    let sheet = try folder.write("My App/Sources/Themed/Brand.nss", Self.sheet)
    let app = ScratchPackage(folder: folder.url.appending(path: "My App"))

    let first = try app.build()
    try #require(first.status == 0, "\(first.output)\(first.messages)")
    #expect(!first.output.contains("warning:") && !first.messages.contains("warning:"))
    #expect(try app.run("App") == own[4].code)
    #expect(try app.run("Tour") == tour().output)
    #expect(try app.run("Themed") == "rgb 10\n12\n7 left\n")

    // A style sheet with an error fails the build at its line.
    try folder.write(
      "My App/Sources/Themed/Brand.nss",
      Self.sheet.replacing("font-size: 12;", with: "font-size: 4co;")
    )
    let refused = try app.build()
    #expect(refused.status != 0)
    #expect(
      (refused.output + refused.messages)
        .contains("\(sheet):3:23: error: expected a number, found `4co` [nss.value-type]"),
      "\(refused.output)\(refused.messages)"
    )
    try folder.write("My App/Sources/Themed/Brand.nss", Self.sheet)

    // The README's typo: the build fails where it stands, with the README's words.
    try folder.write(
      "My App/Sources/App/Specs/Badge.yaml",
      badge.replacing("{ type: Int", with: "{ tipe: Int")
    )
    let failure = try app.build()
    #expect(failure.status != 0)
    let words = own[5].code.replacing("/home/you/app/Sources/App/Specs/Badge.yaml", with: spec)
    let said = failure.output + failure.messages
    #expect(said.contains(words), "\(said)")

    try folder.write("My App/Sources/App/Specs/Badge.yaml", badge)
    let mended = try app.build()
    #expect(mended.status == 0, "\(mended.output)\(mended.messages)")

    // Nothing changed: nothing is compiled.
    let before = try app.compiledFiles()
    #expect(try app.build().status == 0)
    #expect(try app.compiledFiles() == before)

    // One more spec: only its file is compiled.
    let gadget = badge.replacing("Badge", with: "Gadget")
    try folder.write("My App/Sources/App/Specs/Gadget.yaml", gadget)
    let grown = try app.build()
    #expect(grown.status == 0, "\(grown.output)\(grown.messages)")
    let after = try app.compiledFiles()
    let changed = after.filter { before[$0.key] != $0.value }.keys
    #expect(Set(changed) == ["Gadget.fiori.swift.o"])
  }

  /// A style sheet.
  private static let sheet = """
    @accent: #0A6ED1;
    fdlFUIObjectView_headlineLabel { font-color: @accent; }
    appBadge { font-size: 12; }
    appTile { font-size: @tileSize; }

    """

  /// A style sheet whose variable another one uses.
  private static let baseSheet = """
    @tileSize: 7;
    appTile { font-size: 1; text-align: left; }

    """

  /// A program that uses the compiled form of the sheet.
  private static let themedProgram = """
    import FioriComponents

    let headline = BrandTheme.theme[FUIObjectViewModel.ClassPaths.headlineLabel]
    if case .value(.literal(let color))? = headline.fontColor { print("rgb", color.red) }
    print(BrandTheme.theme[words: "font-size", of: "appBadge"]?.text ?? "nothing")
    var theme = BaseTheme.theme
    theme.merge(BrandTheme.theme)
    let tile = ["font-size", "text-align"].map { theme[words: $0, of: "appTile"]?.text ?? "nothing" }
    print(tile.joined(separator: " "))

    """

  /// The README's tour of the shipped components as one program, with what it must print.
  private func tour() throws -> (program: String, output: String) {
    let blocks = try Readme.blocks(inSection: "Five minutes: Fiori's components")
    let languages = [
      "swift", "swift", "console", "swift", "swift", "console", "swift", "console", "swift",
      "console",
    ]
    try #require(blocks.map(\.language) == languages)
    let refused = "do {\n\(blocks[6].code)} catch {\n  print(error)\n}\n"
    return (
      [blocks[1].code, blocks[4].code, refused, blocks[8].code].joined(separator: "\n"),
      blocks[2].code + "\n" + blocks[5].code + blocks[7].code + blocks[9].code
    )
  }

  /// The manifest of the scratch package.
  private func manifest(dependingOn source: URL) -> String {
    let package = source.lastPathComponent
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [.package(url: "\(source.absoluteString)", exact: "1.0.0", traits: [])],
        targets: [
          .executableTarget(
            name: "App",
            dependencies: [.product(name: "FioriRuntime", package: "\(package)")],
            plugins: [.plugin(name: "FioriGenPlugin", package: "\(package)")]
          ),
          .executableTarget(
            name: "Tour",
            dependencies: [.product(name: "FioriComponents", package: "\(package)")]
          ),
          .executableTarget(
            name: "Themed",
            dependencies: [.product(name: "FioriComponents", package: "\(package)")],
            plugins: [.plugin(name: "FioriGenPlugin", package: "\(package)")]
          ),
        ]
      )
      """
  }
}
