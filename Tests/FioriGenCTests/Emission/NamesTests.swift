import FioriGenModel
import Testing

@testable import FioriGenC

/// The naming function is total, escapes what compilers claim, and finds collisions.
@Suite struct NamesTests {
  @Test(arguments: [
    ("headlineText", "headline_text"), ("KPIView", "kpi_view"), ("HTMLText", "html_text"),
    ("URLString2", "url_string2"), ("Int32Value", "int32_value"), ("size2x", "size2x"),
    ("UITableViewCell.AccessoryType", "ui_table_view_cell_accessory_type"), ("a__b", "a_b"),
    ("_a_", "a"), ("", "unnamed"), ("___", "unnamed"), ("3D", "n3_d"), ("größe", "gr_e"),
    ("A", "a"), ("isOn", "is_on"),
  ])
  func namesBecomeWordsInLowerCase(_ name: String, _ expected: String) {
    #expect(SnakeCase.convert(name) == expected)
  }

  @Test func theTypePrefixIsLeftOutOnce() {
    let names = CNames(settings: Make.catalogue().settings)
    #expect(names.type(names.stem(ofType: "FUIObjectCell")) == "fiori_object_cell")
    #expect(names.type(names.stem(ofType: "FUIKPIView")) == "fiori_kpi_view")
    #expect(names.type(names.stem(ofType: "FUIFUICell")) == "fiori_fui_cell")
    #expect(names.type(names.stem(ofType: "FUI")) == "fiori_fui")
    #expect(names.enumerator("none", ofTypeStem: "accessory_type") == "FIORI_ACCESSORY_TYPE_NONE")
    #expect(names.module == "CFiori")
  }

  @Test func thePrefixComesFromTheCataloguesName() {
    #expect(CatalogueSettings(name: "FioriCatalog").cPrefix == "fiori")
    #expect(CatalogueSettings(name: "Catalog").cPrefix == "catalog")
    #expect(CatalogueSettings(name: "Own").cPrefix == "own")
    #expect(CatalogueSettings(name: "FioriCatalog", cPrefix: "x").cPrefix == "x")
    var renamed = CatalogueSettings()
    renamed.name = "OwnCatalog"
    #expect(renamed.cPrefix == "own")
  }

  @Test(arguments: [
    "default", "int", "class", "template", "and", "id", "nil", "self", "errno", "bool", "linux",
    "unix", "near", "far", "true", "typeof", "interface", "constexpr", "nonnull", "stdin",
  ])
  func claimedWordsAreEscaped(_ word: String) {
    #expect(CNames(settings: Make.catalogue().settings).member(word) == word + "_")
  }

  @Test func wordsThatOnlyBeginLikeAKeywordStay() {
    #expect(CNames(settings: Make.catalogue().settings).member("interval") == "interval")
  }

  @Test func twoPropertiesThatBecomeOneFieldAreAnErrorAtBothSites() throws {
    let cell = Make.component(
      "FUICell",
      properties: [
        Make.property("iconURL", .builtIn(.bool), line: 5),
        Make.property("iconUrl", .builtIn(.bool), line: 7),
      ]
    )
    let diagnostic = try #require(Self.onlyFinding(Make.catalogue(components: [cell])))
    #expect(diagnostic.message == "'iconURL' and 'iconUrl' both become 'icon_url' in 'fiori_cell'")
    #expect(diagnostic.range == Make.place(7))
    #expect(diagnostic.notes.map(\.range) == [Make.place(5)])
  }

  @Test func aSwiftNameMendsACollision() {
    let cell = Make.component(
      "FUICell",
      properties: [
        Make.property("iconURL", .builtIn(.bool)),
        Make.property("iconUrl", .builtIn(.bool), swiftName: "iconLink"),
      ]
    )
    #expect(Self.findings(Make.catalogue(components: [cell])) == [])
  }

  @Test func anEscapedNameCanCollideToo() throws {
    let cell = Make.component(
      "FUICell",
      properties: [
        Make.property("default", .builtIn(.bool), line: 5),
        Make.property("Default", .builtIn(.bool), line: 6),
      ]
    )
    let diagnostic = try #require(Self.onlyFinding(Make.catalogue(components: [cell])))
    #expect(diagnostic.message.contains("'default_' in 'fiori_cell'"))
  }

  @Test func aPropertyCannotTakeTheNameOfAnEmittedField() throws {
    let cell = Make.component(
      "FUICell",
      properties: [Make.property("structSize", .builtIn(.bool), line: 5)]
    )
    let diagnostic = try #require(Self.onlyFinding(Make.catalogue(components: [cell])))
    #expect(diagnostic.range == Make.place(5))
  }

  @Test func twoTypesThatBecomeOneNameTheirSites() {
    let findings = Self.findings(
      Make.catalogue(types: [
        Make.enumeration("FUITag", ["a"], line: 10),
        Make.structure("Tag", [], line: 20),
      ])
    )
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.rule == CRules.nameCollision })
    #expect(findings.contains { $0.message == "'Tag' and 'FUITag' both become 'fiori_tag' in C" })
  }

  @Test(arguments: ["FUISize", "FUIDocument", "FUIImage", "FUIStatus", "FUIStringList"])
  func aTypeCannotTakeTheNameOfTheLibrarysOwn(_ name: String) {
    let types = [Make.enumeration(name, ["a"], line: 10)]
    let cell = Make.component(
      "FUICell",
      properties: [Make.property("names", .array(.builtIn(.string)))]
    )
    let findings = Self.findings(Make.catalogue(components: [cell], types: types))
    #expect(findings.contains { $0.message.contains("'\(name)'") })
  }

  @Test func aDefaultHeaderNameIsEscaped() {
    let names = CNames(settings: Make.catalogue().settings)
    #expect(names.header(ofTypeStem: "types") == "types_.h")
    #expect(names.header(ofTypeStem: "aux") == "aux_.h")
    #expect(names.header(ofTypeStem: "fiori") == "fiori_.h")
    #expect(names.header(ofTypeStem: "cell") == "cell.h")
    #expect(names.guardMacro(ofHeader: "types_.h") == "FIORI_TYPES__H")
  }

  @Test(arguments: ["", "Fiori", "fiori-ui", "2x", "int", "a__b", "_a", "a_"])
  func anUnusablePrefixIsAnError(_ prefix: String) {
    var catalogue = Make.catalogue()
    catalogue.settings.cPrefix = prefix
    let findings = Self.findings(catalogue)
    #expect(findings.map(\.rule.id) == ["c.invalid-prefix"])
    #expect(findings.first?.range == Make.place(1, in: "catalogue.yaml"))
  }

  // MARK: Building blocks

  /// The findings of the translation alone, which needs no libclang.
  private static func findings(_ catalogue: Catalogue) -> [Diagnostic] {
    CatalogueTranslator(catalogue).translate().1
  }

  /// The only finding; `nil` if there are none or several.
  private static func onlyFinding(_ catalogue: Catalogue) -> Diagnostic? {
    let findings = findings(catalogue)
    return findings.count == 1 ? findings.first : nil
  }
}
