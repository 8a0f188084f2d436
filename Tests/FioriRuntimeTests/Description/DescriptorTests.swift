import FioriRuntime
import Foundation
import Testing

/// Components describe themselves.
@Suite("Descriptors") struct DescriptorTests {
  /// The descriptor of the widget.
  private let descriptor = XWidgetModel.descriptor

  /// What the spec says about the component as a whole.
  @Test func component() {
    #expect(descriptor.name == "XWidget")
    #expect(descriptor.modelName == "XWidgetModel")
    #expect(descriptor.kind == .view)
    #expect(descriptor.summary == "A row with a headline, tags and a status.")
    #expect(descriptor.deprecated == nil)
  }

  /// Names, types and defaults of the properties come from the model.
  @Test func properties() {
    #expect(
      descriptor.properties.map { "\($0.name): \($0.typeName) = \($0.defaultValue ?? "-")" } == [
        "headlineText: String? = null",
        "splitPercent: Double? = null",
        #"accessory: WidgetAccessory = "none""#,
        #"itemSize: Size? = {"height":25,"width":25}"#,
        "tags: [XTagModel]? = null",
        "keywords: [String] = []",
        "glyphs: [XGlyph]? = null",
        "backgroundColor: ThemeColor? = null",
        "statusText: String? = null",
        "statusImage: ImageReference? = null",
        #"activity: XActivityModel = {"itemSize":{"height":25,"width":25},"maxVisibleItems":3,"spacing":null}"#,
        #"detailImageView: XWidgetModel.DetailImageView = {"isGradientLayerEnabled":null,"placeholder":{"text":null}}"#,
        "oldText: String? = null",
      ]
    )
    #expect(descriptor.properties.allSatisfy { !$0.isRequired })
  }

  /// What else is known about properties.
  @Test func propertyDetails() throws {
    let byName = Dictionary(uniqueKeysWithValues: descriptor.properties.map { ($0.name, $0) })
    #expect(byName["tags"]?.formerNames == ["labels", "badges"])
    #expect(byName["statusText"]?.formerNames == ["stateText"])
    #expect(byName["statusText"]?.aliases == ["wording"])
    #expect(byName["keywords"]?.aliases == ["searchWords", "terms"])
    #expect(byName["statusText"]?.exclusiveRule == "XWidget.status")
    #expect(byName["statusImage"]?.exclusiveRule == "XWidget.status")
    #expect(byName["accessory"]?.exclusiveRule == nil)
    #expect(byName["oldText"]?.deprecated == "Use headlineText.")
    #expect(byName["headlineText"]?.deprecated == nil)
  }

  /// Class paths with the attributes of their group.
  @Test func classPaths() {
    #expect(
      descriptor.classPaths.map(\.path) == [
        "xXWidget", "xXWidget_headlineLabel", "xXWidget_statusLabel", "xWidget_subheadLabel",
      ]
    )
    #expect(descriptor.classPaths.map(\.groupName) == ["Widget", "Text", "Text", "Text"])
    #expect(
      descriptor.classPaths.map(\.support) == [
        .documented, .documented, .examples, .inferred,
      ]
    )
    #expect(descriptor.classPaths[2].aliases == ["xWidget_statusLabel"])
    #expect(descriptor.classPaths[3].deprecated == "Use xXWidget_headlineLabel.")
    #expect(
      descriptor.classPaths[0].attributes.map { "\($0.name): \($0.typeName)" } == [
        "background-color: Color", "background-image: Image", "accessory: WidgetAccessory",
        "content-insets: Box", "image-size: Size", "progress-tint-color: Color", "state: String",
      ]
    )
  }

  /// Operations with their parameters, and events.
  @Test func operationsAndEvents() {
    #expect(descriptor.operations.map(\.name) == ["show", "dismiss"])
    #expect(descriptor.operations.map(\.isStatic) == [false, true])
    let parameters = descriptor.operations[0].parameters
    #expect(parameters.map(\.name) == ["message", "withDuration", "animated"])
    #expect(parameters.map(\.isRequired) == [true, false, false])
    #expect(parameters.map(\.defaultValue) == [nil, "1", "null"])
    #expect(descriptor.operations[1].parameters.isEmpty)
    #expect(descriptor.events.map(\.name) == ["didSelectHandler"])
    #expect(descriptor.events[0].payload == ["XActivity", "Int"])
  }

  /// The text for tools is JSON with all of that in it.
  @Test func json() throws {
    let data = Data(descriptor.json().utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "classPaths", "events", "kind", "model", "name", "operations", "properties", "summary",
      ]
    )
    let properties = try #require(object["properties"] as? [[String: Any]])
    #expect(properties.count == 13)
    #expect(properties[3]["default"] as? [String: Int] == ["height": 25, "width": 25])
    #expect(properties[4]["formerNames"] as? [String] == ["labels", "badges"])
    #expect(properties[8]["exclusiveRule"] as? String == "XWidget.status")
    let operations = try #require(object["operations"] as? [[String: Any]])
    let parameters = try #require(operations[0]["parameters"] as? [[String: Any]])
    #expect(parameters[0].keys.sorted() == ["name", "required", "type"])
    #expect(descriptor.json() == XWidgetModel.descriptor.json())
    #expect(descriptor.json(isPretty: true).hasPrefix("{\n  \"classPaths\": [\n    {\n"))
  }

  /// A property that does not exist cannot be marked.
  @Test func unknownPropertyIsIgnored() {
    var changed = descriptor
    changed.deprecateProperty("nonsense", message: "-")
    #expect(changed == descriptor)
  }
}

/// The index of a module lists its components.
@Suite("Catalogue index") struct CatalogueIndexTests {
  /// Deprecated components are listed too, sorted in between, without a deprecation warning here.
  @Test func allComponentsAreListed() {
    #expect(XCatalog.descriptors.map(\.name) == ["XActivity", "XLegacy", "XWidget"])
    #expect(XCatalog.allModels.map { $0.descriptor.name } == ["XActivity", "XLegacy", "XWidget"])
    #expect(XCatalog.models.map { $0.descriptor.name } == ["XActivity", "XWidget"])
    #expect(XCatalog.descriptors.map(\.deprecated) == [nil, "Use XWidget.", nil])
  }

  /// Models are found by name, and can be used without knowing them.
  @Test func modelsByName() throws {
    let model = try #require(XCatalog.model(named: "XWidget"))
    let decoded = try JSONDecoder().decode(model, from: Data(#"{"headlineText":"a"}"#.utf8))
    #expect(decoded as? XWidgetModel == XWidgetModel(headlineText: "a"))
    #expect(XCatalog.model(named: "XLegacy") != nil)
    #expect(XCatalog.model(named: "xwidget") == nil)
  }

  /// The whole index as JSON.
  @Test func json() throws {
    let list =
      try JSONSerialization.jsonObject(with: Data(XCatalog.json().utf8)) as? [[String: Any]]
    #expect(list?.compactMap { $0["name"] as? String } == ["XActivity", "XLegacy", "XWidget"])
    #expect(list?[1]["deprecated"] as? String == "Use XWidget.")
    #expect(XCatalog.json(isPretty: true).hasPrefix("[\n  {\n"))
  }

  /// An index without deprecated components has nothing to say about them.
  @Test func indexWithoutDeprecatedComponents() {
    #expect(SmallCatalogue.descriptors.map(\.name) == ["XActivity"])
  }

  /// An index that only lists what it must.
  private enum SmallCatalogue: CatalogueIndex {
    /// The models of the components.
    static var models: [any ComponentModel.Type] { [XActivityModel.self] }
  }
}
