import Testing

@testable import FioriStyle

@Suite struct StyleRulesTests {
  @Test func identifiersAreUniqueAndSorted() {
    let ids = StyleRules.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.allSatisfy { $0.hasPrefix("nss.") })
    #expect(StyleRules.rule("nss.value-type")?.severity == .error)
    #expect(StyleRules.rule("nss.nothing") == nil)
  }

  /// Rules whose example cannot be small: it would take gigabytes.
  private static let withoutExample: Set<String> = ["nss.limit"]

  @Test(arguments: StyleRules.all.filter { !withoutExample.contains($0.id) })
  func examplesShowTheRule(rule: StyleRule) {
    #expect(findings(rule.wrongExample).contains { $0.rule.id == rule.id })
    #expect(!findings(rule.rightExample).contains { $0.rule.id == rule.id })
  }

  @Test(arguments: StyleRules.all)
  func rightExamplesHaveNoFinding(rule: StyleRule) {
    #expect(findings(rule.rightExample).map(\.message) == [])
  }

  /// The findings of an example, with the dialect that its first comment asks for.
  private func findings(_ example: String) -> [StyleFinding] {
    let dialect: StyleDialect = example.contains("dialect: classic") ? .classic : .fiori
    return StyleLinter.lint(
      Array(example.utf8),
      knowledge: TestKnowledge.knowledge,
      options: StyleLintOptions(dialect: dialect)
    )
  }
}
