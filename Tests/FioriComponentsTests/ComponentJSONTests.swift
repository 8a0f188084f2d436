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
