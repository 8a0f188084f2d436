import FioriGenModel
import FioriGenReader
import Testing

/// Inherited members are flattened in, with the component that declares them.
@Suite struct InheritanceTests {
  /// Three components in a row.
  private static let specs = """
    # file: XBase.yaml
    component: XBase
    kind: view
    summary: A base.
    views:
      label: UILabel
      image: UIImageView
    properties:
      statusText: String?
      statusImage: UIImage?
      button: { type: XButton, defaults: { title: base } }
    parts:
      label.text: String?
    operations:
      show: {}
      hide: {}
    events:
      tapped: {}
    rules:
      - exclusive: [statusText, statusImage]
      - { when: { statusText: set }, forbids: [button], message: No. }
    theming:
      support: { Text: documented }
      classPaths: [{ path: xXBase, group: Text }]
    # file: XMiddle.yaml
    component: XMiddle
    kind: view
    summary: A middle.
    inherits: XBase
    views:
      label: { type: UITextView, summary: Replaced. }
    properties:
      statusIcon: UIImage?
    operations:
      hide: Replaced.
    events:
      tapped: Replaced.
    rules:
      - exclusive: [statusText, statusImage, statusIcon]
    # file: XCell.yaml
    component: XCell
    kind: view
    summary: A cell.
    inherits: XMiddle
    properties:
      text: { type: String?, shownBy: image, deprecated: { replacedBy: statusText } }
    parts:
      button.count: { default: 3 }
      label.text: { type: String?, default: cell }
    # file: XButton.yaml
    component: XButton
    kind: control
    summary: A button.
    properties: { title: String?, count: Int }
    # file: Styles.yaml
    attributeGroups: { Text: { attributes: {} } }
    """

  @Test func membersAreFlattened() throws {
    let catalogue = try catalogue(of: Self.specs)
    let cell = try #require(catalogue.component(named: "XCell"))
    #expect(cell.views.map(\.name) == ["image", "label"])
    #expect(cell.views.map(\.inheritedFrom) == ["XBase", "XMiddle"])
    #expect(cell.views[1].type == .named("UITextView"))
    #expect(
      cell.properties.map(\.name) == ["statusText", "statusImage", "button", "statusIcon", "text"]
    )
    #expect(
      cell.properties.map(\.inheritedFrom) == ["XBase", "XBase", "XBase", "XMiddle", nil]
    )
    #expect(cell.operations.map(\.name) == ["show", "hide"])
    #expect(cell.operations.map(\.inheritedFrom) == ["XBase", "XMiddle"])
    #expect(cell.events.map(\.summary) == ["Replaced."])
    #expect(cell.events.map(\.inheritedFrom) == ["XMiddle"])
  }

  @Test func rulesKeepTheirIdentifiers() throws {
    let catalogue = try catalogue(of: Self.specs)
    let cell = try #require(catalogue.component(named: "XCell"))
    #expect(cell.rules.map(\.id) == ["XBase.forbids-button", "XMiddle.exclusive-status"])
    #expect(cell.rules.map(\.inheritedFrom) == ["XBase", "XMiddle"])
  }

  @Test func defaultsOfPartsAddUp() throws {
    let catalogue = try catalogue(of: Self.specs)
    let cell = try #require(catalogue.component(named: "XCell"))
    let button = cell.properties.first { $0.name == "button" }
    #expect(button?.defaultValue?.description == "{ title: base, count: 3 }")
    let base = try #require(catalogue.component(named: "XBase"))
    #expect(base.properties[2].defaultValue?.description == "{ title: base }")
    #expect(
      cell.parts.map(\.path) == [["button", "title"], ["button", "count"], ["label", "text"]]
    )
    #expect(cell.parts.map(\.inheritedFrom) == ["XBase", nil, nil])
    #expect(cell.parts[2].defaultValue == .string("cell"))
  }

  @Test func classPathsAreNotInherited() throws {
    let catalogue = try catalogue(of: Self.specs)
    #expect(catalogue.component(named: "XCell")?.theming == Theming())
    #expect(catalogue.component(named: "XBase")?.theming.classPaths.map(\.path) == ["xXBase"])
  }

  @Test func theOrderOfFilesMakesNoDifference() throws {
    let sources = MarkedSpecs(Self.specs).sources
    let expected = SpecReader.read(sources).catalogue
    for shift in 1..<sources.count {
      let shifted = Array(sources[shift...] + sources[..<shift])
      #expect(SpecReader.read(shifted).catalogue == expected)
    }
    #expect(expected != nil)
  }
}
