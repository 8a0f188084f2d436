import FioriGenModel
import FioriGenReader
import Testing

/// Input made to exhaust the reader ends early, with a located finding.
@Suite struct BoundedWorkTests {
  /// The findings of one file.
  private func findings(_ text: String, path: String = "A.yaml") -> [Diagnostic] {
    SpecReader.read([SpecSource(path: path, bytes: Array(text.utf8))]).diagnostics
  }

  @Test func hugeFilesAreNotLookedAt() {
    let source = SpecSource(path: "A.yaml", bytes: [UInt8](repeating: 0x80, count: 100 << 20))
    let findings = SpecReader.read([source]).diagnostics
    #expect(findings.map(\.rule.id) == ["spec.too-large"])
    #expect(findings.first?.range == .beginning(of: "A.yaml"))
  }

  @Test(arguments: [
    ("[", 65), ("- ", 129), ("{a: ", 257), ("? ", 129), ("{[", 65), ("[{a: ", 161),
  ])
  func deepNesting(unit: String, column: Int) {
    for count in [10_000, 100_000] {
      let findings = findings(String(repeating: unit, count: count))
      #expect(findings.map(\.rule.id) == ["spec.too-deep"])
      #expect(findings.first?.range.start == SourcePosition(line: 1, column: column))
    }
  }

  @Test func deepBlocks() {
    let text = (0..<1_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    let findings = findings(text)
    #expect(findings.first?.rule.id == "spec.too-deep")
    #expect(findings.first?.range.start == SourcePosition(line: 65, column: 65))
  }

  @Test func deepTypesAndConditions() {
    for (open, close) in [("[", "]"), ("(", ")"), ("", "?"), ("[Int: ", "]"), ("() -> ", "")] {
      let type =
        String(repeating: open, count: 50_000) + "Int" + String(repeating: close, count: 50_000)
      let findings = findings("struct: XItem\nfields:\n  a: \"\(type)\"")
      #expect(findings.map(\.rule.id) == ["spec.invalid-type"])
    }
    let condition =
      String(repeating: "{ not: ", count: 40) + "1" + String(repeating: " }", count: 40)
    let text = """
      component: XCell
      kind: view
      summary: A cell.
      properties: { a: Int }
      rules: [{ when: { a: \(condition) }, forbids: [a], message: No. }]
      """
    #expect(findings(text, path: "XCell.yaml") == [])
  }

  @Test func aliasBombs() {
    var text = "enum: XKind\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let found = findings(text)
    #expect(found.map(\.rule.id).filter { $0 == "spec.too-many-nodes" }.count == 1)
    #expect(found.first { $0.rule == SpecRules.tooManyNodes }?.range.start.line == 7)
  }

  @Test func deepAliases() {
    var text = "enum: XKind\na0: &a0 [x]\n"
    for level in 1...100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(findings(text).contains { $0.rule == SpecRules.tooDeep && $0.range.start.line == 65 })
  }

  @Test func aliasCyclesAndAnchors() {
    expectFindings(
      in: """
        enum: XKind
        summary: &text A kind.
        discussion: 3️⃣&text A kind.
        notes: &notes [a, 1️⃣*notes, *text]
        cases: { a: { summary: *text, note: 2️⃣*txt } }
        """,
      [
        "1️⃣": SpecRules.aliasCycle, "2️⃣": SpecRules.syntax, "3️⃣": SpecRules.duplicateName,
      ]
    )
    expectFindings(
      in: "enum: XKind\ncases: &a { b: 1️⃣*a }",
      ["1️⃣": SpecRules.aliasCycle]
    )
  }

  @Test func aFaultBehindAnAliasIsReportedOnce() {
    expectFindings(
      in: "struct: XItem\nfields: { a: &a { type: 1️⃣Strng }, b: *a, c: *a }",
      ["1️⃣": SpecRules.unknownType]
    )
  }

  @Test func manyDirectives() {
    let directives = (0..<80_000).map { "%TAG !\($0)! x\n" }.joined()
    let found = findings(String(directives.prefix(1 << 20 - 20)))
    #expect(found.map(\.rule.id) == ["spec.syntax"])
    #expect(found.first?.range.start.line == SpecLimits.standard.maximumTagDirectives + 1)
  }

  @Test func manyDocuments() {
    let text = String(repeating: "---\n", count: 10_000)
    let source = SpecSource(path: "A.yaml", bytes: Array(text.utf8))
    let found = SpecReader.read([source], limits: SpecLimits(maximumNodes: 2_000)).diagnostics
    #expect(Set(found.map(\.rule.id)) == ["spec.empty", "spec.too-many-nodes"])
    #expect(found.last?.range.start.line == 2_002)
  }

  @Test func longScalars() {
    let long = String(repeating: "a ", count: 500_000)
    let text = "enum: XKind\nsummary: \(long)\ncases: { a: }"
    let result = SpecReader.read([SpecSource(path: "A.yaml", bytes: Array(text.utf8))])
    #expect(result.catalogue?.types[0].summary.utf8.count == 999_999)
    let name = String(repeating: "a", count: 1_000_000)
    #expect(findings("enum: \(name)\ncases: { a: }").map(\.rule.id) == ["spec.invalid-name"])
    let key = findings("enum: XKind\n? \(name)\n: a\ncases: { a: }")
    #expect(key.map(\.rule.id) == ["spec.unknown-key"])
    #expect((key.first?.message.utf8.count ?? 0) < 200)
  }

  @Test func manyUnknownKeys() {
    let keys = (0..<5_000).map { "sumary\($0): a" }.joined(separator: "\n")
    let found = findings("enum: XKind\ncases: { a: }\n\(keys)")
    #expect(found.count == 5_000)
    #expect(found[1].suggestion != nil)
  }

  @Test func manyCasesWithOneName() {
    let cases = (0..<50_000).map { "  c\($0): A." }.joined(separator: "\n")
    #expect(findings("enum: XKind\ncases:\n\(cases)") == [])
    #expect(findings("enum: XKind\ncases:\n\(cases)\n  c7: B.").map(\.range.start.line) == [50_003])
  }

  @Test func longInheritance() {
    let sources = (0..<500).map { index in
      let parent = index == 0 ? "" : "inherits: X\(index - 1)\n"
      let text = "component: X\(index)\nkind: view\nsummary: A.\n\(parent)"
      return SpecSource(path: "X\(index).yaml", bytes: Array(text.utf8))
    }
    let found = SpecReader.read(sources).diagnostics
    #expect(found.map(\.rule.id) == ["spec.too-deep"])
    #expect(found.map(\.range.file) == ["X32.yaml"])
  }

  @Test func longContainment() {
    let types = (0..<20_000).map { "struct: X\($0)\nfields: { a: X\($0 + 1)? }" }
    let text = types.joined(separator: "\n---\n") + "\n---\nstruct: X20000\nfields: { a: X0? }"
    let found = findings(text)
    #expect(found.map(\.rule.id) == ["spec.recursive-type"])
  }
}
