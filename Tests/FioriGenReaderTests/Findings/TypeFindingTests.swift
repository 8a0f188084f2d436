import FioriGenModel
import FioriGenReader
import Testing

/// Types, defaults and limits are checked, and reported at the word that is wrong.
@Suite struct TypeFindingTests {
  @Test(arguments: [
    ("Integer", "Int"), ("string", "String"), ("CGColor", "UIColor"), ("boolean", "Bool"),
    ("number", "Double"), ("Color", "UIColor"), ("Image", "UIImage"), ("NSString", "String"),
    ("CGFlaot", "CGFloat"),
  ])
  func familiarNamesLeadToTheRightOne(name: String, right: String) {
    let result = expectFindings(
      in: """
        struct: XBox
        fields: { a: "[1️⃣\(name)]" }
        """,
      ["1️⃣": SpecRules.unknownType]
    )
    #expect(result.diagnostics.first?.suggestion == "did you mean '\(right)'?")
    #expect(result.diagnostics.first?.replacement == right)
  }

  @Test(arguments: [
    ("Float", "Number"), ("UIColor", "Color"), ("Bool", "Boolean"), ("UIFont", "FontName"),
    ("Int", "Integer"), ("Colr", "Color"),
  ])
  func familiarNamesOfAttributeTypes(name: String, right: String) {
    let result = expectFindings(
      in: """
        attributeGroups:
          Text: { attributes: { font-size: 1️⃣\(name) } }
        """,
      ["1️⃣": SpecRules.unknownType]
    )
    #expect(result.diagnostics.first?.replacement == right)
  }

  @Test func textThatIsNoType() {
    expectFindings(
      in: """
        struct: XItem
        fields:
          a: Array1️⃣<Int>
          b: "[Int2️⃣"
          c: "[Int: 3️⃣]"
          d: 4️⃣(Int, Int)
          e: Int 5️⃣Int
          f: { type: "6️⃣@escaping () -> Void" }
          g: "(Int) -> 7️⃣"
          h: 8️⃣1st
        """,
      [
        "1️⃣": SpecRules.invalidType, "2️⃣": SpecRules.invalidType, "3️⃣": SpecRules.invalidType,
        "4️⃣": SpecRules.invalidType, "5️⃣": SpecRules.invalidType, "6️⃣": SpecRules.invalidType,
        "7️⃣": SpecRules.invalidType, "8️⃣": SpecRules.invalidType,
      ]
    )
  }

  @Test func unknownTypesEverywhere() {
    let result = expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: 1️⃣XBase
        conforms: [Equatable, 2️⃣XProtocol]
        views:
          label: 3️⃣UILable
        properties:
          handler: { type: "((Int, 4️⃣Strng) -> Void)?" }
          tags: "[5️⃣XTag]"
        parts:
          label.font: 6️⃣XFont
        operations:
          show: { result: 7️⃣XResult, parameters: { text: 8️⃣Txt } }
        events:
          tapped: { payload: [9️⃣XEvent] }
        """,
      [
        "1️⃣": SpecRules.unknownType, "2️⃣": SpecRules.unknownType, "3️⃣": SpecRules.unknownType,
        "4️⃣": SpecRules.unknownType, "5️⃣": SpecRules.unknownType, "6️⃣": SpecRules.unknownType,
        "7️⃣": SpecRules.unknownType, "8️⃣": SpecRules.unknownType, "9️⃣": SpecRules.unknownType,
      ]
    )
    #expect(result.diagnostics[2].replacement == "UILabel")
    #expect(result.diagnostics[3].replacement == "String")
    expectFindings(
      in: """
        union: XValue
        cases: { a: 1️⃣XThing }
        ---
        protocol: XDelegate
        inherits: 2️⃣XThing
        members: { moved: { payload: [3️⃣XThing] } }
        ---
        external: XBase
        members: { a.b: 4️⃣XThing }
        ---
        attributeGroups:
          Text: { attributes: { font-color: 5️⃣Colour, kind: 6️⃣XValue } }
        """,
      [
        "1️⃣": SpecRules.unknownType, "2️⃣": SpecRules.unknownType, "3️⃣": SpecRules.unknownType,
        "4️⃣": SpecRules.unknownType, "5️⃣": SpecRules.unknownType, "6️⃣": SpecRules.unknownType,
      ]
    )
  }

  @Test func typesInTheWrongPlace() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: 1️⃣XItem
        conforms: [2️⃣XCell, 3️⃣CGSize]
        # file: Types.yaml
        struct: XItem
        fields: {}
        ---
        union: XValue
        cases: { view: 4️⃣UIView? }
        """,
      [
        "1️⃣": SpecRules.invalidValue, "2️⃣": SpecRules.invalidValue,
        "3️⃣": SpecRules.invalidValue, "4️⃣": SpecRules.invalidType,
      ]
    )
  }

  @Test func recursion() {
    let result = expectFindings(
      in: """
        struct: XItem
        fields:
          1️⃣own: XItem?
          list: "[XItem]"
          value: XValue
        ---
        union: XValue
        cases: { 2️⃣item: XItem, text: String }
        """,
      ["1️⃣": SpecRules.recursiveType, "2️⃣": SpecRules.recursiveType]
    )
    #expect(result.diagnostics[1].notes.map(\.range.start.line) == [5])
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          row: XRow
        parts:
          row.text: {}
        # file: XRow.yaml
        component: XRow
        kind: view
        summary: A row.
        properties:
          text: String?
          1️⃣cell: XCell?
          read: { type: XRow, access: get }
        """,
      ["1️⃣": SpecRules.recursiveType]
    )
  }

  @Test func defaultsOfTheWrongType() {
    let result = expectFindings(
      in: """
        struct: XItem
        fields:
          a: { type: Int, default: 1️⃣"12" }
          b: { type: Int, default: 2️⃣1.5 }
          c: { type: Bool, default: 3️⃣yes }
          d: { type: Double, default: 4️⃣.inf }
          e: { type: CGSize, default: 5️⃣25 }
          f: { type: UIEdgeInsets, default: 6️⃣[1, 2, 3] }
          g: { type: "[Int]", default: 7️⃣1 }
          h: { type: XKind, default: 8️⃣lage }
          i: { type: String, default: 9️⃣null }
        ---
        enum: XKind
        cases: { small: , large: }
        """,
      [
        "1️⃣": SpecRules.defaultType, "2️⃣": SpecRules.defaultType, "3️⃣": SpecRules.defaultType,
        "4️⃣": SpecRules.defaultType, "5️⃣": SpecRules.defaultType, "6️⃣": SpecRules.defaultType,
        "7️⃣": SpecRules.defaultType, "8️⃣": SpecRules.defaultType, "9️⃣": SpecRules.defaultType,
      ]
    )
    #expect(result.diagnostics.compactMap(\.replacement) == ["12", "true", "large"])
    #expect(result.diagnostics[0].suggestion == "remove the quotes")
  }

  @Test func moreDefaultsOfTheWrongType() {
    expectFindings(
      in: """
        struct: XItem
        fields:
          a: { type: Float, default: 1️⃣1e300 }
          b: { type: UIView?, default: 2️⃣view }
          c: { type: "[Int]", default: [1, 3️⃣two, 3] }
          d: { type: CellAccessoryType, default: 4️⃣arrow }
          e: { type: XPoint, default: 5️⃣{ x: 1 } }
          f: { type: XPoint, default: 6️⃣1 }
          g: { type: XValue, default: 7️⃣a }
          h: { type: XPoint, default: { x: 1, y: 8️⃣"2" } }
          i: { type: UIImage, default: 9️⃣[a] }
        ---
        struct: XPoint
        fields: { x: Int, y: { type: Int, required: true } }
        ---
        union: XValue
        cases: { a: Int }
        """,
      [
        "1️⃣": SpecRules.defaultType, "2️⃣": SpecRules.defaultType, "3️⃣": SpecRules.defaultType,
        "4️⃣": SpecRules.defaultType, "5️⃣": SpecRules.defaultType, "6️⃣": SpecRules.defaultType,
        "7️⃣": SpecRules.defaultType, "8️⃣": SpecRules.defaultType, "9️⃣": SpecRules.defaultType,
      ]
    )
  }

  @Test func limitsAndAdvice() {
    expectFindings(
      in: """
        struct: XItem
        fields:
          a: { type: Double, range: 1️⃣1...0 }
          b: { type: Double, range: 2️⃣0-1 }
          c: { type: String, range: 3️⃣0...1 }
          d: { type: Int, count: 4️⃣3 }
          e: { type: Int, advisedLines: 5️⃣3 }
          f: { type: Double, range: 0...1, advised: 6️⃣0...2 }
          g: { type: "[Int]", count: 3, advisedCount: 7️⃣4 }
          h: { type: Double, range: 0...1, default: 8️⃣1.5 }
          i: { type: "[Int]", count: 1, default: 9️⃣[1, 2] }
        """,
      [
        "1️⃣": SpecRules.range, "2️⃣": SpecRules.range, "3️⃣": SpecRules.range,
        "4️⃣": SpecRules.range, "5️⃣": SpecRules.range, "6️⃣": SpecRules.range,
        "7️⃣": SpecRules.range, "8️⃣": SpecRules.defaultRange, "9️⃣": SpecRules.defaultRange,
      ]
    )
    expectFindings(
      in: "struct: XItem\nfields:\n  a: { type: Int, 1️⃣required: true, default: 1 }",
      ["1️⃣": SpecRules.invalidValue]
    )
  }

  @Test func unknownTypesAreReportedOnceEach() {
    expectFindings(
      in: """
        struct: XItem
        fields:
          a: { type: 1️⃣XThing, default: 1, range: 0...1 }
          b: { type: 2️⃣XThing? }
        """,
      ["1️⃣": SpecRules.unknownType, "2️⃣": SpecRules.unknownType]
    )
  }
}
