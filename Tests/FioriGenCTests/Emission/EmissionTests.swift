import FioriGenModel
import Testing

@testable import FioriGenC

/// Facts about whole emissions that snapshots do not state.
@Suite struct EmissionTests {
  @Test func theOrderOfSpecsDoesNotMatter() {
    let catalogue = EveryConstruct.catalogue
    let reversed = Catalogue(
      settings: catalogue.settings,
      components: catalogue.components.reversed(),
      types: catalogue.types.reversed(),
      attributeGroups: catalogue.attributeGroups.reversed()
    )
    #expect(texts(of: reversed) == texts(of: catalogue))
  }

  @Test func thePrefixIsInEveryName() {
    var catalogue = EveryConstruct.catalogue
    catalogue.settings.cPrefix = "own_kit"
    let (library, findings) = CatalogueTranslator(catalogue).translate()
    #expect(findings == [])
    for declaration in library.headers.flatMap(\.declarations) {
      #expect(declaration.name.hasPrefix("own_kit_") || declaration.name.hasPrefix("OWN_KIT_"))
    }
    #expect(library.names.module == "COwnKit")
    let headers = LibraryPrinter(abiVersion: 1).print(library)
    #expect(headers.allSatisfy { $0.path.hasPrefix("include/own_kit/") })
    #expect(!headers.contains { $0.contents.lowercased().contains("fiori_") })
  }

  @Test func anEmptyCatalogueHasTheLibrarysOwnHeaders() {
    #expect(
      texts(of: Make.catalogue()).map(\.path) == [
        "include/fiori/support.h", "include/fiori/types.h", "include/fiori/document.h",
        "include/fiori/theming.h", "include/fiori/fiori.h",
      ]
    )
  }

  @Test func aComponentInsideItselfEndsWithNULL() throws {
    let tree = Make.component(
      "FUITree",
      properties: [Make.property("child", .component("FUITree"), default: .fields([]))]
    )
    let text = try #require(header(named: "tree.h", in: Make.catalogue(components: [tree])))
    #expect(text.contains("NULL /* child */"))
  }

  @Test func twoComponentsCanContainEachOther() throws {
    let components = [
      Make.component(
        "FUILeft",
        properties: [Make.property("right", .component("FUIRight"), default: .fields([]))]
      ),
      Make.component(
        "FUIRight",
        properties: [Make.property("left", .component("FUILeft"), default: .fields([]))]
      ),
    ]
    let text = try #require(header(named: "left.h", in: Make.catalogue(components: components)))
    #expect(text.contains("#include \"right.h\""))
    #if CHeaders
      let result = CEmitter.emit(Make.catalogue(components: components))
      #expect(result.diagnostics.map(\.message) == [])
    #endif
  }

  @Test func aDefaultThatNoConstantCanHoldIsAnErrorAtItsPart() {
    let badge = Make.component(
      "FUIBadge",
      properties: [
        Make.property("statusText", .optional(.builtIn(.string)), line: 2),
        Make.property("statusImage", .optional(.builtIn(.image)), line: 3),
      ],
      rules: [Make.exclusive("status", ["statusText", "statusImage"], line: 4)]
    )
    let cell = Make.component(
      "FUICell",
      properties: [
        Make.property(
          "badge",
          .component("FUIBadge"),
          line: 9,
          default: .fields([FieldLiteral(name: "statusImage", value: .string("bell"))])
        )
      ]
    )
    let catalogue = Make.catalogue(components: [badge, cell])
    let findings = CatalogueTranslator(catalogue).translate().1
    #expect(findings.map(\.rule.id) == ["c.default-not-constant"])
    #expect(findings.first?.range == Make.place(9))
  }

  @Test func rulesHaveDistinctIdentifiersOfThisStage() {
    #expect(Set(CRules.all.map(\.id)).count == CRules.all.count)
    #expect(CRules.all.allSatisfy { $0.id.hasPrefix("c.") })
  }

  #if !CHeaders
    @Test func withoutLibclangNothingIsWrittenAndTheRemedyIsNamed() {
      let result = CEmitter.emit(EveryConstruct.catalogue)
      #expect(result.files == [])
      #expect(result.diagnostics.map(\.rule.id) == ["c.no-libclang"])
      #expect(result.diagnostics.first?.message.contains("libclang-dev") == true)
    }
  #endif

  // MARK: Building blocks

  /// The headers of a catalogue, as the printer leaves them.
  private func texts(of catalogue: Catalogue) -> [GeneratedFile] {
    let library = CatalogueTranslator(catalogue).translate().0
    return LibraryPrinter(abiVersion: 1).print(library).map(\.file)
  }

  /// One header of a catalogue.
  private func header(named file: String, in catalogue: Catalogue) -> String? {
    texts(of: catalogue).first { $0.path.hasSuffix("/\(file)") }?.contents
  }
}
