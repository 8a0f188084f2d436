import FioriGenModel

extension CatalogueComparison {
  /// Compares operations, which are requirements of a protocol.
  mutating func compareOperations(of owner: String, _ old: [Operation], _ new: [Operation]) {
    let pairs = NamedPairs(old, new) { $0.name }
    for operation in pairs.removed {
      note(
        DiffRules.operationRemoved,
        "\(owner).\(operation.name)",
        "the operation is gone",
        breaks: [.swift, .c],
        at: operation.range
      )
    }
    for operation in pairs.added {
      note(
        DiffRules.operationAdded,
        "\(owner).\(operation.name)",
        "the operation is new, and types that conform must implement it",
        breaks: [.swift],
        at: operation.range
      )
    }
    for (old, new) in pairs.common { compare(old, new, subject: "\(owner).\(new.name)") }
  }

  /// Compares two versions of an operation.
  private mutating func compare(_ old: Operation, _ new: Operation, subject: String) {
    for new in new.parameters {
      guard let old = old.parameters.first(where: { $0.name == new.name }) else { continue }
      compareConstraints(
        of: "\(subject).\(new.name)",
        old.constraints,
        new.constraints,
        at: new.range
      )
    }
    func facts(_ operation: Operation) -> [String] {
      operation.parameters.map { parameter in
        let value = parameter.defaultValue.map { " = \($0)" } ?? ""
        return "\(parameter.label ?? parameter.name): \(parameter.type)\(value)"
      }
    }
    let isSame = (old.result, old.isStatic) == (new.result, new.isStatic)
    let (before, after) = (facts(old), facts(new))
    guard !isSame || before != after else { return }
    let surplus = new.parameters.dropFirst(old.parameters.count)
    let onlyAdds =
      isSame && after.starts(with: before)
      && surplus.allSatisfy { $0.defaultValue != nil || $0.isOptional }
    let words = [(old, before), (new, after)].map { operation, parameters in
      let result = operation.result.map { " -> \($0)" } ?? ""
      return "(\(parameters.joined(separator: ", ")))\(result)"
    }
    note(
      DiffRules.operationChanged,
      subject,
      "it was \(words[0]) and is \(words[1])",
      breaks: onlyAdds ? [] : [.swift, .c],
      at: new.range
    )
  }

  /// Compares events, which are requirements of a protocol.
  mutating func compareEvents(of owner: String, _ old: [Event], _ new: [Event]) {
    let pairs = NamedPairs(old, new) { $0.name }
    for event in pairs.removed {
      note(
        DiffRules.eventRemoved,
        "\(owner).\(event.name)",
        "the event is gone",
        breaks: [.swift],
        at: event.range
      )
    }
    for event in pairs.added {
      note(
        DiffRules.eventAdded,
        "\(owner).\(event.name)",
        "the event is new, and types that conform must implement it",
        breaks: [.swift],
        at: event.range
      )
    }
    for (old, new) in pairs.common {
      let labels = [old, new].map { $0.labels.joined(separator: ", ") }
      let subject = "\(owner).\(new.name)"
      compareBinding(of: subject, "labels", labels[0], labels[1], at: new.range)
    }
    for (old, new) in pairs.common where old.payload != new.payload {
      let words = [old, new].map { $0.payload.map(\.description).joined(separator: ", ") }
      note(
        DiffRules.eventChanged,
        "\(owner).\(new.name)",
        "the payload was (\(words[0])) and is (\(words[1]))",
        breaks: [.swift],
        at: new.range
      )
    }
  }

  /// Compares the rules about a component's data.
  mutating func compareRules(of owner: String, _ old: [BehaviourRule], _ new: [BehaviourRule]) {
    let pairs = NamedPairs(old, new) { $0.id }
    for rule in pairs.removed {
      note(
        DiffRules.ruleRemoved,
        rule.id,
        "the rule is gone",
        breaks: Self.isExclusive(rule) ? [.swift, .c] : [],
        at: rule.range
      )
    }
    for rule in pairs.added {
      note(
        DiffRules.ruleAdded,
        rule.id,
        "the rule is new",
        breaks: Self.breaks(rule),
        at: rule.range
      )
    }
    for (old, new) in pairs.common
    where (old.demand, old.severity) != (new.demand, new.severity) {
      note(
        DiffRules.ruleChanged,
        new.id,
        "the rule demands something else, or matters more or less",
        breaks: Self.breaks(new),
        at: new.range
      )
    }
  }

  /// Whether a rule makes a slot of several properties.
  private static func isExclusive(_ rule: BehaviourRule) -> Bool {
    if case .exclusive = rule.demand { true } else { false }
  }

  /// What a new demand breaks: a slot changes the models, any other one only the data.
  private static func breaks(_ rule: BehaviourRule) -> Set<Surface> {
    if isExclusive(rule) { return [.swift, .json, .c] }
    return rule.severity == .error ? [.json] : []
  }
}
