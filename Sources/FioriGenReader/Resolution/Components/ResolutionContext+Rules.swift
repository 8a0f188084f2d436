import FioriGenModel

extension ResolutionContext {
  /// Resolves the rules of a component. A rule replaces an inherited one with the same identifier.
  ///
  /// - Parameters:
  ///   - component: The component; its properties are resolved.
  ///   - syntax: The component as written.
  ///   - parent: The component that it inherits from.
  ///   - table: Its members.
  mutating func resolveRules(
    of component: inout Component,
    _ syntax: ComponentSyntax,
    inheriting parent: Component?,
    _ table: MemberTable
  ) {
    var own: [BehaviourRule] = []
    var firsts: [String: SourceRange] = [:]
    for ruleSyntax in syntax.rules {
      guard let rule = rule(ruleSyntax, of: component, table) else { continue }
      let place = ruleSyntax.id?.range ?? ruleSyntax.range
      if let first = firsts[rule.id] {
        reportDuplicate(
          "the rule \(quoted(rule.id)) is defined twice",
          at: place,
          first,
          suggestion: "give one of them an 'id' of its own"
        )
        continue
      }
      firsts[rule.id] = place
      own.append(rule)
    }
    let ownNames = Set(own.map { Self.localID(of: $0, in: component.name) })
    let inherited = (parent?.rules ?? []).compactMap { rule -> BehaviourRule? in
      let declarer = rule.inheritedFrom ?? parent?.name ?? ""
      guard !ownNames.contains(Self.localID(of: rule, in: declarer)) else { return nil }
      var rule = rule
      rule.inheritedFrom = declarer
      return rule
    }
    component.rules = inherited + own
    checkSlots(of: component, syntax, table)
  }

  /// A rule's identifier without the component that declares it.
  private static func localID(of rule: BehaviourRule, in component: String) -> String {
    String(rule.id.dropFirst(component.count + 1))
  }

  /// Resolves a rule.
  private mutating func rule(_ syntax: RuleSyntax, of component: Component, _ table: MemberTable)
    -> BehaviourRule?
  {
    let subjects = RuleSubjects(of: component, table)
    let demand: BehaviourRule.Demand
    let localID: String
    let message: String
    switch syntax.demand {
    case .exclusive(let names, let given):
      // A misspelt name also shortens what the names have in common, so it is looked at first.
      guard checkProperties(names, in: subjects.withoutParts),
        let slot = slotName(names, given, at: syntax.range)
      else { return nil }
      demand = .exclusive(properties: names.map(\.value), name: slot)
      localID = "exclusive-\(slot)"
      let row = names.map(\.value).joined(separator: ", ")
      message = "Only one of \(row) is shown: the last one that was set."
    case .forbids(let when, let names):
      guard let conditions = conditions(when, names, in: subjects, syntax) else { return nil }
      demand = .forbids(when: conditions, properties: names.map(\.value))
      localID = "forbids-\(names[0].value)"
      message = ""
    case .requires(let when, let names):
      guard let conditions = conditions(when, names, in: subjects, syntax) else { return nil }
      demand = .requires(when: conditions, properties: names.map(\.value))
      localID = "requires-\(names[0].value)"
      message = ""
    }
    return BehaviourRule(
      id: "\(component.name).\(syntax.id?.value ?? localID)",
      demand: demand,
      severity: syntax.severity,
      message: syntax.message ?? message,
      range: syntax.range
    )
  }

  /// Resolves conditions and checks the properties of a rule.
  ///
  /// - Returns: The conditions; `nil` when something is wrong, which is reported.
  private mutating func conditions(
    _ conditions: [ConditionSyntax],
    _ names: [Located<String>],
    in subjects: RuleSubjects,
    _ syntax: RuleSyntax
  ) -> [RuleCondition]? {
    if names.isEmpty {
      findings.report(
        SpecRules.missingKey,
        "the rule names no property",
        at: syntax.range,
        suggestion: "name the properties that it is about"
      )
    }
    let hasProperties = checkProperties(names, in: subjects)
    let resolved = conditions.map { condition($0, in: subjects) }
    guard hasProperties, !names.isEmpty, !resolved.contains(where: { $0 == nil }) else {
      return nil
    }
    return resolved.compactMap { $0 }
  }

  /// Resolves a condition.
  private mutating func condition(_ syntax: ConditionSyntax, in subjects: RuleSubjects)
    -> RuleCondition?
  {
    guard checkProperties([syntax.property], in: subjects),
      let type = subjects.type(of: syntax.property.value)
    else { return nil }
    let what = "the condition on \(quoted(syntax.property.value))"
    let test: RuleCondition.Test
    switch syntax.test {
    case .isSet:
      test = .isSet
    case .isUnset:
      test = .isUnset
    case .isOne(let nodes):
      guard let values = values(nodes, as: type, of: what) else { return nil }
      test = .isOne(of: values)
    case .isNone(let nodes):
      guard let values = values(nodes, as: type, of: what) else { return nil }
      test = .isNone(of: values)
    }
    return RuleCondition(property: syntax.property.value, test: test)
  }

  /// Resolves the values of a condition.
  private mutating func values(_ nodes: [YAMLNode], as type: PortableType, of what: String)
    -> [ValueLiteral]?
  {
    let values = nodes.map { literal($0, as: type, of: what) }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  /// Checks that names are properties, or members of parts, which models store.
  ///
  /// - Returns: Whether all are; what is wrong is reported.
  private mutating func checkProperties(_ names: [Located<String>], in subjects: RuleSubjects)
    -> Bool
  {
    let table = subjects.table
    var areAllRight = true
    for name in names where !subjects.hasPart(name.value) {
      guard let property = table.property(name.value) else {
        areAllRight = false
        if !table.isIncomplete {
          reportUnknownProperty(name, in: table, orAmong: subjects.partNames)
        }
        continue
      }
      guard property.type != nil else {
        areAllRight = false
        continue
      }
      if !property.isStored {
        areAllRight = false
        findings.report(
          SpecRules.invalidValue,
          "a rule cannot check \(quoted(name.value)), which models do not store",
          at: name.range,
          notes: [DiagnosticNote("the property stands here", at: property.range)],
          suggestion: "name a property that carries data and can be set"
        )
      }
    }
    return areAllRight
  }

  /// Reports a name that should be a property's.
  mutating func reportUnknownProperty(
    _ name: Located<String>,
    in table: MemberTable,
    orAmong others: [String] = []
  ) {
    findings.report(
      SpecRules.unknownProperty,
      "there is no property \(quoted(name.value))",
      unknown: name.value,
      at: name.range,
      candidates: table.names(of: .property) + others,
      otherwise: "name a property of this component, or add it to 'properties'"
    )
  }
}
