import Testing

@testable import FioriGenDriver

/// Every rule of every stage can be looked up.
@Suite struct RulePageTests {
  @Test func rulesAreUniqueAndSorted() {
    let ids = RulePage.rules.map(\.id)
    #expect(ids == Set(ids).sorted())
    for stage in [
      "c.", "compare.", "diff.", "input.", "nss.", "output.", "settings.", "spec.", "swift.",
    ] {
      #expect(ids.contains { $0.hasPrefix(stage) })
    }
  }

  @Test func everyRuleIsExplained() {
    for rule in RulePage.rules {
      guard case .page(let text) = RulePage.about(rule.id, width: 80, style: .plain) else {
        Issue.record("\(rule.id) has no page")
        continue
      }
      #expect(text.contains(rule.title))
      #expect(!rule.explanation.isEmpty && !rule.rightExample.isEmpty, "\(rule.id)")
      // A change that breaks nobody has nothing that would be wrong.
      let isHarmless = rule.id.hasPrefix("diff.") && rule.severity == .note
      #expect(rule.wrongExample.isEmpty == isHarmless, "\(rule.id)")
    }
  }

  @Test(arguments: [
    ("output.not-a-flie", "output.not-a-file"), ("not-a-folder", "output.not-a-folder"),
  ])
  func findsWhatWasMeant(id: String, meant: String) {
    #expect(RulePage.about(id, width: 80, style: .plain) == .unknown(nearest: meant))
  }

  @Test func listsEveryRule() {
    let list = RulePage.list(width: 80, style: .plain)
    for rule in RulePage.rules { #expect(list.contains(rule.id)) }
    #expect(list.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
