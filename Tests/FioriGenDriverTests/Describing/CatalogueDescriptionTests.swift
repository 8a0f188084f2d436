import FioriGenModel
import FioriGenTestSupport
import Testing

@testable import FioriGenDriver

/// The description has every fact, in a form that other tools can rely on.
@Suite struct CatalogueDescriptionTests {
  @Test func describesEverything() {
    let text = CatalogueDescription.json(of: CatalogueFixture.catalogue)
    #expect(Snapshot.difference(of: text, from: "Driver/describe.json") == nil)
  }

  @Test func everyMemberHasTheSameKeys() throws {
    let text = CatalogueDescription.json(of: CatalogueFixture.catalogue)
    let document = try JSONParser.parse(Array(text.utf8))
    for list in ["components", "types", "attributeGroups"] {
      guard case .array(let elements)? = document[list] else {
        Issue.record("\(list) is missing")
        continue
      }
      #expect(!elements.isEmpty)
      var keys: Set<[String]> = []
      for case .object(let members) in elements { keys.insert(members.map(\.key)) }
      #expect(keys.count == 1)
    }
  }

  @Test func describesAnEmptyCatalogue() throws {
    let document = try JSONParser.parse(Array(CatalogueDescription.json(of: Catalogue()).utf8))
    #expect(document["formatVersion"] == 1)
    #expect(document["components"] == [] && document["types"] == [])
    #expect(document["attributeGroups"] == [])
  }

  /// Values with what describes them.
  static let literals: [(ValueLiteral, JSONValue)] = [
    (ValueLiteral.integer(3), JSONValue.integer(3)), (.number(1), .number(1)), (.null, .null),
    (.bool(false), .bool(false)), (.enumerationCase("none"), .string("none")),
    (.array([.string("a"), .integer(1)]), ["a", 1]),
    (.size(width: 25, height: 2.5), ["width": .number(25), "height": .number(2.5)]),
    (
      .insets(top: 1, leading: 2, bottom: 3, trailing: 4),
      ["top": .number(1), "leading": .number(2), "bottom": .number(3), "trailing": .number(4)]
    ),
    (.fields([FieldLiteral(name: "a", value: .bool(true))]), ["a": true]),
  ]

  @Test(arguments: literals)
  func valuesHaveTheirNaturalTypes(literal: ValueLiteral, value: JSONValue) {
    #expect(LiteralDescription.value(of: literal) == value)
  }
}
