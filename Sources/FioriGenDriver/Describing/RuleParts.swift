import FioriGenModel

/// What a rule demands, taken apart in the same way for all kinds of demands.
struct RuleParts {
  /// The kind as specs spell it.
  let kind: String
  /// The properties that the demand is about.
  let properties: [String]
  /// The conditions under which it holds; none for exclusive properties.
  let conditions: [RuleCondition]
  /// The name that exclusive properties share.
  let slot: String?

  /// Takes a rule apart.
  ///
  /// - Parameter rule: The rule.
  init(of rule: BehaviourRule) {
    switch rule.demand {
    case .exclusive(let properties, let name):
      (kind, self.properties, conditions, slot) = ("exclusive", properties, [], name)
    case .forbids(let conditions, let properties):
      (kind, self.properties, self.conditions, slot) = ("forbids", properties, conditions, nil)
    case .requires(let conditions, let properties):
      (kind, self.properties, self.conditions, slot) = ("requires", properties, conditions, nil)
    }
  }
}
