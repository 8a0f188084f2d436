import FioriGenModel
import FioriGenReader
import Testing

/// The other kinds of documents arrive in the catalogue.
@Suite struct SharedTypeTests {
  @Test func severalDocumentsInAFile() throws {
    let catalogue = try catalogue(
      of: """
        # file: Types/Several.Types+more-1.yml
        enum: XKind
        conforms: [Sendable]
        since: 1.0
        inferred: true
        summary: A kind.
        cases:
          none: Nothing.
          some: { summary: Something., inferred: true, aliases: [any], swiftName: something, note: A. }
          old: { deprecated: { replacedBy: none } }
          empty:
        ---
        struct: XTag
        fields:
          title: { type: String, required: true }
          kind: { type: XKind, default: .any }
        ---
        union: XGlyph
        cases: { image: { type: UIImage, summary: An image. }, text: String }
        ---
        protocol: XDelegate
        inherits: AnyObject
        members: { moved: { payload: [XTag] } }
        ---
        external: UITableViewCell.Style
        """
    )
    #expect(
      catalogue.types.map(\.name) == [
        "UITableViewCell.Style", "XDelegate", "XGlyph", "XKind", "XTag",
      ]
    )
    #expect(
      catalogue.files == [
        SpecFile(
          path: "Types/Several.Types+more-1.yml",
          stem: "Several.Types+more-1",
          documents: ["XKind", "XTag", "XGlyph", "XDelegate", "UITableViewCell.Style"]
        )
      ]
    )
    let kind = try #require(catalogue.type(named: "XKind"))
    #expect(kind.conforms == ["Sendable"] && kind.since == "1.0" && kind.isInferred)
    guard case .enumeration(let cases) = kind.kind else {
      Issue.record("no enumeration")
      return
    }
    #expect(cases.map(\.name) == ["none", "some", "old", "empty"])
    #expect(cases[0].summary == "Nothing." && cases[3].summary == "")
    #expect(cases[1].aliases == ["any"] && cases[1].swiftName == "something")
    #expect(cases[1].isInferred && cases[1].note == "A.")
    #expect(cases[2].deprecated == Deprecation(message: "Use none.", replacedBy: "none"))
    guard case .structure(let fields)? = catalogue.type(named: "XTag")?.kind,
      case .union(let unionCases)? = catalogue.type(named: "XGlyph")?.kind,
      case .protocolType(let members)? = catalogue.type(named: "XDelegate")?.kind
    else {
      Issue.record("wrong kinds")
      return
    }
    #expect(fields.map(\.isRequired) == [true, false])
    #expect(fields[1].defaultValue == .enumerationCase("some"))
    #expect(unionCases.map(\.portable) == [.builtIn(.image), .builtIn(.string)])
    #expect(unionCases[0].summary == "An image.")
    #expect(members.map(\.payload) == [[.named("XTag")]])
    #expect(catalogue.type(named: "XDelegate")?.inherits == "AnyObject")
  }

  @Test func settings() throws {
    let catalogue = try catalogue(
      of: """
        # file: Specs/catalogue.yaml
        catalogue: XCatalog
        summary: Everything.
        typePrefix: X
        classPathPrefix: ""
        cPrefix: my_ui2
        sdkModule: XKit
        modelsModule: XModels
        """
    )
    #expect(catalogue.settings.name == "XCatalog")
    #expect(catalogue.settings.summary == "Everything.")
    #expect(catalogue.settings.typePrefix == "X")
    #expect(catalogue.settings.classPathPrefix == "")
    #expect(catalogue.settings.cPrefix == "my_ui2")
    #expect(catalogue.settings.sdkModule == "XKit")
    #expect(catalogue.settings.modelsModule == "XModels")
    #expect(catalogue.settings.range?.start.line == 2)
    #expect(catalogue.files.map(\.stem) == ["catalogue"])
  }

  @Test func withoutAStatementTheNameGivesTheWordForC() throws {
    let catalogue = try catalogue(of: "# file: catalogue.yaml\ncatalogue: CardCatalog")
    #expect(catalogue.settings.cPrefix == "card")
  }

  @Test func nothingAtAll() {
    let result = SpecReader.read([])
    #expect(result.catalogue == Catalogue())
    #expect(result.diagnostics == [])
  }

  @Test func theming() throws {
    let catalogue = try catalogue(
      of: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views: { label: UILabel }
        theming:
          support: { Text: documented, Image: examples, Cell: inferred }
          classPaths:
            - { path: xXCell, group: Cell, name: root, aliases: [xCell], summary: A., note: B. }
            - { path: xXCell_label, group: Text, view: label }
            - { path: xXCell_old, group: Text, deprecated: { replacedBy: xXCell_label } }
          examples:
            - { path: xCell, attribute: color, value: 13 }
            - { path: xXCell_label, values: { font-size: "13", font-kind: large } }
        # file: Styles.yaml
        attributeGroups:
          Text:
            summary: Labels.
            swiftName: LabelStyle
            attributes:
              font-size: { type: Number, inferred: true, summary: A., note: B. }
              font-kind: XKind
          Image: { attributes: {} }
          Cell: { attributes: { color: Color } }
        # file: Types.yaml
        enum: XKind
        cases: { large: }
        """
    )
    let theming = catalogue.components[0].theming
    #expect(theming.groups.map(\.group) == ["Cell", "Image", "Text"])
    #expect(theming.groups.map(\.source) == [.inferred, .examples, .documented])
    #expect(theming.classPaths.map(\.path) == ["xXCell", "xXCell_label", "xXCell_old"])
    #expect(theming.classPaths[0].swiftName == "root" && theming.classPaths[0].aliases == ["xCell"])
    #expect(theming.classPaths[0].summary == "A." && theming.classPaths[0].note == "B.")
    #expect(theming.classPaths[1].view == "label")
    #expect(theming.classPaths[2].deprecated?.replacedBy == "xXCell_label")
    #expect(theming.examples.map(\.value) == ["13", "13", "large"])
    #expect(theming.examples.map(\.attribute) == ["color", "font-size", "font-kind"])
    #expect(catalogue.attributeGroups.map(\.name) == ["Cell", "Image", "Text"])
    let text = catalogue.attributeGroups[2]
    #expect(
      text.swiftName == "LabelStyle" && text.summary == "Labels." && text.fileStem == "Styles"
    )
    #expect(text.attributes.map(\.type) == [.builtIn(.number), .enumeration("XKind")])
    #expect(text.attributes[0].isInferred && text.attributes[0].note == "B.")
  }

  @Test func literals() throws {
    let catalogue = try catalogue(
      of: """
        struct: XItem
        fields:
          a: { type: Bool, default: false }
          b: { type: Int, default: -3 }
          c: { type: Double, default: 3 }
          d: { type: Float, default: .5e1 }
          e: { type: String, default: 12 }
          f: { type: String, default: "" }
          g: { type: String?, default: ~ }
          h: { type: String?, default: "null" }
          i: { type: CGSize, default: 25x12.5 }
          j: { type: UIEdgeInsets, default: [1, 2.5, -3, 0] }
          k: { type: "[String]", default: [a, 1, yes] }
          l: { type: UIColor, default: "#FF0000" }
          m: { type: UITableViewCell.AccessoryType, default: .checkmark }
          n: { type: ControlState, default: normal }
          o: { type: XPoint, default: { x: 1, inner.y: 2, inner: { z: 3 } } }
          p: { type: "[XPoint]", default: [{ x: 1 }, {}] }
          q: { type: "(() -> Void)?", default: null }
        ---
        struct: XPoint
        fields: { x: Int, inner: XInner }
        ---
        struct: XInner
        fields: { y: Int, z: Int }
        """
    )
    guard case .structure(let fields)? = catalogue.type(named: "XItem")?.kind else {
      Issue.record("no struct")
      return
    }
    #expect(
      fields.map(\.defaultValue) == [
        .bool(false), .integer(-3), .number(3), .number(5), .string("12"), .string(""), .null,
        .string("null"), .size(width: 25, height: 12.5),
        .insets(top: 1, leading: 2.5, bottom: -3, trailing: 0),
        .array([.string("a"), .string("1"), .string("yes")]), .string("#FF0000"),
        .enumerationCase("checkmark"), .enumerationCase("normal"),
        .fields([
          FieldLiteral(name: "x", value: .integer(1)),
          FieldLiteral(
            name: "inner",
            value: .fields([
              FieldLiteral(name: "y", value: .integer(2)),
              FieldLiteral(name: "z", value: .integer(3)),
            ])
          ),
        ]),
        .array([.fields([FieldLiteral(name: "x", value: .integer(1))]), .fields([])]),
        .null,
      ]
    )
  }

  @Test func types() throws {
    let spellings = [
      "String", "String?", "UILabel!", "[UIImage]", "[String: [Int]]", "(Int, String) -> Bool",
      "((XItem) -> Void)?", "() -> ()", "((Int))", "[() -> Int?]", "UIControl.State", "Int??",
    ]
    let fields = spellings.enumerated().map { "  f\($0): \"\($1)\"" }.joined(separator: "\n")
    let catalogue = try catalogue(of: "struct: XItem\nfields:\n\(fields)")
    guard case .structure(let properties) = catalogue.types[0].kind else {
      Issue.record("no struct")
      return
    }
    #expect(
      properties.map(\.type.description) == [
        "String", "String?", "UILabel!", "[UIImage]", "[String: [Int]]", "(Int, String) -> Bool",
        "((XItem) -> Void)?", "() -> Void", "Int", "[() -> Int?]", "UIControl.State", "Int??",
      ]
    )
  }

  @Test func anEnumerationNamesTheMethodThatGivesItsColours() throws {
    let spec = "# file: XMood.yaml\nenum: XMood\ncolorMethod: color(for:)\ncases: { good: Fine. }\n"
    let mood = try #require(catalogue(of: spec).type(named: "XMood"))
    #expect(mood.colorMethod == ColorMethod(name: "color", label: "for"))
    #expect(mood.colorMethod?.spelling == "color(for:)")
  }
}
