import FioriGenModel
import FioriGenReader
import Testing

/// Everything that a component can say arrives in the catalogue.
@Suite struct ComponentTests {
  @Test func everythingAboutAComponent() throws {
    let catalogue = try catalogue(
      of: """
        # file: Views/XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        discussion: |
          More.

          And more.
        inherits: NibDesignable
        conforms: [Copying, Equatable, NSObject]
        deprecated: { message: Use rows., replacedBy: XRow }
        since: 1.0
        inferred: true
        swiftName: Cell
        notes: A note.
        # file: Views/XRow.yaml
        component: XRow
        kind: control
        summary: A row.
        deprecated: { replacedBy: XCell }
        notes: [One., Two.]
        # file: Types.yaml
        external: NibDesignable
        ---
        protocol: Copying
        """
    )
    #expect(catalogue.components.map(\.name) == ["XCell", "XRow"])
    let cell = catalogue.components[0]
    #expect(cell.kind == .view)
    #expect(cell.summary == "A cell.")
    #expect(cell.discussion == "More.\n\nAnd more.")
    #expect(cell.inherits == "NibDesignable")
    #expect(cell.conforms == ["Copying", "Equatable", "NSObject"])
    #expect(cell.deprecated == Deprecation(message: "Use rows.", replacedBy: "XRow"))
    #expect(cell.since == "1.0")
    #expect(cell.isInferred)
    #expect(cell.swiftName == "Cell")
    #expect(cell.notes == ["A note."])
    #expect(cell.fileStem == "XCell")
    #expect(cell.range.start == SourcePosition(line: 2, column: 12))
    #expect(cell.range.end == SourcePosition(line: 2, column: 17))
    #expect(cell.range.file == "Views/XCell.yaml")
    let row = catalogue.components[1]
    #expect(row.deprecated == Deprecation(message: "Use XCell.", replacedBy: "XCell"))
    #expect(row.notes == ["One.", "Two."])
  }

  @Test func views() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          label: UILabel!
          image:
            type: UIImageView
            access: private(set) get
            inferred: true
            size: 45x45.5
            trailingOf: label
            below: { view: label, distance: 3 }
            insteadOf: button
            summary: An image.
            note: A note.
          button: XButton?
        # file: XButton.yaml
        component: XButton
        kind: control
        summary: A button.
        """
    )
    let views = try #require(catalogue.component(named: "XCell")).views
    #expect(views.map(\.name) == ["label", "image", "button"])
    #expect(views[0].type == .implicitlyUnwrapped(.named("UILabel")))
    #expect(views[0].access == nil && views[0].portable == nil)
    #expect(views[1].access == .privateSet)
    #expect(views[1].size == ViewSize(width: 45, height: 45.5))
    #expect(
      views[1].placement == [
        ViewRelation(kind: .trailingOf, view: "label"),
        ViewRelation(kind: .below, view: "label", distance: 3),
        ViewRelation(kind: .insteadOf, view: "button"),
      ]
    )
    #expect(views[1].isInferred && views[1].summary == "An image." && views[1].note == "A note.")
    #expect(views[2].portable == .component("XButton"))
  }

  @Test func properties() throws {
    let catalogue = try catalogue(
      of: """
        component: XCell
        kind: view
        summary: A cell.
        views: { label: UILabel }
        properties:
          short: String?
          long:
            type: Double
            access: get
            static: true
            inferred: true
            inspectable: true
            default: 0.5
            range: 0.01...0.99
            advised: 0.3 ... 0.7
            shownBy: label
            summary: A number.
            discussion: More.
            note: A note.
            since: "2.0"
            deprecated: Use short.
            renamedFrom: [newer, older]
            aliases: [extent, size]
            swiftName: length
          tags: { type: "[String]", count: 6, advisedCount: 3 }
          text: { type: String!, advisedLines: 3, renamedFrom: words }
          handler: "((Int) -> Void)?"
        """
    )
    let properties = catalogue.components[0].properties
    #expect(properties.map(\.name) == ["short", "long", "tags", "text", "handler"])
    #expect(properties[0].type == .optional(.named("String")))
    #expect(properties[0].portable == .optional(.builtIn(.string)))
    #expect(properties[0].access == .getSet && properties[0].defaultValue == nil)
    let long = properties[1]
    #expect(long.access == .get && long.isStatic && long.isInferred && long.isInspectable)
    #expect(long.defaultValue == .number(0.5))
    #expect(long.constraints == Constraints(range: 0.01...0.99, advisedRange: 0.3...0.7))
    #expect(long.shownBy == "label" && long.summary == "A number." && long.discussion == "More.")
    #expect(long.note == "A note." && long.since == "2.0" && long.swiftName == "length")
    #expect(long.deprecated == Deprecation(message: "Use short."))
    #expect(long.renamedFrom == ["newer", "older"] && long.aliases == ["extent", "size"])
    #expect(properties[2].constraints == Constraints(count: 6, advisedCount: 3))
    #expect(properties[3].constraints == Constraints(advisedLines: 3))
    #expect(properties[3].renamedFrom == ["words"])
    #expect(properties[4].portable == nil)
    #expect(properties[4].type.description == "((Int) -> Void)?")
  }

  @Test func operationsAndEvents() throws {
    let catalogue = try catalogue(
      of: """
        component: XCell
        kind: presenter
        summary: A cell.
        views: { button: UIButton }
        operations:
          show:
            static: true
            result: XCell
            parameters:
              message: String
              withDuration: { type: Seconds, default: 1, summary: How long. }
              animated: { type: Bool, optional: true, inferred: true }
              title: { type: String?, label: _ , default: null }
            inferred: true
            summary: Shows it.
            discussion: More.
            note: A note.
          dismiss: Hides it.
          button.setTitle: { parameters: { title: String } }
        events:
          tapped: { payload: [XCell, Int], inferred: true, summary: It was tapped., note: A note. }
          moved: It was moved.
          button.tapped: { payload: UIButton }
        """
    )
    let cell = catalogue.components[0]
    #expect(cell.operations.map(\.name) == ["show", "dismiss", "button.setTitle"])
    let show = cell.operations[0]
    #expect(show.isStatic && show.isInferred && show.result == .named("XCell"))
    #expect(show.summary == "Shows it." && show.discussion == "More." && show.note == "A note.")
    #expect(show.parameters.map(\.name) == ["message", "withDuration", "animated", "title"])
    #expect(show.parameters[1].defaultValue == .number(1))
    #expect(show.parameters[1].portable == .builtIn(.seconds))
    #expect(show.parameters[2].isOptional && show.parameters[2].isInferred)
    #expect(show.parameters[3].label == "_" && show.parameters[3].defaultValue == .null)
    #expect(cell.operations[1].summary == "Hides it.")
    #expect(cell.events.map(\.name) == ["tapped", "moved", "button.tapped"])
    #expect(cell.events[0].payload == [.named("XCell"), .named("Int")])
    #expect(cell.events[0].isInferred && cell.events[0].note == "A note.")
    #expect(cell.events[1].summary == "It was moved.")
    #expect(cell.events[2].payload == [.named("UIButton")])
  }

  @Test func rules() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        properties:
          statusText: String?
          statusImage: UIImage?
          text: String?
          image: UIImage?
          kind: XKind
        rules:
          - exclusive: [statusText, statusImage]
          - { exclusive: [text, image], name: content, id: content-slot, message: One., severity: warning }
          - { when: { kind: "not [small, .large]" }, forbids: [text, image], message: No. }
          - { when: { kind: small, text: set, image: unset }, requires: statusText, message: Yes. }
          - { when: { kind: [small, large] }, forbids: statusText, message: No., id: a }
          - { when: { kind: { not: small } }, forbids: statusText, message: No., id: b }
          - { when: { kind: { not: [small] } }, forbids: statusText, message: No., id: c }
          - { when: { kind: not small, text: not set }, forbids: statusText, message: No., id: d }
          - { when: { text: "set" }, forbids: statusText, message: No., id: e }
        # file: Types.yaml
        enum: XKind
        cases: { small: , large: }
        """
    )
    let rules = catalogue.components[0].rules
    #expect(
      rules.map(\.id) == [
        "XCell.exclusive-status", "XCell.content-slot", "XCell.forbids-text",
        "XCell.requires-statusText", "XCell.a", "XCell.b", "XCell.c", "XCell.d", "XCell.e",
      ]
    )
    #expect(
      rules[0].demand
        == .exclusive(properties: ["statusText", "statusImage"], name: "status")
    )
    #expect(rules[0].severity == .error && rules[0].message.contains("statusText, statusImage"))
    #expect(rules[1].demand == .exclusive(properties: ["text", "image"], name: "content"))
    #expect(rules[1].severity == .warning && rules[1].message == "One.")
    let small = ValueLiteral.enumerationCase("small")
    let large = ValueLiteral.enumerationCase("large")
    let tests = rules.dropFirst(2).map { rule -> [RuleCondition.Test] in
      switch rule.demand {
      case .forbids(let when, _), .requires(let when, _): when.map(\.test)
      case .exclusive: []
      }
    }
    #expect(
      tests == [
        [.isNone(of: [small, large])],
        [.isOne(of: [small]), .isSet, .isUnset],
        [.isOne(of: [small, large])],
        [.isNone(of: [small])],
        [.isNone(of: [small])],
        [.isNone(of: [small]), .isUnset],
        [.isOne(of: [.string("set")])],
      ]
    )
  }

  @Test func slotNamesAreWholeWords() throws {
    let pairs = [
      ("statusText", "statusImage", "status"), ("substatusText", "substatusImage", "substatus"),
      ("detailImage", "detailImageView", nil), ("labelA", "labelB", "label"),
      ("icon1", "icon2", "icon"), ("my_text", "my_image", "my"), ("URLText", "URLImage", "URL"),
      ("startText", "stateText", nil),
    ]
    for (first, second, name) in pairs {
      let text = """
        component: XCell
        kind: view
        summary: A cell.
        properties: { \(first): Int, \(second): Int }
        rules: [{ exclusive: [\(first), \(second)] }]
        """
      let component = SpecReader.read(MarkedSpecs(text).sources).catalogue?.components.first
      let slot = component?.rules.first.map { "\($0.demand)" }
      #expect(slot?.contains("name: \"\(name ?? "")\"") == (name == nil ? nil : true), "\(first)")
    }
  }
}
