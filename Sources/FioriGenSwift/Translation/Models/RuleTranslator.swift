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

  /// The stored fields of its parts.
  var parts: [PartField] = []

  /// What checks the limits of the stored properties.
  ///
  /// - Returns: The statements, in the order of the properties.
  func limits() -> [Statement] {
    properties.filter(\.isStored).flatMap { limits(of: subject($0), $0.constraints) }
  }

  /// What checks the limits that members of parts have.
  ///
  /// - Parameter parts: The declared members.
  /// - Returns: The statements, in their order.
  func limits(of parts: [Part]) -> [Statement] {
    parts.flatMap { part -> [Statement] in
      guard !part.constraints.isEmpty,
        let subject = subject(named: part.path.joined(separator: "."))
      else { return [] }
      return limits(of: subject, part.constraints)
    }
  }

  /// What checks the limits of an operation's parameters.
  ///
  /// - Parameter parameters: The parameters that carry data.
  /// - Returns: The statements, in their order.
  func limits(of parameters: [OperationParameter]) -> [Statement] {
    parameters.flatMap { parameter -> [Statement] in
      guard let portable = parameter.portable else { return [] }
      let isUnset = parameter.defaultValue == nil && parameter.isOptional
      let subject = RuleSubject(
        name: parameter.name,
        code: SwiftNames.member(parameter.name).codeBesideLocals,
        type: portable.unwrapped,
        isOptional: isUnset || portable != portable.unwrapped
      )
      return limits(of: subject, parameter.constraints)
    }
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

  /// What checks the limits of one value.
  private func limits(of subject: RuleSubject, _ constraints: Constraints) -> [Statement] {
    if constraints.isEmpty { return [] }
    var statements: [Statement] = []
    if let range = constraints.range {
      statements.append(limit(subject, Names.checkRange, bounds(range), rule: "range"))
    }
    if let range = constraints.advisedRange {
      statements.append(limit(subject, Names.checkAdvisedRange, bounds(range), rule: "advised"))
    }
    if let count = constraints.count {
      statements.append(limit(subject, Names.checkCount, atMost(count), rule: "count"))
    }
    if let count = constraints.advisedCount {
      statements.append(
        limit(subject, Names.checkAdvisedCount, atMost(count), rule: "advisedCount")
      )
    }
    if let lines = constraints.advisedLines {
      statements.append(
        limit(subject, Names.checkAdvisedLines, atMost(lines), rule: "lines")
      )
    }
    return statements
  }

  /// One call that checks a limit.
  private func limit(
    _ subject: RuleSubject,
    _ method: String,
    _ bounds: [Argument],
    rule: String
  ) -> Statement {
    let countsElements = method == Names.checkCount || method == Names.checkAdvisedCount
    let count = subject.isOptional ? "?.count" : ".count"
    let value = countsElements ? subject.code + count : subject.code
    let identifier = ownerName + "." + subject.name + "." + rule
    return .call(
      method,
      [Argument(.string(subject.name)), Argument(.code(value))] + bounds
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
      subject(named: name).map { call(method, $0, rule) }
    }
    if calls.isEmpty { return [] }
    let tests = conditions.compactMap(test)
    // What the model does not store can never be known to hold.
    if tests.count < conditions.count { return [] }
    return tests.isEmpty ? calls : [.ifAll(tests, then: calls)]
  }

  /// The call that forbids or requires a value.
  private func call(_ method: String, _ subject: RuleSubject, _ rule: BehaviourRule) -> Statement {
    .call(
      method,
      [
        Argument(.string(subject.name)),
        Argument("isSet", isSet(subject)),
        Argument("rule", .string(rule.id)),
        Argument("severity", .code(Names.severity(rule.severity))),
        Argument("message", .string(rule.message)),
      ]
    )
  }

  /// Whether there is a value, as code.
  private func isSet(_ subject: RuleSubject) -> Expression {
    .call(Names.isSet, [Argument(.code(subject.code))])
  }

  /// A condition as code; `nil` for what the model does not store.
  private func test(_ condition: RuleCondition) -> Expression? {
    guard let subject = subject(named: condition.property) else { return nil }
    switch condition.test {
    case .isSet: return isSet(subject)
    case .isUnset: return .code("!" + isSet(subject).flat)
    case .isOne(let values): return comparison(Names.isOne, subject.code, values, subject.type)
    case .isNone(let values): return comparison(Names.isNone, subject.code, values, subject.type)
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

  // MARK: Subjects

  /// The stored value of a name: a property, or by its dotted path a member of a part.
  private func subject(named name: String) -> RuleSubject? {
    if let property = properties.first(where: { $0.name == name && $0.isStored }) {
      return subject(property)
    }
    return PartPath(parts: parts, context: context).subject(named: name)
  }

  /// A property as the subject of a rule.
  private func subject(_ property: Property) -> RuleSubject {
    RuleSubject(
      name: property.name,
      code: SwiftNames.storage(of: property).codeBesideLocals,
      type: (property.portable ?? .builtIn(.bool)).unwrapped,
      isOptional: slotMembers.contains(property.name) || property.isOptionalInModels
    )
  }
}
