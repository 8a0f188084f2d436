import FioriGenModel

/// The rules about several properties of a component, as far as a JSON Schema can say them.
///
/// Only errors are in it: a schema takes a payload or refuses it, and knows no advice. Rules that
/// compare images, colours or numbers of single precision are left out, because such a value has
/// several spellings, and so are rules about members of parts.
///
/// ```
/// { "$comment": "XCard.forbids-badges", "if": { "properties": { "look": … } }, "then": { "not": … } }
/// ```
struct PayloadRules {
  /// One schema for each rule, for `allOf`.
  private(set) var schemas: [JSONValue] = []

  /// The identifiers of the rules that cannot be said.
  private(set) var missing: [String] = []

  /// The stored properties by name.
  private let properties: [String: Property]

  /// The properties that share a slot; any of them may be left out.
  private let slotMembers: Set<String>

  /// What the properties' types are.
  private let catalogue: Catalogue

  /// Puts a component's rules into schemas.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - catalogue: What its properties' types are.
  init(of component: Component, in catalogue: Catalogue) {
    self.catalogue = catalogue
    properties = Dictionary(
      component.properties.filter(\.isStored).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    slotMembers = Set(
      component.rules.flatMap { rule -> [String] in
        guard case .exclusive(let names, _) = rule.demand else { return [] }
        return names
      }
    )
    for rule in component.rules where rule.severity == .error {
      switch rule.demand {
      case .exclusive: break
      case .forbids(let conditions, let names):
        add(rule, conditions, names.compactMap(isSet).map(Self.not))
      case .requires(let conditions, let names):
        add(rule, conditions, names.compactMap(isSet))
      }
    }
  }

  /// Adds a rule.
  private mutating func add(
    _ rule: BehaviourRule,
    _ conditions: [RuleCondition],
    _ demands: [JSONValue]
  ) {
    let names = RuleParts(of: rule).properties + conditions.map(\.property)
    guard !names.contains(where: { $0.contains(".") }) else {
      missing.append(rule.id)
      return
    }
    // Models check nothing about what they do not store.
    guard !demands.isEmpty, conditions.allSatisfy({ properties[$0.property] != nil }) else {
      return
    }
    let tests = conditions.compactMap(schema)
    guard tests.count == conditions.count else {
      missing.append(rule.id)
      return
    }
    let demand: JSONValue = ["allOf": .array(demands)]
    var members = [JSONMember(key: "$comment", value: .string(rule.id))]
    if tests.isEmpty {
      members.append(JSONMember(key: "allOf", value: .array(demands)))
    } else {
      members.append(JSONMember(key: "if", value: ["allOf": .array(tests)]))
      members.append(JSONMember(key: "then", value: demand))
    }
    schemas.append(.object(members))
  }

  /// A condition as a schema; `nil` when no schema can say it.
  private func schema(of condition: RuleCondition) -> JSONValue? {
    let name = condition.property
    switch condition.test {
    case .isSet: return isSet(name)
    case .isUnset: return isSet(name).map(Self.not)
    case .isOne(let values):
      guard let spellings = spellings(of: values, for: name) else { return nil }
      let mayBeLeftOut = mayBeLeftOut(name, as: values)
      return value(of: name, is: ["enum": .array(spellings)], mayBeLeftOut: mayBeLeftOut)
    case .isNone(let values):
      guard let spellings = spellings(of: values, for: name) else { return nil }
      return value(
        of: name,
        is: Self.not(["enum": .array(spellings + [.null])]),
        mayBeLeftOut: hasDefault(name) && !mayBeLeftOut(name, as: values)
      )
    }
  }

  /// That a property has a value; `nil` for one that the models do not store.
  private func isSet(_ name: String) -> JSONValue? {
    guard properties[name] != nil else { return nil }
    return value(of: name, is: Self.not(["type": "null"]), mayBeLeftOut: hasDefault(name))
  }

  /// Whether a property that is left out has a value all the same.
  private func hasDefault(_ name: String) -> Bool {
    guard !slotMembers.contains(name), let value = properties[name]?.defaultValue else {
      return false
    }
    return value != .null
  }

  /// Whether a property that is left out has one of some values.
  private func mayBeLeftOut(_ name: String, as values: [ValueLiteral]) -> Bool {
    guard hasDefault(name), let value = properties[name]?.defaultValue else { return false }
    return values.contains(value)
  }

  /// Every spelling of some values in payloads; `nil` for types whose values have spellings without
  /// number.
  private func spellings(of values: [ValueLiteral], for name: String) -> [JSONValue]? {
    switch properties[name]?.portable?.unwrapped {
    case .builtIn(let type):
      switch type {
      case .string, .bool, .int, .double, .seconds, .cellAccessory, .controlState:
        return values.map(PayloadLiteral.json)
      case .float, .size, .edgeInsets, .image, .color: return nil
      }
    case .enumeration(let type):
      guard case .enumeration(let cases) = catalogue.type(named: type)?.kind else { return nil }
      return values.flatMap { value -> [JSONValue] in
        guard case .enumerationCase(let name) = value else { return [] }
        return ([name] + (cases.first { $0.name == name }?.aliases ?? [])).map(JSONValue.string)
      }
    default: return nil
    }
  }

  /// That the value of a property fits a schema, by whatever spelling of its name it goes; other
  /// parts of the document see to it that only one of them is there.
  private func value(of name: String, is schema: JSONValue, mayBeLeftOut: Bool) -> JSONValue {
    let keys = [name] + (properties[name]?.aliases ?? [])
    let fitting = keys.map { key -> JSONValue in
      let fits: JSONValue = ["properties": .object([JSONMember(key: key, value: schema)])]
      return mayBeLeftOut ? fits : ["allOf": [["required": .strings([key])], fits]]
    }
    if fitting.count == 1, let only = fitting.first { return only }
    return mayBeLeftOut ? ["allOf": .array(fitting)] : JSONSchema.any(of: fitting)
  }

  /// That a schema does not hold.
  private static func not(_ schema: JSONValue) -> JSONValue { ["not": schema] }
}
