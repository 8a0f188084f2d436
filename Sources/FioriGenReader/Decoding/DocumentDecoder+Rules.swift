import FioriGenModel

extension DocumentDecoder {
  /// The keys that every rule may have.
  private static let ruleKeys: Set<SpecKey> = [.id, .message, .severity]

  /// The keys that say what a rule demands.
  private static let demandKeys: [SpecKey] = [.exclusive, .forbids, .requires]

  /// A rule of a component.
  mutating func rule(_ node: YAMLNode) -> RuleSyntax? {
    guard let entries = pairs(node, of: "a rule") else { return nil }
    let demand = entries.lazy.compactMap { SpecKey.bySpelling[$0.key] }
      .first { Self.demandKeys.contains($0) }
    guard let demand else {
      reportMissingDemand(node)
      return nil
    }
    let keys: Set<SpecKey> = demand == .exclusive ? [demand, .name] : [demand, .when]
    guard
      let values = keyed(node, Self.ruleKeys.union(keys), of: "a rule that '\(demand.rawValue)'")
    else { return nil }
    let names = references(demand, in: values)
    let message = optionalProse(.message, in: values)
    let what = "a rule that '\(demand.rawValue)'"
    if demand != .exclusive {
      for key in [SpecKey.when, .message] {
        reportMissing(key, in: values, of: what, at: values.keyRange(demand) ?? node.range)
      }
    }
    return RuleSyntax(
      demand: self.demand(demand, names, in: values),
      id: optionalID(values),
      message: message,
      severity: severity(values),
      range: values.keyRange(demand) ?? node.range
    )
  }

  /// What a rule demands.
  private mutating func demand(
    _ key: SpecKey,
    _ names: [Located<String>],
    in values: KeyedNodes
  ) -> RuleSyntax.Demand {
    switch key {
    case .exclusive: .exclusive(names, name: optionalName(.name, in: values))
    case .forbids: .forbids(when: conditions(values), names)
    default: .requires(when: conditions(values), names)
    }
  }

  /// A rule's identifier: words with `-` between them.
  private mutating func optionalID(_ values: KeyedNodes) -> Located<String>? {
    guard let id = reference(.id, in: values) else { return nil }
    if NameCheck.isStyleName(id.value.utf8), id.value.utf8.count <= limits.maximumNameLength {
      return id
    }
    findings.report(
      SpecRules.invalidName,
      "\(quoted(id.value)) cannot identify a rule",
      at: id.range,
      suggestion: "use letters, digits, '-' and '_', and begin with a letter"
    )
    return nil
  }

  /// How much breaking a rule matters.
  private mutating func severity(_ values: KeyedNodes) -> Severity {
    guard let severity = choice(.severity, in: values, as: RuleSeverity.self) else { return .error }
    return severity == .error ? .error : .warning
  }

  /// The severities that a rule can have.
  private enum RuleSeverity: String, CaseIterable {
    /// Breaking it is an error.
    case error
    /// Breaking it is a warning.
    case warning
  }

  /// Reports a rule that demands nothing.
  private mutating func reportMissingDemand(_ node: YAMLNode) {
    let demands = Self.demandKeys.map(\.rawValue)
    if case .mapping(let entries) = node.content {
      for entry in entries where SpecKey.bySpelling[entry.key] == nil {
        guard let nearest = findings.nearest(to: entry.key, among: demands) else { continue }
        findings.report(
          SpecRules.unknownKey,
          "unknown key \(quoted(entry.key)) in a rule",
          at: entry.keyRange,
          suggestion: "did you mean '\(nearest)'?",
          replacement: nearest
        )
        return
      }
    }
    findings.report(
      SpecRules.missingKey,
      "the rule demands nothing",
      at: node.range,
      suggestion: "add \(Wording.list(demands, "or"))"
    )
  }
}
