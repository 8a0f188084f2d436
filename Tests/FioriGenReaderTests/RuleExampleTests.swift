import FioriGenModel
import FioriGenReader
import Testing

/// Every rule explains itself with an example that breaks it and nothing else.
@Suite struct RuleExampleTests {
  /// Limits under which the short examples of the rules about limits are too much.
  private static let smallLimits: [String: SpecLimits] = [
    "spec.too-large": SpecLimits(maximumFileSize: 64),
    "spec.too-deep": SpecLimits(maximumDepth: 6),
    "spec.too-many-nodes": SpecLimits(maximumNodes: 16),
  ]

  /// The rules whose example is a text; those about what only the file system knows have none.
  static let rulesWithText = SpecRules.all.filter {
    $0 != SpecRules.unreadable && $0 != SpecRules.importCycle
  }

  @Test(arguments: rulesWithText)
  func wrongExampleBreaksTheRule(rule: Rule) {
    let found = findings(in: rule.wrongExample, of: rule)
    #expect(Set(found.map(\.rule.id)) == [rule.id], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.severity == rule.severity })
  }

  @Test(arguments: SpecRules.all)
  func rightExampleBreaksNone(rule: Rule) {
    #expect(findings(in: rule.rightExample, of: rule).map(\.message) == [])
  }

  @Test func identifiersAreUniqueAndSorted() {
    let ids = SpecRules.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.allSatisfy { $0.hasPrefix("spec.") })
  }

  @Test func theContractsRulesAreAllThere() {
    let contract = """
      syntax encoding too-large too-deep too-many-nodes alias-cycle unreadable empty unknown-kind \
      unknown-key missing-key duplicate-key wrong-node invalid-value invalid-name invalid-type \
      unknown-type file-name duplicate-name inheritance-loop recursive-type default-type \
      default-range range class-path-conflict class-path-spelling unknown-group unknown-attribute \
      unknown-class-path unknown-view unknown-operation unknown-property unknown-replacement \
      missing-support unknown-part exclusive-name rule-conflict name-collision \
      import-cycle unknown-import
      """
    let wanted = Set(contract.split(separator: " ").map { "spec.\($0)" })
    #expect(Set(SpecRules.all.map(\.id)) == wanted)
  }

  @Test func everyFindingNamesARemedy() {
    for rule in Self.rulesWithText {
      for finding in findings(in: rule.wrongExample, of: rule) {
        #expect(finding.suggestion != nil, "\(rule.id)")
      }
    }
  }

  /// The findings of an example.
  private func findings(in example: String, of rule: Rule) -> [Diagnostic] {
    let limits = Self.smallLimits[rule.id] ?? .standard
    return SpecReader.read(MarkedSpecs(example).sources, limits: limits).diagnostics
  }
}
