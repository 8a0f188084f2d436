import FioriGenModel
import FioriGenReader
import Testing

/// Names that are taken or mean nothing are reported where they stand, with the other place.
@Suite struct NameFindingTests {
  @Test func documentsOfOneName() {
    let result = expectFindings(
      in: """
        # file: A.yaml
        enum: XKind
        cases: { a: }
        ---
        attributeGroups:
          Text: { attributes: {} }
        # file: B.yaml
        struct: 1️⃣XKind
        fields: {}
        ---
        enum: 2️⃣String
        cases: { a: }
        ---
        attributeGroups:
          3️⃣Text: { attributes: {} }
        # file: Sub/catalogue.yaml
        catalogue: 4️⃣XCatalog
        # file: Catalogue/catalogue.yaml
        catalogue: XCatalog
        """,
      [
        "1️⃣": SpecRules.duplicateName, "2️⃣": SpecRules.nameCollision,
        "3️⃣": SpecRules.duplicateName, "4️⃣": SpecRules.duplicateName,
      ],
      alsoAtBeginningOf: ["Sub/catalogue.yaml": SpecRules.duplicateName]
    )
    let first = result.diagnostics.first { $0.range.file == "B.yaml" }
    #expect(first?.notes.map(\.range.file) == ["A.yaml"])
  }

  @Test func stemsThatDifferInCapitals() {
    expectFindings(
      in: """
        # file: Types/Images.yaml
        enum: XKind
        cases: { a: }
        # file: images.yaml
        enum: XSort
        cases: { a: }
        """,
      [:],
      alsoAtBeginningOf: ["images.yaml": SpecRules.duplicateName]
    )
  }

  @Test(arguments: [
    "Fiori", "my-ui", "1ui", "_ui", "ui_", "my__ui", "größe", "\"\"", "\"my ui\"", "\"a\\nb\"",
  ])
  func wordsThatCannotBeginNamesInC(word: String) {
    expectFindings(
      in: """
        # file: catalogue.yaml
        catalogue: XCatalog
        cPrefix: 1️⃣\(word)
        """,
      ["1️⃣": SpecRules.invalidName]
    )
  }

  @Test func aListCannotBeginNamesInC() {
    expectFindings(
      in: "# file: catalogue.yaml\ncatalogue: XCatalog\ncPrefix: 1️⃣[a, b]",
      ["1️⃣": SpecRules.wrongNode]
    )
  }

  @Test func membersOfOneName() {
    expectFindings(
      in: """
        # file: XBase.yaml
        component: XBase
        kind: view
        summary: A base.
        views:
          title: UILabel
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: XBase
        views:
          label: UILabel
        properties:
          1️⃣label: String?
          2️⃣title: String?
          text: String?
        events:
          3️⃣text: {}
          show: {}
        operations:
          4️⃣label: {}
          show: {}
        theming:
          classPaths:
            - { path: a, group: Text, name: root }
            - { path: b, group: Text, name: 5️⃣root }
          support: { Text: inferred }
        # file: Styles.yaml
        attributeGroups:
          Text: { attributes: {} }
        """,
      [
        "1️⃣": SpecRules.duplicateName, "2️⃣": SpecRules.duplicateName,
        "3️⃣": SpecRules.duplicateName, "4️⃣": SpecRules.duplicateName,
        "5️⃣": SpecRules.duplicateName,
      ]
    )
  }

  @Test func aliasesThatAreTaken() {
    expectFindings(
      in: """
        # file: XBase.yaml
        component: XBase
        kind: view
        summary: A base.
        properties:
          title: { type: String?, aliases: [caption] }
          text: { type: String?, aliases: [1️⃣title, 2️⃣show, 3️⃣label, words, 4️⃣words] }
          old: { type: Int, renamedFrom: former, aliases: 5️⃣former }
          swift: { type: Int, swiftName: fast, aliases: 6️⃣fast }
          odd: { type: Int, aliases: 7️⃣a b }
        views:
          label: UILabel
        operations:
          show: {}
        # file: XCell.yaml
        component: XCell
        inherits: XBase
        kind: view
        summary: A cell.
        properties:
          8️⃣caption: String?
        # file: XItem.yaml
        struct: XItem
        fields:
          a: { type: Int, aliases: 9️⃣b }
          b: Int
        """,
      [
        "1️⃣": SpecRules.nameCollision, "2️⃣": SpecRules.nameCollision,
        "3️⃣": SpecRules.nameCollision, "4️⃣": SpecRules.nameCollision,
        "5️⃣": SpecRules.nameCollision, "6️⃣": SpecRules.nameCollision,
        "7️⃣": SpecRules.invalidName, "8️⃣": SpecRules.nameCollision,
        "9️⃣": SpecRules.nameCollision,
      ]
    )
  }

  @Test func collisions() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        swiftName: 3️⃣Cell
        properties:
          text: { type: String?, renamedFrom: 1️⃣title }
          title: String?
          a: { type: Int, swiftName: b }
          c: { type: Int, swiftName: 2️⃣b }
        # file: Types.yaml
        enum: XKind
        swiftName: Cell
        cases:
          small: { aliases: [tiny, 4️⃣large] }
          large: { aliases: [5️⃣tiny], swiftName: 6️⃣small }
        """,
      [
        "1️⃣": SpecRules.nameCollision, "2️⃣": SpecRules.nameCollision,
        "3️⃣": SpecRules.nameCollision, "4️⃣": SpecRules.nameCollision,
        "5️⃣": SpecRules.nameCollision, "6️⃣": SpecRules.nameCollision,
      ]
    )
  }

  @Test func inheritanceLoops() {
    let result = expectFindings(
      in: """
        # file: XA.yaml
        component: XA
        kind: view
        summary: A.
        inherits: 1️⃣XB
        # file: XB.yaml
        component: XB
        kind: view
        summary: B.
        inherits: XC
        # file: XC.yaml
        component: XC
        kind: view
        summary: C.
        inherits: XA
        # file: XD.yaml
        component: XD
        kind: view
        summary: D.
        inherits: XC
        parts:
          label.text: String
        # file: XE.yaml
        component: XE
        kind: view
        summary: E.
        inherits: 2️⃣XE
        """,
      ["1️⃣": SpecRules.inheritanceLoop, "2️⃣": SpecRules.inheritanceLoop]
    )
    #expect(result.diagnostics[0].notes.map(\.range.file) == ["XB.yaml", "XC.yaml"])
  }

  @Test func unknownViewsAndProperties() {
    let result = expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          headlineLabel: { type: UILabel, below: 1️⃣headlineImage }
          headlineImageView: { type: UIImageView, above: { view: 2️⃣headlinLabel, distance: 3 } }
        properties:
          headlineText: { type: String?, shownBy: 3️⃣headlineText }
          oldText: { type: String?, deprecated: { replacedBy: 4️⃣headline } }
        rules:
          - exclusive: [headlineText, 5️⃣headlineImage]
          - { when: { 6️⃣kind: set }, forbids: [7️⃣headlineTxt], message: No. }
        theming:
          support: { Text: documented }
          classPaths:
            - { path: a, group: Text, view: 8️⃣headlineLable }
            - { path: b, group: Text, deprecated: { replacedBy: 9️⃣c } }
        # file: Styles.yaml
        attributeGroups:
          Text: { attributes: {} }
        """,
      [
        "1️⃣": SpecRules.unknownView, "2️⃣": SpecRules.unknownView, "3️⃣": SpecRules.unknownView,
        "4️⃣": SpecRules.unknownReplacement, "5️⃣": SpecRules.unknownProperty,
        "6️⃣": SpecRules.unknownProperty, "7️⃣": SpecRules.unknownProperty,
        "8️⃣": SpecRules.unknownView, "9️⃣": SpecRules.unknownReplacement,
      ]
    )
    #expect(result.diagnostics[1].replacement == "headlineLabel")
    #expect(result.diagnostics[6].replacement == "headlineText")
  }

  @Test func unknownReplacementsOfTypesAndCases() {
    expectFindings(
      in: """
        enum: XKind
        deprecated: { message: Gone., replacedBy: 1️⃣XSort }
        cases:
          a: { deprecated: { replacedBy: 2️⃣c } }
          b: { deprecated: Use a. }
        """,
      ["1️⃣": SpecRules.unknownReplacement, "2️⃣": SpecRules.unknownReplacement]
    )
  }

  @Test func unknownParts() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          label: UILabel
          button: { type: XButton, defaults: { 1️⃣tile: a } }
          image: { type: UIImageView, defaults: { 2️⃣image: a } }
        properties:
          handler: { type: XButton, defaults: { 3️⃣isOn.deep: true } }
        parts:
          4️⃣label.text: { summary: No type. }
          5️⃣buton.title: {}
          6️⃣button.tite: {}
          7️⃣button.titleLabel.font: String
          button.title: { type: 8️⃣Int }
        operations:
          9️⃣lable.setText: {}
        # file: XButton.yaml
        component: XButton
        kind: control
        summary: A button.
        views:
          titleLabel: UILabel
        properties:
          title: String?
          isOn: Bool
        """,
      [
        "1️⃣": SpecRules.unknownPart, "2️⃣": SpecRules.unknownPart, "3️⃣": SpecRules.unknownPart,
        "4️⃣": SpecRules.missingKey, "5️⃣": SpecRules.unknownPart, "6️⃣": SpecRules.unknownPart,
        "7️⃣": SpecRules.unknownPart, "8️⃣": SpecRules.invalidValue, "9️⃣": SpecRules.unknownPart,
      ]
    )
  }

  @Test func defaultsOfParts() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        views:
          button: { type: XButton, defaults: { 6️⃣title: a, lines: 1️⃣5, 2️⃣count: 3, 3️⃣tapped: a } }
        properties:
          other: { type: XButton, default: 4️⃣{ lines: 1 }, defaults: { lines: 2 } }
          third: { type: XButton, defaults: { 5️⃣lines: 2 } }
        parts:
          button.title: { default: b }
          third.lines: { default: 3 }
        # file: XButton.yaml
        component: XButton
        kind: control
        summary: A button.
        properties:
          title: String?
          lines: { type: Int, range: 0...3 }
          count: { type: Int, access: get }
        events:
          tapped: {}
        """,
      [
        "1️⃣": SpecRules.defaultRange, "2️⃣": SpecRules.defaultType, "3️⃣": SpecRules.defaultType,
        "4️⃣": SpecRules.defaultType, "5️⃣": SpecRules.duplicateName,
        "6️⃣": SpecRules.duplicateName,
      ]
    )
  }

  @Test func overridesKeepTypeAndAccess() {
    expectFindings(
      in: """
        # file: XBase.yaml
        component: XBase
        kind: view
        summary: A base.
        properties: { a: Int, b: Int, c: Int, d: Int }
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        inherits: XBase
        properties:
          1️⃣a: String
          2️⃣b: { type: Int, access: get }
          c: { type: Int?, summary: Replaced. }
        """,
      ["1️⃣": SpecRules.invalidValue, "2️⃣": SpecRules.invalidValue]
    )
  }

  @Test func aMisspeltKeyDoesNotHideOtherFaults() {
    expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        1️⃣sumary: A cell.
        properties:
          text: { type: String?, shownBy: 2️⃣label }
        # file: XRow.yaml
        component: XRow
        kind: view
        summary: A row.
        3️⃣veiws: { label: UILabel }
        properties:
          text: { type: String?, shownBy: label }
        """,
      ["1️⃣": SpecRules.unknownKey, "2️⃣": SpecRules.unknownView, "3️⃣": SpecRules.unknownKey]
    )
  }
}
