import FioriGenModel
import FioriGenReader
import Testing

/// Parts take what they need from the members that they lead to.
@Suite struct PartTests {
  @Test func partsOfPlatformTypes() throws {
    let catalogue = try catalogue(
      of: """
        component: XCell
        kind: view
        summary: A cell.
        views: { image: UIImageView }
        properties: { item: UINavigationBar }
        parts:
          image.isRound: { type: Bool, inferred: true, access: get set, default: true, summary: A., note: B. }
          image.placeholder.text: String?
          item.title: String?
        """
    )
    let parts = catalogue.components[0].parts
    #expect(
      parts.map(\.path) == [
        ["image", "isRound"], ["image", "placeholder", "text"], ["item", "title"],
      ]
    )
    #expect(parts[0].portable == .builtIn(.bool) && parts[0].defaultValue == .bool(true))
    #expect(parts[0].access == .getSet && parts[0].isInferred)
    #expect(parts[0].summary == "A." && parts[0].note == "B.")
    #expect(parts[1].access == nil && parts[1].portable == .optional(.builtIn(.string)))
  }

  @Test func partsOfComponents() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views: { accessory: XAccessory? }
        parts:
          accessory.button: {}
          accessory.button.title: { default: Go }
          accessory.button.titleLabel.lines: {}
          accessory.button.tapped: {}
          accessory.button.label.tapped: {}
          accessory.frame: {}
        # file: XAccessory.yaml
        component: XAccessory
        kind: view
        summary: An accessory.
        inherits: XFrame
        properties: { button: { type: XButton, access: get } }
        # file: XFrame.yaml
        component: XFrame
        kind: view
        summary: A frame.
        properties: { frame: { type: CGSize, inferred: true } }
        # file: XButton.yaml
        component: XButton
        kind: control
        summary: A button.
        views: { titleLabel: UILabel, label: UILabel }
        properties: { title: String? }
        parts: { titleLabel.lines: { type: Int, access: get set } }
        events: { tapped: { payload: [XButton] }, label.tapped: {} }
        """
    )
    let cell = try #require(catalogue.component(named: "XCell"))
    #expect(
      cell.parts.map { $0.type.description } == [
        "XButton", "String?", "Int", "(XButton) -> Void", "() -> Void", "CGSize",
      ]
    )
    #expect(cell.parts[0].access == .get && cell.parts[0].portable == .component("XButton"))
    #expect(cell.parts[1].defaultValue == .string("Go"))
    #expect(cell.parts[2].access == .getSet)
    #expect(cell.parts[3].portable == nil)
    #expect(cell.parts[5].isInferred)
  }

  @Test func membersOfExternalTypes() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        properties: { header: Header }
        parts:
          header.banner: {}
          header.banner.text: {}
          header.other: Int
        # file: Types.yaml
        external: Header
        members:
          banner: UIView?
          banner.text: { type: String, access: get, inferred: true, summary: A. }
        """
    )
    let parts = catalogue.components[0].parts
    #expect(parts.map { $0.type.description } == ["UIView?", "String", "Int"])
    #expect(parts[1].access == .get)
    guard case .external(let members) = catalogue.types[0].kind else {
      Issue.record("not external")
      return
    }
    #expect(members.map(\.name) == ["banner", "banner.text"])
    #expect(members[1].isInferred && members[1].summary == "A.")
  }

  @Test func defaultsOfAProperty() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          shown: { type: XControl, defaults: { stack.spacing: 3 } }
        properties:
          control:
            type: XControl
            defaults:
              itemSize: 25x25
              stack: { spacing: 29 }
              button: { title: Go }
              button.count: 3
          other: { type: XControl?, default: { button: { title: Stop } } }
        # file: XControl.yaml
        component: XControl
        kind: view
        summary: A control.
        views: { stack: UIStackView }
        properties: { itemSize: CGSize?, button: XButton }
        parts: { stack.spacing: CGFloat }
        # file: XButton.yaml
        component: XButton
        kind: control
        summary: A button.
        properties: { title: String?, count: Int }
        """
    )
    let cell = try #require(catalogue.component(named: "XCell"))
    #expect(
      cell.properties[0].defaultValue?.description
        == "{ itemSize: 25x25, stack: { spacing: 29 }, button: { title: Go, count: 3 } }"
    )
    #expect(cell.properties[1].defaultValue?.description == "{ button: { title: Stop } }")
    #expect(
      cell.parts.map { $0.path.joined(separator: ".") } == [
        "shown.stack.spacing", "control.itemSize", "control.stack.spacing", "control.button.title",
        "control.button.count",
      ]
    )
    #expect(cell.parts[0].defaultValue == .number(3) && cell.parts[0].portable == .builtIn(.double))
    #expect(cell.parts[1].type.description == "CGSize?")
  }
}
