import FioriGenTestSupport
import Foundation
import Testing

/// Catalogues import each other's types: through the folder in their settings, through options, and
/// in revisions of git.
@Suite struct ImportTests {
  /// A folder with two catalogues, the first of which imports the second.
  private func project(imports: String = "{ Other: ../Other }") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "Specs/catalogue.yaml",
      "catalogue: XCatalog\ntypePrefix: X\nimports: \(imports)\n"
    )
    try folder.write(
      "Specs/XCard.yaml",
      """
      component: XCard
      kind: view
      summary: A card.
      properties:
        tags: { type: "[OTag]", summary: Words on the card. }
        look: { type: OLook, default: bold, summary: How it looks. }

      """
    )
    try folder.write("Other/catalogue.yaml", "catalogue: OtherCatalog\ntypePrefix: O\n")
    try folder.write(
      "Other/Types.yaml",
      SpecFixture.enumeration("OLook")
        + """
        ---
        struct: OTag
        summary: A word.
        fields: { title: { type: String, required: true, summary: The word. } }

        """
    )
    return folder
  }

  @Test func everyOutputIsMade() throws {
    let folder = try project()
    let result = try BuiltTool.run(["generate"], in: folder.path)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.messages.hasPrefix("1 component, 0 types: "))
    let swift = try folder.text("Generated/Swift/XCard.fiori.swift")
    #expect(swift.contains("\npublic import FioriRuntime\npublic import Other\n"))
    #expect(swift.contains("public var tags: [OTagModel]?\n"))
    #expect(swift.contains("public var look: Look = Look.bold\n"))
    #expect(
      !FileManager.default.fileExists(atPath: folder.path("Generated/Swift/Types.fiori.swift"))
    )
    let index = try folder.text("Generated/Swift/catalogue.fiori.swift")
    #expect(!index.contains("import Other") && !index.contains("OTag"))
    let page = try folder.text("Generated/Reference/component-XCard.md")
    #expect(page.contains("`[OTag]` from `Other`"))
    let schema = try folder.text("Generated/Schema/payload.schema.json")
    #expect(schema.contains("\"OTag\": {") && schema.contains("\"OLook\": {"))
    let header = try folder.text("Generated/C/include/x/card.h")
    #expect(header.contains("x_o_tag_list tags;"))
    #expect(try folder.text("Generated/C/include/x/types.h").contains("X_O_LOOK_BOLD"))
    let check = try BuiltTool.run(["generate", "--check"], in: folder.path)
    #expect(check.status == 0, "\(check.output)")
  }

  /// A project with class paths in both catalogues; each has a group `Text` of its own.
  private func themedProject(imports: String = "{ Other: ../Other }") throws -> TemporaryFolder {
    let folder = try project(imports: imports)
    func theming(_ path: String) -> String {
      "theming: { support: { Text: documented }, classPaths: [{ path: \(path), group: Text }] }\n"
    }
    func group(_ attribute: String) -> String {
      "attributeGroups: { Text: { attributes: { \(attribute): Number } } }\n"
    }
    let card = try folder.text("Specs/XCard.yaml")
    try folder.write("Specs/XCard.yaml", card + theming("xCard_title"))
    try folder.write("Specs/Styles.yaml", group("font-size"))
    let plate = "component: OPlate\nkind: view\nsummary: A plate.\n"
    try folder.write("Other/OPlate.yaml", plate + theming("oPlate_title"))
    try folder.write("Other/Styles.yaml", group("corner-radius"))
    return folder
  }

  @Test func styleSheetsMayUseTheClassPathsOfBoth() throws {
    let folder = try themedProject()
    try folder.write(
      "theme.nss",
      """
      xCard_title { font-size: 1; }
      oPlate_title { corner-radius: 2; }
      oPlate_titel { corner-radius: 2; }

      """
    )
    let arguments = ["lint", "--specs", "Specs", "theme.nss"]
    let result = try BuiltTool.run(arguments, in: folder.path)
    let lines = result.messages.split(separator: "\n").filter { $0.hasPrefix("theme.nss:") }
    #expect(lines.count == 1, "\(result.messages)")
    #expect(lines.first?.hasPrefix("theme.nss:3:1: error: ") == true)
    #expect(result.messages.contains("did you mean `oPlate_title`?"))
    try folder.write("theme.nss", "oPlate_title { font-size: 2; }\n")
    let misplaced = try BuiltTool.run(arguments, in: folder.path)
    #expect(misplaced.status == 1)
    #expect(misplaced.messages.contains("theme.nss:1:16: error: "), "\(misplaced.messages)")
  }

  /// The ways to say where the specs are, the last one being how the build-tool plugin says it.
  @Test(arguments: [
    ["lint"], ["lint", "--import", "Other=Other"], ["theme", "report"],
    [
      "theme", "compile", "--language", "swift", "--output", "Theme.swift", "--specs",
      "Specs/catalogue.yaml", "--specs", "Specs/XCard.yaml", "--specs", "Specs/Styles.yaml",
      "--import", "Other=Other",
    ],
  ])
  func everyCommandForSheetsKnowsImportedClassPaths(arguments: [String]) throws {
    let isNamed = arguments.contains("--import")
    let folder = try themedProject(imports: isNamed ? "[Other]" : "{ Other: ../Other }")
    try folder.write("fiori-gen.yaml", "specs: Specs\n")
    let sheet = "xCard_title { font-size: 1; }\noPlate_title { corner-radius: 2; }\n"
    try folder.write("theme.nss", sheet)
    let fine = try BuiltTool.run(arguments + ["--", "theme.nss"], in: folder.path)
    #expect(fine.status == 0 && !fine.messages.contains("warning"), "\(fine.messages)")
    try folder.write("theme.nss", sheet.replacing("oPlate_title", with: "oPlate_titel"))
    let wrong = try BuiltTool.run(arguments + ["--", "theme.nss"], in: folder.path)
    #expect(wrong.status == 1)
    #expect(wrong.messages.contains("theme.nss:2:1: error: "), "\(wrong.messages)")
    #expect(wrong.messages.contains("did you mean `oPlate_title`?"), "\(wrong.messages)")
  }

  @Test func aChangeOfTheImportedCatalogueIsSeen() throws {
    let folder = try project()
    for _ in 1...2 { #expect(try BuiltTool.run(["generate"], in: folder.path).status == 0) }
    let types = try folder.text("Other/Types.yaml").replacing("OLook", with: "OStyle")
    try folder.write("Other/Types.yaml", types)
    let result = try BuiltTool.run(["generate"], in: folder.path)
    #expect(result.status == 1 && result.messages.contains("there is no type 'OLook'"))
  }

  @Test func theOptionLocatesAndWins() throws {
    let folder = try project(imports: "[Other]")
    let without = try BuiltTool.run(["validate"], in: folder.path)
    #expect(without.status == 1)
    #expect(without.messages.contains("Specs/catalogue.yaml:3:11: error: "))
    #expect(without.messages.contains("[spec.unknown-import]"))
    #expect(without.messages.contains("'--import Other=FOLDER'"))
    let with = ["--import", "Other=Other"]
    for command in [["validate"], ["list"], ["show", "XCard"], ["describe"], ["new", "XPart"]] {
      let result = try BuiltTool.run(command + with, in: folder.path)
      #expect(result.status == 0, "\(command): \(result.messages)")
    }
    // Files one by one, as the plugin gives them.
    let files = ["catalogue", "Types"].flatMap { ["--import", "Other=Other/\($0).yaml"] }
    #expect(try BuiltTool.run(["validate"] + files, in: folder.path).status == 0)
    try folder.write("Specs/catalogue.yaml", "catalogue: XCatalog\nimports: { Other: nowhere }\n")
    #expect(try BuiltTool.run(["validate"] + with, in: folder.path).status == 0)
    let usage = try BuiltTool.run(["validate", "--import", "Other"], in: folder.path)
    #expect(usage.status == 2 && usage.messages.hasPrefix("error: --import needs a module and"))
  }

  @Test func aFolderThatIsNotThere() throws {
    let folder = try project(imports: "{ Other: ../Nowhere }")
    let result = try BuiltTool.run(["generate"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.messages.contains("Specs/catalogue.yaml:3:19: error: the specs of 'Other' cannot")
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path("Generated")))
  }

  @Test func circles() throws {
    let folder = try project()
    try folder.write(
      "Other/catalogue.yaml",
      "catalogue: OtherCatalog\nimports: { Main: ../Specs }\n"
    )
    let result = try BuiltTool.run(["validate"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.messages.contains("[spec.import-cycle]"))
    #expect(result.messages.contains("'Other' imports 'Main' imports 'Other': a circle"))
    #expect(result.messages.contains("Other/catalogue.yaml:2:12: note: 'Main' is imported here"))
    try folder.write("Specs/catalogue.yaml", "catalogue: XCatalog\nimports: { Self: . }\n")
    let own = try BuiltTool.run(["validate"], in: folder.path)
    #expect(own.status == 1 && own.messages.contains("[spec.import-cycle]"))
  }

  @Test func whatImportsImportIsKnown() throws {
    let folder = try project()
    try folder.write("Third/catalogue.yaml", "catalogue: ThirdCatalog\ntypePrefix: T\n")
    try folder.write("Third/Types.yaml", SpecFixture.enumeration("TMood"))
    try folder.write(
      "Other/catalogue.yaml",
      "catalogue: OtherCatalog\ntypePrefix: O\nimports: { Third: ../Third }\n"
    )
    try folder.write(
      "Other/OBase.yaml",
      """
      component: OBase
      kind: view
      summary: What others inherit from.
      properties: { mood: { type: TMood, summary: How it feels. } }

      """
    )
    let card = try folder.text("Specs/XCard.yaml")
    try folder.write(
      "Specs/XCard.yaml",
      card.replacing("kind: view\n", with: "kind: view\ninherits: OBase\n")
    )
    let result = try BuiltTool.run(["generate", "--only", "swift"], in: folder.path)
    #expect(result.status == 0, "\(result.messages)")
    let swift = try folder.text("Generated/Swift/XCard.fiori.swift")
    #expect(swift.contains("public import Other\npublic import Third\n"))
    #expect(swift.contains("public var mood: Mood?\n"))
  }

  @Test func namesThatClashInSwift() throws {
    let folder = try project()
    try folder.write("Specs/XTypes.yaml", SpecFixture.enumeration("XLook"))
    let result = try BuiltTool.run(["generate", "--only", "swift"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.messages.contains(
        "Specs/XTypes.yaml:1:7: error: enum 'XLook' would be 'Look' in Swift, as enum 'OLook' in the "
          + "imported module 'Other' already is [swift.name-collision]"
      ),
      "\(result.messages)"
    )
    // Where nothing uses the imported one, nothing is hidden.
    let card = try folder.text("Specs/XCard.yaml").replacing("OLook", with: "XLook")
    try folder.write("Specs/XCard.yaml", card)
    #expect(try BuiltTool.run(["generate", "--only", "swift"], in: folder.path).status == 0)
  }

  @Test func revisionsImportWhatTheyHad() throws {
    let folder = try project()
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      identity + ["commit", "--quiet", "--message", "One"], ["tag", "v1"],
    ] {
      let result = try Command.run("git", arguments, in: folder.url)
      try #require(result.status == 0, "\(result.messages)")
    }
    try folder.write("Specs/XOther.yaml", SpecFixture.component("XOther"))
    let result = try BuiltTool.run(["diff", "v1"], in: folder.path)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output.contains("XOther"))
  }
}
