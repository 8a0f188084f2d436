import FioriGenModel
import FioriGenReader
import Testing

/// Documents of the wrong shape are reported at the key or value that is wrong.
@Suite struct StructureFindingTests {
  @Test func emptyFiles() {
    for text in ["", "\n\n", "# Nothing.\n", "---\n...\n"] {
      let source = SpecSource(path: "A.yaml", bytes: Array(text.utf8))
      let findings = SpecReader.read([source]).diagnostics
      #expect(findings.map(\.rule.id) == ["spec.empty"])
      #expect(findings.map(\.range.start.line) == [1])
    }
    expectFindings(in: "enum: XKind\ncases: { a: }\n1️⃣---\n", ["1️⃣": SpecRules.empty])
  }

  @Test func documentsThatAreNoMapping() {
    expectFindings(in: "1️⃣component:XCell", ["1️⃣": SpecRules.wrongNode])
    expectFindings(in: "1️⃣- component: XCell", ["1️⃣": SpecRules.wrongNode])
    expectFindings(in: "1️⃣{}", ["1️⃣": SpecRules.unknownKind])
  }

  @Test func theFirstKeyNamesTheKind() {
    let misspelt = expectFindings(in: "1️⃣enmu: XKind\ncases: { a: }", ["1️⃣": SpecRules.unknownKind])
    #expect(misspelt.diagnostics[0].replacement == "enum")
    let late = expectFindings(
      in: "1️⃣summary: A kind.\nenum: XKind\ncases: { a: }",
      ["1️⃣": SpecRules.unknownKind]
    )
    #expect(late.diagnostics[0].notes.map(\.range.start.line) == [2])
  }

  @Test func unknownKeysNameTheNearestOne() {
    let result = expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        1️⃣propertis: {}
        views:
          label: { type: UILabel, 2️⃣sze: 3x3 }
        operations:
          show: { parameters: { text: { type: String, 3️⃣defalt: a } } }
        events:
          tapped: { 4️⃣payloads: [String] }
        theming:
          5️⃣classpaths: []
        """,
      [
        "1️⃣": SpecRules.unknownKey, "2️⃣": SpecRules.unknownKey, "3️⃣": SpecRules.unknownKey,
        "4️⃣": SpecRules.unknownKey, "5️⃣": SpecRules.unknownKey,
      ]
    )
    #expect(
      result.diagnostics.map(\.replacement)
        == ["properties", "size", "default", "payload", "classPaths"]
    )
  }

  @Test func aMisspeltKeyIsNotMissingToo() {
    expectFindings(
      in: """
        component: XCell
        1️⃣knd: view
        summary: A cell.
        properties:
          text: { 2️⃣tpye: String }
          lines: { 3️⃣type:Int }
          handler: { type: ((A4️⃣, B) -> Void)? }
        rules:
          - 5️⃣exlusive: [text, lines]
        """,
      [
        "1️⃣": SpecRules.unknownKey, "2️⃣": SpecRules.unknownKey, "3️⃣": SpecRules.unknownKey,
        "4️⃣": SpecRules.invalidType, "5️⃣": SpecRules.unknownKey,
      ]
    )
  }

  @Test func mergeKeysAndTwiceWrittenKeys() {
    let result = expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        2️⃣summary: A row.
        properties:
          text: &text { type: String }
          other: { 1️⃣<<: *text, type: String }
          3️⃣text: Int
        """,
      ["1️⃣": SpecRules.unknownKey, "2️⃣": SpecRules.duplicateKey, "3️⃣": SpecRules.duplicateKey]
    )
    let notes = result.diagnostics.filter { $0.rule == SpecRules.duplicateKey }.flatMap(\.notes)
    #expect(notes.map(\.range.start.line) == [3, 6])
  }

  @Test func missingKeys() {
    expectFindings(
      in: """
        component: 1️⃣XCell
        views:
          2️⃣label: { size: 3x3 }
          3️⃣image:
        properties:
          4️⃣text: {}
          old: { type: String?, deprecated: 5️⃣true }
          older: { type: String?, deprecated: 6️⃣{} }
        rules:
          - 7️⃣forbids: [text]
          - 8️⃣{ id: nothing }
        """,
      [
        "1️⃣": SpecRules.missingKey, "1️⃣": SpecRules.missingKey, "2️⃣": SpecRules.missingKey,
        "3️⃣": SpecRules.missingKey, "4️⃣": SpecRules.missingKey, "5️⃣": SpecRules.missingKey,
        "6️⃣": SpecRules.missingKey, "7️⃣": SpecRules.missingKey, "7️⃣": SpecRules.missingKey,
        "8️⃣": SpecRules.missingKey,
      ]
    )
    expectFindings(
      in: """
        enum: 1️⃣XKind
        ---
        enum: XSort
        cases: 2️⃣{}
        ---
        struct: 3️⃣XItem
        ---
        union: 4️⃣XValue
        ---
        attributeGroups:
          5️⃣Text: {}
        """,
      [
        "1️⃣": SpecRules.missingKey, "2️⃣": SpecRules.missingKey, "3️⃣": SpecRules.missingKey,
        "4️⃣": SpecRules.missingKey, "5️⃣": SpecRules.missingKey,
      ]
    )
  }

  @Test func valuesOfTheWrongShape() {
    expectFindings(
      in: """
        component: XCell
        kind: 1️⃣[view]
        summary:2️⃣
        views: 3️⃣[label]
        properties:
          tags: { type: 4️⃣[String] }
          text: 5️⃣[String]
        rules: 6️⃣{ exclusive: [a, b] }
        notes: [A note., 7️⃣{ b: c }]
        8️⃣[a, b]: c
        theming: 9️⃣none
        """,
      [
        "1️⃣": SpecRules.wrongNode, "2️⃣": SpecRules.wrongNode, "3️⃣": SpecRules.wrongNode,
        "4️⃣": SpecRules.wrongNode, "5️⃣": SpecRules.wrongNode, "6️⃣": SpecRules.wrongNode,
        "7️⃣": SpecRules.wrongNode, "8️⃣": SpecRules.wrongNode, "9️⃣": SpecRules.wrongNode,
      ]
    )
  }

  @Test func aListTypeOutsideQuotesIsMended() {
    let result = expectFindings(
      in: "struct: XItem\nfields:\n  tags: { type: 1️⃣[String] }",
      ["1️⃣": SpecRules.wrongNode]
    )
    #expect(result.diagnostics[0].replacement == "\"[String]\"")
  }

  @Test func valuesThatAreNotAllowed() {
    let result = expectFindings(
      in: """
        component: XCell
        kind: 1️⃣veiw
        summary: A cell.
        inferred: 2️⃣yes
        views:
          label: { type: UILabel, size: 3️⃣45, access: 4️⃣read, inferred: 5️⃣"true" }
          image: { type: UIImageView, below: { view: label, distance: 6️⃣"3" } }
        properties:
          lines: { type: "[Int]", count: 7️⃣-1 }
        rules:
          - { when: { lines: 8️⃣{ or: set } }, forbids: [lines], message: No., severity: 9️⃣fatal }
        """,
      [
        "1️⃣": SpecRules.invalidValue, "2️⃣": SpecRules.invalidValue, "3️⃣": SpecRules.invalidValue,
        "4️⃣": SpecRules.invalidValue, "5️⃣": SpecRules.invalidValue, "6️⃣": SpecRules.invalidValue,
        "7️⃣": SpecRules.invalidValue, "8️⃣": SpecRules.invalidValue, "9️⃣": SpecRules.invalidValue,
      ]
    )
    let replacements = result.diagnostics.compactMap(\.replacement)
    #expect(replacements == ["view", "true", "true", "3"])
  }

  @Test func names() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        swiftName: 1️⃣X-Cell
        views:
          2️⃣1st: UILabel
        properties:
          3️⃣größe: Int
          4️⃣_: Int
          text: { type: String?, renamedFrom: [5️⃣a b] }
        parts:
          6️⃣text: String
          7️⃣label..text: String
        operations:
          show: { parameters: { text: { type: String, label: 8️⃣a-b } } }
        theming:
          classPaths: [{ path: 9️⃣a b, group: Text }]
        """,
      [
        "1️⃣": SpecRules.invalidName, "2️⃣": SpecRules.invalidName, "3️⃣": SpecRules.invalidName,
        "4️⃣": SpecRules.invalidName, "5️⃣": SpecRules.invalidName, "6️⃣": SpecRules.invalidName,
        "7️⃣": SpecRules.invalidName, "8️⃣": SpecRules.invalidName, "9️⃣": SpecRules.invalidName,
      ]
    )
    for method in ["color", "color()", "color(for)", "color(1:)", "(for:)", "a(b:)c", "a(b:c:)"] {
      expectFindings(
        in: "enum: XKind\ncases: { a: A. }\ncolorMethod: 1️⃣'\(method)'",
        ["1️⃣": SpecRules.invalidName]
      )
    }
    let long = String(repeating: "a", count: 129)
    expectFindings(in: "enum: XKind\ncases: { 1️⃣\(long): A. }", ["1️⃣": SpecRules.invalidName])
  }

  @Test func fileNames() {
    expectFindings(
      in: """
        # file: XRow.yaml
        component: 1️⃣XCell
        kind: view
        summary: A cell.
        # file: XBar.yaml
        component: 2️⃣XBar
        kind: view
        summary: A bar.
        ---
        enum: XKind
        cases: { a: }
        # file: Settings.yaml
        3️⃣catalogue: XCatalog
        # file: catalogue.yaml
        4️⃣enum: XSort
        cases: { a: }
        """,
      [
        "1️⃣": SpecRules.fileName, "2️⃣": SpecRules.fileName, "3️⃣": SpecRules.fileName,
        "4️⃣": SpecRules.fileName,
      ]
    )
    for name in [".hidden.yaml", "a b.yaml", "größe.yaml", "a:b.yaml"] {
      let source = SpecSource(path: "Specs/\(name)", bytes: Array("enum: X\ncases: { a: }".utf8))
      let findings = SpecReader.read([source]).diagnostics
      #expect(findings.map(\.rule.id) == ["spec.file-name"], "\(name)")
    }
  }

  @Test func unreadableFilesAreFindings() {
    let result = SpecReader.resolve([
      .unreadable(path: "A.yaml", reason: "Permission denied"), .tooLarge(path: "B.yaml", size: 9),
    ])
    #expect(result.diagnostics.map(\.rule.id) == ["spec.unreadable", "spec.too-large"])
    #expect(result.catalogue == nil)
  }

  @Test func oneFaultIsOneFinding() {
    expectFindings(
      in: "# file: XCell.yaml\ncomponent:1️⃣\nkind: view\nsummary: A cell.",
      ["1️⃣": SpecRules.wrongNode]
    )
    expectFindings(
      in: "# file: Other.yaml\ncomponent: 1️⃣X-Cell\nkind: view\nsummary: A cell.",
      ["1️⃣": SpecRules.invalidName]
    )
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        properties: { statusText: String?, statusImage: UIImage? }
        rules:
          - exclusive: [statusText, 1️⃣stausImage]
        """,
      ["1️⃣": SpecRules.unknownProperty]
    )
  }
}
