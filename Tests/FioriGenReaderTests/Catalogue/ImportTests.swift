import FioriGenModel
import FioriGenReader
import Testing

/// Catalogues use types of other ones, and what is wrong with that is reported where it stands.
@Suite struct ImportTests {
  /// A catalogue that others import.
  private static let other = """
    # file: Other/catalogue.yaml
    catalogue: OtherCatalog
    typePrefix: O
    # file: Other/Types.yaml
    struct: OTag
    fields: { title: { type: String, required: true }, look: OLook }
    ---
    enum: OLook
    cases: { plain: }
    ---
    attributeGroups:
      Text: { attributes: { font-size: Number } }
    # file: Other/OBase.yaml
    component: OBase
    kind: view
    summary: What others inherit from.
    properties: { headline: String? }
    theming:
      support: { Text: documented }
      classPaths: [{ path: strange, group: Text }]
    """

  /// Reads a catalogue that imports ``other``.
  ///
  /// - Parameters:
  ///   - own: The catalogue's own files.
  ///   - other: The imported files.
  /// - Returns: The result, and the places of the markers.
  private func read(_ own: String, importing other: String = Self.other) -> (
    result: SpecReadResult, places: [String: MarkedSpecs.Place]
  ) {
    let specs = MarkedSpecs(own)
    let imported = MarkedSpecs(other)
    let files = imported.sources.map { SpecParser.parse($0) }
    let result = SpecReader.resolve(
      specs.sources.map { SpecParser.parse($0) },
      imports: [ImportedSpecs(module: "Other", files: files)]
    )
    return (result, specs.places.merging(imported.places) { own, _ in own })
  }

  /// The settings of a catalogue that imports another one.
  private static let settings = """
    # file: catalogue.yaml
    catalogue: XCatalog
    typePrefix: X
    imports: { Other: ../Other }

    """

  @Test func typesAndComponentsAreKnown() throws {
    let (result, _) = read(
      Self.settings + """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: OBase
        properties: { tags: "[OTag]", look: { type: OLook, default: plain }, base: OBase? }
        """
    )
    // The odd class path of the imported component is no warning here: it is not ours to mend.
    #expect(result.diagnostics.map(\.message) == [])
    let catalogue = try #require(result.catalogue)
    #expect(catalogue.components.map(\.name) == ["XCell"])
    #expect(catalogue.types.isEmpty && catalogue.attributeGroups.isEmpty)
    #expect(catalogue.files.map(\.stem) == ["XCell", "catalogue"])
    let cell = try #require(catalogue.component(named: "XCell"))
    #expect(cell.properties.map(\.name) == ["headline", "tags", "look", "base"])
    #expect(cell.properties[1].portable == .array(.structure("OTag")))
    #expect(cell.properties[2].defaultValue == .enumerationCase("plain"))
    #expect(cell.properties[3].portable == .optional(.component("OBase")))
    let imported = try #require(catalogue.imports.first)
    #expect(imported.module == "Other" && imported.catalogue.settings.typePrefix == "O")
    #expect(imported.catalogue.types.map(\.name) == ["OLook", "OTag"])
    #expect(catalogue.module(declaring: "OTag") == "Other")
    #expect(catalogue.module(declaring: "XCell") == nil)
    #expect(catalogue.module(declaring: "Nothing") == nil)
    #expect(catalogue.type(named: "OTag")?.name == "OTag")
    let whole = catalogue.includingUsedImports()
    #expect(whole.components.map(\.name) == ["OBase", "XCell"])
    #expect(whole.types.map(\.name) == ["OLook", "OTag"])
    #expect(whole.component(named: "OBase")?.theming == Theming())
    #expect(whole.settings == catalogue.settings && whole.imports.isEmpty)
  }

  @Test func groupsBelongToTheirCatalogue() throws {
    let own = """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { 1️⃣Text: documented }
        classPaths: [{ path: XCell, group: 2️⃣Text }]
      """
    let (without, places) = read(Self.settings + own)
    expect(without, [("1️⃣", SpecRules.unknownGroup), ("2️⃣", SpecRules.unknownGroup)], places)
    let (with, _) = read(
      Self.settings + own + """

        # file: Styles.yaml
        attributeGroups:
          Text: { attributes: { font-color: Color } }
        """
    )
    #expect(with.diagnostics.map(\.message) == [])
    #expect(with.catalogue?.attributeGroups.first?.attributes.map(\.name) == ["font-color"])
  }

  @Test func ownNamesGiveWay() {
    let (result, places) = read(
      Self.settings + """
        # file: Types.yaml
        enum: 1️⃣OTag
        cases: { a: }
        """
    )
    expect(result, [("1️⃣", SpecRules.duplicateName)], places)
    #expect(result.diagnostics.first?.notes.first?.range.file == "Other/Types.yaml")
  }

  @Test func misspeltNamesAreNear() {
    let (result, places) = read(
      Self.settings + """
        # file: Types.yaml
        struct: XBox
        fields: { tag: 1️⃣OTagg }
        """
    )
    expect(result, [("1️⃣", SpecRules.unknownType)], places)
    #expect(result.diagnostics.first?.replacement == "OTag")
  }

  @Test func errorsOfImportedFilesStandThere() {
    let (result, places) = read(
      Self.settings,
      importing: """
        # file: Other/Types.yaml
        enum: OLook
        1️⃣caes: { plain: }
        """
    )
    expect(result, [("1️⃣", SpecRules.unknownKey)], places)
  }

  @Test func whatNothingLocates() {
    expectFindings(
      in: """
        # file: catalogue.yaml
        catalogue: XCatalog
        imports: [1️⃣Other, 2️⃣Other, 3️⃣9lives]
        """,
      [
        "1️⃣": SpecRules.unknownImport, "2️⃣": SpecRules.duplicateName,
        "3️⃣": SpecRules.invalidName,
      ]
    )
    expectFindings(
      in: """
        # file: catalogue.yaml
        catalogue: XCatalog
        imports: { Other: 1️⃣[] }
        """,
      ["1️⃣": SpecRules.wrongNode]
    )
  }

  @Test func aMisspeltModuleIsNear() {
    let (result, places) = read(
      """
      # file: catalogue.yaml
      catalogue: XCatalog
      imports: [1️⃣Othr]
      """
    )
    expect(result, [("1️⃣", SpecRules.unknownImport)], places)
    #expect(result.diagnostics.first?.replacement == "Other")
  }

  /// Expects exactly some findings.
  private func expect(
    _ result: SpecReadResult,
    _ expected: [(marker: String, rule: Rule)],
    _ places: [String: MarkedSpecs.Place],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = result.diagnostics.map {
      "\($0.range.file):\($0.range.start.line):\($0.range.start.column): \($0.rule.id)"
    }
    let wanted = expected.map { marker, rule in
      let place = places[marker]
      let position = place?.position ?? SourcePosition(line: 0, column: 0)
      return "\(place?.file ?? "?"):\(position.line):\(position.column): \(rule.id)"
    }
    let messages = result.diagnostics.map(\.message).joined(separator: "\n")
    #expect(found == wanted, "\(messages)", sourceLocation: sourceLocation)
    #expect(result.catalogue == nil, sourceLocation: sourceLocation)
  }
}
