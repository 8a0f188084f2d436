import FioriGenModel
import FioriGenTestSupport
import FioriGenReader
import Testing

@testable import FioriGenDocs

/// The same catalogue gives the same bytes, and a change shows wherever it is stated.
@Suite struct ReproducibilityTests {
  @Test func orderOfInputDoesNotMatter() {
    var shuffled = ShippedCatalogue.catalogue
    shuffled = Catalogue(
      settings: shuffled.settings,
      components: shuffled.components.reversed(),
      types: shuffled.types.reversed(),
      attributeGroups: shuffled.attributeGroups.reversed(),
      files: shuffled.files.reversed()
    )
    let rules = Array(SpecRules.all.reversed())
    #expect(DocsEmitter.emitDocC(shuffled, rules: rules).files == ShippedCatalogue.docc)
    #expect(DocsEmitter.emitPlain(shuffled, rules: rules).files == ShippedCatalogue.plain)
  }

  @Test func whereTheSpecsLieDoesNotMatter() {
    var moved = ShippedCatalogue.catalogue
    for index in moved.files.indices {
      moved.files[index].path = "/elsewhere/" + moved.files[index].path
    }
    #expect(DocsEmitter.emitDocC(moved, rules: SpecRules.all).files == ShippedCatalogue.docc)
  }

  @Test func everyFileEndsWithOneLineBreak() {
    for file in ShippedCatalogue.docc + ShippedCatalogue.plain {
      #expect(file.contents.hasSuffix("\n") && !file.contents.hasSuffix("\n\n"), "\(file.path)")
    }
  }

  @Test func aChangedDefaultChangesEveryPlaceThatStatesIt() throws {
    let old = try Self.pages(defaultingTo: .string("oldValue"))
    let new = try Self.pages(defaultingTo: .string("newValue"))
    let stating = old.filter { $0.contents.contains("oldValue") }
    #expect(!stating.isEmpty)
    #expect(!new.contains { $0.contents.contains("oldValue") })
    #expect(new.filter { $0.contents.contains("newValue") }.map(\.path) == stating.map(\.path))
  }

  /// Pages of a component whose property has a default.
  private static func pages(defaultingTo value: ValueLiteral) throws -> [GeneratedFile] {
    let component = Component(
      name: "XCard",
      kind: .view,
      properties: [Sample.property("title", .builtIn(.string), defaultValue: value)],
      range: Sample.here
    )
    return DocsEmitter.emitPlain(Catalogue(components: [component]), rules: []).files
  }
}
