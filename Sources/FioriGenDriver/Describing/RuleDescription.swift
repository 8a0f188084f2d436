import FioriGenModel

/// Describes checkable behaviour.
enum RuleDescription {
  /// A rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The description. `slot` is the name that exclusive properties share, and `when` has
  ///   one condition per property: `is` and `not` list values, `set` is a truth value.
  static func value(of rule: BehaviourRule) -> JSONValue {
    let parts = RuleParts(of: rule)
    return [
      "id": .string(rule.id),
      "kind": .string(parts.kind),
      "severity": .string(rule.severity.rawValue),
      "message": .string(rule.message),
      "properties": .strings(parts.properties),
      "when": .object(
        parts.conditions.map { JSONMember(key: $0.property, value: value(of: $0.test)) }
      ),
      "slot": .optional(parts.slot),
      "inheritedFrom": .optional(rule.inheritedFrom),
    ]
  }

  /// What must be true of a property.
  private static func value(of test: RuleCondition.Test) -> JSONValue {
    switch test {
    case .isSet: ["set": true]
    case .isUnset: ["set": false]
    case .isOne(let values): ["is": .array(values.map { LiteralDescription.value(of: $0) })]
    case .isNone(let values): ["not": .array(values.map { LiteralDescription.value(of: $0) })]
    }
  }
}

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
