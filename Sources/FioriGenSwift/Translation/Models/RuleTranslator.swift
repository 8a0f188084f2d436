import FioriGenModel

/// Turns limits and behaviour rules into the statements of `checkRules`.
///
/// ```swift
/// check.range("weight", weight, from: 0, to: 9, rule: "FUITag.weight.range")
/// ```
struct RuleTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The documented name of the component or struct, which begins the identifiers of its limits.
  let ownerName: String

  /// Its properties.
  let properties: [Property]

  /// The names of the properties that share a slot, whose accessors are always optional.
  var slotMembers: Set<String> = []

  /// What checks the limits of the stored properties.
  ///
  /// - Returns: The statements, in the order of the properties.
  func limits() -> [Statement] {
    properties.filter(\.isStored).flatMap(limits(of:))
  }

  /// What checks a component's rules.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The statements. Exclusive rules have none: the models cannot break them.
  func statements(for rules: [BehaviourRule]) -> [Statement] {
    rules.flatMap { rule -> [Statement] in
      switch rule.demand {
      case .exclusive: []
      case .forbids(let conditions, let names):
        statement(rule, conditions, names, method: Names.checkForbid)
      case .requires(let conditions, let names):
        statement(rule, conditions, names, method: Names.checkRequire)
      }
    }
  }

  // MARK: Limits

  /// What checks the limits of one property.
  private func limits(of property: Property) -> [Statement] {
    let constraints = property.constraints
    if constraints.isEmpty { return [] }
    var statements: [Statement] = []
    if let range = constraints.range {
      statements.append(limit(property, Names.checkRange, bounds(range), rule: "range"))
    }
    if let range = constraints.advisedRange {
      statements.append(limit(property, Names.checkAdvisedRange, bounds(range), rule: "advised"))
    }
    if let count = constraints.count {
      statements.append(limit(property, Names.checkCount, atMost(count), rule: "count"))
    }
    if let count = constraints.advisedCount {
      statements.append(
        limit(property, Names.checkAdvisedCount, atMost(count), rule: "advisedCount")
      )
    }
    if let lines = constraints.advisedLines {
      statements.append(
        limit(property, Names.checkAdvisedLines, atMost(lines), rule: "lines")
      )
    }
    return statements
  }

  /// One call that checks a limit.
  private func limit(
    _ property: Property,
    _ method: String,
    _ bounds: [Argument],
    rule: String
  ) -> Statement {
    let countsElements = method == Names.checkCount || method == Names.checkAdvisedCount
    let value = reference(to: property)
    let subject = countsElements ? value + (isOptional(property) ? "?.count" : ".count") : value
    let identifier = ownerName + "." + property.name + "." + rule
    return .call(
      method,
      [Argument(.string(property.name)), Argument(.code(subject))] + bounds
        + [Argument("rule", .string(identifier))]
    )
  }

  /// The arguments for a range.
  private func bounds(_ range: ClosedRange<Double>) -> [Argument] {
    [
      Argument("from", .code(SwiftContext.code(for: range.lowerBound))),
      Argument("to", .code(SwiftContext.code(for: range.upperBound))),
    ]
  }

  /// The argument for a number of elements or lines.
  private func atMost(_ number: Int) -> [Argument] {
    [Argument("atMost", .code(String(number)))]
  }

  // MARK: Rules

  /// What checks one rule; nothing where it is about nothing that the model stores.
  private func statement(
    _ rule: BehaviourRule,
    _ conditions: [RuleCondition],
    _ names: [String],
    method: String
  ) -> [Statement] {
    let calls = names.compactMap { name in
      property(named: name).map { call(method, $0, rule) }
    }
    if calls.isEmpty { return [] }
    let tests = conditions.compactMap(test)
    // What the model does not store can never be known to hold.
    if tests.count < conditions.count { return [] }
    return tests.isEmpty ? calls : [.ifAll(tests, then: calls)]
  }

  /// The call that forbids or requires a property.
  private func call(_ method: String, _ property: Property, _ rule: BehaviourRule) -> Statement {
    .call(
      method,
      [
        Argument(.string(property.name)),
        Argument("isSet", isSet(property)),
        Argument("rule", .string(rule.id)),
        Argument("severity", .code(Names.severity(rule.severity))),
        Argument("message", .string(rule.message)),
      ]
    )
  }

  /// Whether a property has a value, as code.
  private func isSet(_ property: Property) -> Expression {
    .call(Names.isSet, [Argument(.code(reference(to: property)))])
  }

  /// A condition as code; `nil` for a property that the model does not store.
  private func test(_ condition: RuleCondition) -> Expression? {
    guard let property = property(named: condition.property), let portable = property.portable
    else { return nil }
    let value = reference(to: property)
    switch condition.test {
    case .isSet: return isSet(property)
    case .isUnset: return .code("!" + isSet(property).flat)
    case .isOne(let values): return comparison(Names.isOne, value, values, portable)
    case .isNone(let values): return comparison(Names.isNone, value, values, portable)
    }
  }

  /// The call that compares a property with several values.
  private func comparison(
    _ function: String,
    _ value: String,
    _ values: [ValueLiteral],
    _ type: PortableType
  ) -> Expression {
    let list = values.map { context.expression(for: $0, as: type.unwrapped) }
    return .call(function, [Argument(.code(value)), Argument("of", .list(list))])
  }

  // MARK: Properties

  /// The stored property of a name.
  private func property(named name: String) -> Property? {
    properties.first { $0.name == name && $0.isStored }
  }

  /// How generated code reads a property without using anything deprecated.
  private func reference(to property: Property) -> String {
    let name = SwiftNames.property(property)
    return (property.deprecated == nil ? name : SwiftNames.undeprecated(name)).codeBesideLocals
  }

  /// Whether the model's property is optional.
  private func isOptional(_ property: Property) -> Bool {
    if slotMembers.contains(property.name) { return true }
    guard property.defaultValue != nil || property.mustBeGiven else { return true }
    if case .optional? = property.portable { return true }
    return false
  }
}
