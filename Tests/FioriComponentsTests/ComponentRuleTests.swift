import FioriComponents
import FioriGenModel
import FioriGenTestSupport
import Testing

/// Every rule and limit of the specs is checked by the generated models.
@Suite struct ComponentRuleTests {
  /// A way to break a component's rule.
  struct Breach: Sendable, CustomTestStringConvertible {
    /// The component.
    var component: String
    /// What is broken, for reports.
    var what: String
    /// A document that breaks it.
    var document: String
    /// The property that the finding names.
    var path: String
    /// The rule that the finding names; `nil` for limits, which the run time names.
    var rule: String?
    /// The severity of the finding.
    var severity: ValidationIssue.Severity

    var testDescription: String { "\(component): \(what)" }
  }

  @Test(arguments: breaches)
  func aBreachIsFound(breach: Breach) throws {
    let model = try #require(FioriCatalog.model(named: breach.component))
    try check(breach, through: model)
  }

  @Test func thereAreBreachesToFind() {
    // Without this, a catalogue that could not be read would pass silently.
    #expect(Self.breaches.count >= 10)
    #expect(Self.exclusivePairs.count >= 2)
  }

  @Test(arguments: exclusivePairs)
  func twoMembersOfASlotAreRefused(breach: Breach) throws {
    let model = try #require(FioriCatalog.model(named: breach.component))
    try checkRefusal(breach, through: model)
  }

  @Test(arguments: ShippedCatalogue.catalogue.components.map(\.name))
  func onlyRulesAboutUnsetPropertiesSpeakOfTheDefaultModel(name: String) throws {
    let component = try #require(ShippedCatalogue.catalogue.component(named: name))
    let model = try #require(FioriCatalog.model(named: name))
    let aboutUnset = component.rules.filter { rule in
      guard case .requires(let conditions, _) = rule.demand else { return false }
      return conditions.allSatisfy { $0.test == .isUnset }
    }
    let found = model.init().validate().map(\.rule)
    #expect(Set(found).isSubset(of: aboutUnset.map(\.id)), "\(found)")
  }

  /// A document that breaks one rule gives a finding at the property, of the rule's severity.
  private func check<Model: ComponentModel>(_ breach: Breach, through model: Model.Type) throws {
    let found = try Model.decode(json: breach.document).value.validate()
    #expect(
      found.contains { issue in
        issue.path == breach.path && issue.severity == breach.severity
          && (breach.rule == nil || issue.rule == breach.rule)
      },
      "\(breach.document) gives \(found)"
    )
  }

  /// A document that fills a slot twice is refused, naming the rule.
  private func checkRefusal<Model: ComponentModel>(
    _ breach: Breach,
    through model: Model.Type
  ) throws {
    for mode in [DecodingMode.strict, .lenient] {
      let issue = #expect(throws: DecodingIssue.self) {
        try Model.decode(json: breach.document, mode: mode)
      }
      #expect(issue?.rule == breach.what)
    }
  }

  // MARK: Finding breaches

  /// A breach of every limit, piece of advice and conditional rule.
  private static let breaches: [Breach] = ShippedCatalogue.catalogue.components.flatMap {
    component in
    component.properties.filter(\.isStored).flatMap { property in
      property.portable.map {
        limits(of: property.name, $0, property.constraints, in: component)
      } ?? []
    }
      + component.parts.flatMap { part in
        part.portable.map {
          limits(of: part.path.joined(separator: "."), $0, part.constraints, in: component)
        } ?? []
      }
      + component.rules.compactMap { conditional($0, in: component) }
  }

  /// Two members at once, for every slot.
  private static let exclusivePairs: [Breach] = ShippedCatalogue.catalogue.components.flatMap {
    component in
    component.rules.compactMap { rule -> Breach? in
      guard case .exclusive(let names, _) = rule.demand else { return nil }
      var writer = DistinctiveJSON(ShippedCatalogue.catalogue)
      var members: [String: String] = [:]
      for name in names {
        guard let type = component.properties.first(where: { $0.name == name })?.portable else {
          return nil
        }
        members[name] = writer.value(of: type)
      }
      return Breach(
        component: component.name,
        what: rule.id,
        document: DistinctiveJSON.object(members),
        path: "",
        severity: .error
      )
    }
  }

  /// Breaches of the limits and advice of a property or a member of a part.
  private static func limits(
    of name: String,
    _ type: PortableType,
    _ constraints: Constraints,
    in component: Component
  ) -> [Breach] {
    var found: [(String, String, ValidationIssue.Severity)] = []
    if let range = constraints.range { found.append(("range", "\(range.upperBound + 1)", .error)) }
    if let range = constraints.advisedRange {
      found.append(("advised range", "\(range.upperBound.nextUp + 0.01)", .warning))
    }
    for (what, limit, severity) in [
      ("count", constraints.count, ValidationIssue.Severity.error),
      ("advised count", constraints.advisedCount, .warning),
    ] {
      guard let limit, case .array(let element) = type.unwrapped else { continue }
      var writer = DistinctiveJSON(ShippedCatalogue.catalogue)
      let elements = (0...limit).compactMap { _ in writer.value(of: element) }
      found.append((what, "[" + elements.joined(separator: ",") + "]", severity))
    }
    if let lines = constraints.advisedLines {
      let text = Array(repeating: "line", count: lines + 1).joined(separator: "\\n")
      found.append(("advised lines", "\"\(text)\"", .warning))
    }
    return found.map { what, value, severity in
      Breach(
        component: component.name,
        what: "\(name) \(what)",
        document: DistinctiveJSON.object(nesting: [name: value]),
        path: name,
        severity: severity
      )
    }
  }

  /// A breach of a rule with conditions.
  private static func conditional(_ rule: BehaviourRule, in component: Component) -> Breach? {
    let conditions: [RuleCondition]
    let target: String
    var members: [String: String] = [:]
    var writer = DistinctiveJSON(ShippedCatalogue.catalogue)
    func type(of name: String) -> PortableType? {
      component.properties.first { $0.name == name }?.portable
        ?? component.parts.first { $0.path.joined(separator: ".") == name }?.portable
    }
    switch rule.demand {
    case .exclusive: return nil
    case .forbids(let when, let properties):
      guard let first = properties.first, let type = type(of: first) else { return nil }
      conditions = when
      target = first
      members[first] = writer.value(of: type)
    case .requires(let when, let properties):
      guard let first = properties.first else { return nil }
      conditions = when
      target = first
    }
    for condition in conditions {
      guard let type = type(of: condition.property) else { return nil }
      switch condition.test {
      case .isUnset: break
      case .isSet: members[condition.property] = writer.value(of: type)
      case .isOne(let values): members[condition.property] = values.first.flatMap(json)
      case .isNone(let values):
        members[condition.property] = allowed(type).first { !values.compactMap(json).contains($0) }
      }
    }
    return Breach(
      component: component.name,
      what: rule.id,
      document: DistinctiveJSON.object(nesting: members),
      path: target,
      rule: rule.id,
      severity: rule.severity == .warning ? .warning : .error
    )
  }

  /// A literal as JSON.
  private static func json(_ literal: ValueLiteral) -> String? {
    switch literal {
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let text), .enumerationCase(let text): "\"\(text)\""
    default: nil
    }
  }

  /// Every value of a type with few values, as JSON.
  private static func allowed(_ type: PortableType) -> [String] {
    switch type.unwrapped {
    case .builtIn(.bool): ["true", "false"]
    case .builtIn(.cellAccessory): CellAccessoryType.allCases.map { "\"\($0.rawValue)\"" }
    case .enumeration(let name):
      if case .enumeration(let cases) = ShippedCatalogue.catalogue.type(named: name)?.kind {
        cases.map { "\"\($0.name)\"" }
      } else {
        []
      }
    default: []
    }
  }
}
