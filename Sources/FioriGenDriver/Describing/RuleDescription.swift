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
