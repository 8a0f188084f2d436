import FioriGenModel

/// Says in plain words what a component's rule demands.
enum RuleSentence {
  /// The sentence for a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Markdown for one line.
  static func text(for rule: BehaviourRule) -> String {
    let demand =
      switch rule.demand {
      case .exclusive(let properties, _):
        "Only one of \(list(properties, "and")) is shown: the last one set."
      case .forbids(let conditions, let properties):
        "While \(words(conditions)), \(list(properties, "and")) must stay unset."
      case .requires(let conditions, let properties):
        "While \(words(conditions)), \(list(properties, "and")) must be set."
      }
    let message = MarkupEscaping.markdown(rule.message)
    let advice = rule.severity == .warning ? " (Advice.)" : ""
    return message.isEmpty ? demand + advice : "\(demand)\(advice) \(message)"
  }

  /// Conditions, joined by *and*.
  private static func words(_ conditions: [RuleCondition]) -> String {
    conditions.map { condition in
      let name = MarkupEscaping.code(condition.property)
      switch condition.test {
      case .isSet: return "\(name) is set"
      case .isUnset: return "\(name) is unset"
      case .isOne(let values): return "\(name) is \(list(values.map(\.description), "or"))"
      case .isNone(let values):
        return "\(name) is neither of \(list(values.map(\.description), "and"))"
      }
    }.joined(separator: " and ")
  }

  /// Names as code, joined as prose does.
  private static func list(_ names: [String], _ conjunction: String) -> String {
    let codes = names.map(MarkupEscaping.code)
    guard let last = codes.last, codes.count > 1 else { return codes.first ?? "" }
    return codes.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
