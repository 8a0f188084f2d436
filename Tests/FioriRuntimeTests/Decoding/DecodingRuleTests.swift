import FioriRuntime
import Testing

/// The rules of decoding are public: users look them up.
@Suite("Decoding rules") struct DecodingRuleTests {
  /// Identifiers are unique, stable in form, and explained.
  @Test(arguments: DecodingRule.allCases)
  func everyRuleIsExplained(rule: DecodingRule) {
    #expect(rule.rawValue.hasPrefix("json."))
    #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "." })
    #expect(rule.explanation.hasSuffix("."))
    #expect(rule.explanation.count > 40)
  }
}
