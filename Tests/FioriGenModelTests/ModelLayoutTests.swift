import FioriGenModel
import Testing

/// The stored fields of a model follow from properties, exclusive rules and parts.
@Suite struct ModelLayoutTests {
  private let here = SourceRange.beginning(of: "Cell.yaml")

  @Test func storesWhatCarriesDataAndCanBeSet() {
    let cell = component(properties: [
      property("headline", .builtIn(.string)),
      property("reuseIdentifier", .builtIn(.string), access: .get, isStatic: true),
      property("sizeClass", nil),
      property("width", .builtIn(.double), access: .get),
    ])
    #expect(ModelLayout(of: cell).fields.map(\.name) == ["headline"])
  }

  @Test func exclusivePropertiesShareOneSlotAtThePlaceOfTheFirst() throws {
    let rule = BehaviourRule(
      id: "Cell.status",
      demand: .exclusive(properties: ["statusText", "statusImage"], name: "status"),
      message: "",
      range: here
    )
    let cell = component(
      properties: [
        property("statusText", .builtIn(.string)),
        property("headline", .builtIn(.string)),
        property("statusImage", .builtIn(.image)),
      ],
      rules: [rule]
    )
    let fields = ModelLayout(of: cell).fields
    #expect(fields.map(\.name) == ["status", "headline"])
    guard case .exclusive(let slot) = try #require(fields.first) else {
      Issue.record("the first field is no slot")
      return
    }
    #expect(slot.members.map(slot.caseName) == ["text", "image"])
  }

  @Test func partsOfPlatformViewsBecomeNestedMembers() {
    let cell = component(parts: [
      part("image.isRound", .builtIn(.bool)),
      part("image.placeholder", nil),
      part("image.placeholder.text", .builtIn(.string)),
      part("image.width", .builtIn(.double), access: .get),
    ])
    guard case .part(let image) = ModelLayout(of: cell).fields.first,
      case .members(let members) = image.content
    else {
      Issue.record("the part has no members")
      return
    }
    #expect(image.name == "image")
    #expect(members.map(\.name) == ["isRound", "placeholder"])
    guard case .nested(let placeholder) = members[1], case .members(let inner) = placeholder.content
    else {
      Issue.record("the placeholder has no members")
      return
    }
    #expect(inner.map(\.name) == ["text"])
  }

  @Test func partsOfCataloguedViewsUseTheirModelWithTheDefaultsGivenHere() {
    let view = AnatomyView(
      name: "activity",
      type: .named("Activity"),
      portable: .component("Activity"),
      range: here
    )
    let cell = component(
      views: [view],
      parts: [
        part("activity.spacing", .builtIn(.double), defaultValue: .number(29)),
        part("activity.button.width", .builtIn(.double), defaultValue: .number(7)),
        part("activity.button.title", .builtIn(.string)),
      ]
    )
    guard case .part(let activity) = ModelLayout(of: cell).fields.first,
      case .model(let type, let defaults) = activity.content
    else {
      Issue.record("the part is no model")
      return
    }
    #expect(type == .component("Activity"))
    #expect(
      defaults == [
        FieldLiteral(name: "spacing", value: .number(29)),
        FieldLiteral(
          name: "button",
          value: .fields([FieldLiteral(name: "width", value: .number(7))])
        ),
      ]
    )
  }

  @Test func partsOfAStoredPropertyBelongToTheProperty() {
    let cell = component(
      properties: [property("activity", .component("Activity"))],
      parts: [part("activity.spacing", .builtIn(.double), defaultValue: .number(29))]
    )
    #expect(ModelLayout(of: cell).fields.map(\.name) == ["activity"])
  }

  // MARK: Building blocks

  /// A component with only what a test is about.
  private func component(
    views: [AnatomyView] = [],
    properties: [Property] = [],
    parts: [Part] = [],
    rules: [BehaviourRule] = []
  ) -> Component {
    Component(
      name: "Cell",
      kind: .view,
      views: views,
      properties: properties,
      parts: parts,
      rules: rules,
      range: here
    )
  }

  /// A property with only what a test is about.
  private func property(
    _ name: String,
    _ portable: PortableType?,
    access: Access = .getSet,
    isStatic: Bool = false
  ) -> Property {
    Property(
      name: name,
      type: .named("T"),
      portable: portable,
      access: access,
      isStatic: isStatic,
      range: here
    )
  }

  /// A part with only what a test is about.
  private func part(
    _ path: String,
    _ portable: PortableType?,
    access: Access = .getSet,
    defaultValue: ValueLiteral? = nil
  ) -> Part {
    Part(
      path: path.split(separator: ".").map(String.init),
      type: .named("T"),
      portable: portable,
      access: access,
      defaultValue: defaultValue,
      range: here
    )
  }
}
