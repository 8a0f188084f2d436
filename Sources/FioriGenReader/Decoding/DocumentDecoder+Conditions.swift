import FioriGenModel

extension DocumentDecoder {
  /// The conditions of a rule.
  mutating func conditions(_ values: KeyedNodes) -> [ConditionSyntax] {
    guard let node = values[.when], let entries = pairs(node, of: "'when'") else { return [] }
    if entries.isEmpty {
      findings.report(
        SpecRules.missingKey,
        "'when' holds no condition",
        at: node.range,
        suggestion: "write 'when: { property: value }'"
      )
    }
    return entries.compactMap { entry in
      let property = Located(value: entry.key, range: entry.keyRange)
      return test(entry.value).map { ConditionSyntax(property: property, test: $0) }
    }
  }

  /// What must be true of a property: a value, several, `set`, `unset`, or one of these after `not`.
  private mutating func test(_ node: YAMLNode) -> ConditionSyntax.Test? {
    switch node.content {
    case .unreadable:
      return nil
    case .sequence(let elements):
      return .isOne(of: elements)
    case .mapping(let entries):
      return negatedMapping(entries, of: node)
    case .scalar(let scalar):
      if scalar.style == .plain && scalar.text == "set" { return .isSet }
      if scalar.style == .plain && scalar.text == "unset" { return .isUnset }
      guard let negated = ConditionText.negated(scalar.text) else { return .isOne(of: [node]) }
      return negatedText(negated, of: scalar, in: node)
    }
  }

  /// `{ not: … }`.
  private mutating func negatedMapping(_ entries: [YAMLEntry], of node: YAMLNode)
    -> ConditionSyntax.Test?
  {
    guard entries.count == 1, let entry = entries.first, entry.key == "not" else {
      findings.report(
        SpecRules.invalidValue,
        "a condition cannot be this mapping",
        at: node.range,
        suggestion: "write a value, a list of values, 'set', 'unset' or '{ not: … }'"
      )
      return nil
    }
    switch test(entry.value) {
    case nil: return nil
    case .isSet: return .isUnset
    case .isUnset: return .isSet
    case .isOne(let values): return .isNone(of: values)
    case .isNone(let values): return .isOne(of: values)
    }
  }

  /// `not value` or `not [values]` as text.
  private mutating func negatedText(
    _ values: [ConditionText.Value],
    of scalar: YAMLScalar,
    in node: YAMLNode
  ) -> ConditionSyntax.Test? {
    if values.count == 1, values[0].text == "set" { return .isUnset }
    if values.count == 1, values[0].text == "unset" { return .isSet }
    let nodes = values.map { value in
      YAMLNode(
        content: .scalar(YAMLScalar(text: value.text, style: .plain)),
        range: node.range.part(of: scalar, from: value.offset, count: value.text.utf8.count)
      )
    }
    guard nodes.allSatisfy({ !$0.isNull }) else {
      findings.report(
        SpecRules.invalidValue,
        "\(quoted(scalar.text)) names no value",
        at: node.range,
        suggestion: "write \"not value\" or \"not [value, value]\""
      )
      return nil
    }
    return .isNone(of: nodes)
  }
}
