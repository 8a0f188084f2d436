import FioriComponents
import FioriGenModel
import FioriGenTestSupport
import Testing

/// Every component's model keeps to its spec in JSON, both ways.
@Suite struct ComponentJSONTests {
  /// The catalogue that the models were generated from.
  private static let catalogue = ShippedCatalogue.catalogue

  @Test func theIndexListsExactlyTheComponentsOfTheSpecs() {
    let names = FioriCatalog.descriptors.map(\.name)
    #expect(names == Self.catalogue.components.map(\.name))
  }

  @Test(arguments: catalogue.components.map(\.name))
  func theEmptyDocumentIsTheDefaultModel(name: String) throws {
    let model = try #require(FioriCatalog.model(named: name))
    try checkDefaults(of: model)
  }

  @Test(arguments: catalogue.components.map(\.name))
  func aFullDocumentComesBackUnchanged(name: String) throws {
    let component = try #require(Self.catalogue.component(named: name))
    let model = try #require(FioriCatalog.model(named: name))
    var writer = DistinctiveJSON(Self.catalogue)
    try checkRoundTrip(of: DistinctiveJSON.object(writer.members(of: component)), through: model)
  }

  @Test(
    arguments: catalogue.components.flatMap { component in
      component.properties.flatMap { property in
        property.aliases.map { (component.name, property.name, $0) }
      }
    }
  )
  func everyDocumentedSpellingIsRead(name: String, property: String, alias: String) throws {
    let component = try #require(Self.catalogue.component(named: name))
    let model = try #require(FioriCatalog.model(named: name))
    var writer = DistinctiveJSON(Self.catalogue)
    let members = writer.members(of: component)
    let value = try #require(members[property])
    try checkSpelling(alias, of: property, value, through: model)
  }

  @Test(arguments: catalogue.components.map(\.name))
  func aKeyThatNobodyKnowsIsRefusedOrReported(name: String) throws {
    let model = try #require(FioriCatalog.model(named: name))
    try checkUnknownKey(through: model)
  }

  /// The empty document decodes to the default model, which is written as the empty document.
  private func checkDefaults<Model: ComponentModel>(of model: Model.Type) throws {
    let decoded = try Model.decode(json: "{}").value
    #expect(decoded == Model())
    #expect(try decoded.json() == "{}")
    let explicit = try Model().json(form: .explicit)
    #expect(try Model.decode(json: explicit).value == Model())
  }

  /// A document decodes strictly and is written back with the same meaning.
  private func checkRoundTrip<Model: ComponentModel>(
    of document: String,
    through model: Model.Type
  ) throws {
    let first = try Model.decode(json: document).value
    #expect(!model.hasFields || first != Model(), "nothing was read from \(document)")
    let written = try first.json(form: .explicit)
    #expect(try Model.decode(json: written).value == first)
    let compact = try first.json()
    #expect(try Model.decode(json: compact).value == first)
    #expect(try JSONComparison.meansTheSame(document, written), "\(document)\n\(written)")
  }

  /// A value under another spelling is the property's, and is written under its name.
  private func checkSpelling<Model: ComponentModel>(
    _ alias: String,
    of property: String,
    _ value: String,
    through model: Model.Type
  ) throws {
    let named = try Model.decode(json: "{\"\(property)\":\(value)}").value
    #expect(named != Model())
    let spelled = try Model.decode(json: "{\"\(alias)\":\(value)}").value
    #expect(spelled == named)
    #expect(try spelled.json() == named.json())
  }

  /// A key without meaning is an error in strict mode and a warning in lenient mode.
  private func checkUnknownKey<Model: ComponentModel>(through model: Model.Type) throws {
    let document = #"{"nobodyKnowsThis": 1}"#
    let issue = #expect(throws: DecodingIssue.self) { try Model.decode(json: document) }
    #expect(issue?.rule == DecodingRule.unknownKey.rawValue)
    #expect(issue?.path == "nobodyKnowsThis")
    let lenient = try Model.decode(json: document, mode: .lenient)
    #expect(lenient.value == Model())
    #expect(lenient.warnings.map(\.path) == ["nobodyKnowsThis"])
  }
}

extension ComponentModel {
  /// Whether the component has any field to set.
  fileprivate static var hasFields: Bool {
    !descriptor.properties.isEmpty
  }
}
