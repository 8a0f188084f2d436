import FioriGenModel

/// The rules about several properties of a component, as far as a JSON Schema can say them.
///
/// Only errors are in it: a schema takes a payload or refuses it, and knows no advice. Rules that
/// compare images, colours or numbers of single precision are left out, because such a value has
/// several spellings.
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
      let isOne = Self.property(name, ["enum": .array(spellings)])
      return mayBeLeftOut(name, as: values) ? isOne : Self.present(name, isOne)
    case .isNone(let values):
      guard let spellings = spellings(of: values, for: name) else { return nil }
      let isNone = Self.property(name, Self.not(["enum": .array(spellings + [.null])]))
      let isSetByDefault = hasDefault(name) && !mayBeLeftOut(name, as: values)
      return isSetByDefault ? isNone : Self.present(name, isNone)
    }
  }

  /// That a property has a value; `nil` for one that the models do not store.
  private func isSet(_ name: String) -> JSONValue? {
    guard properties[name] != nil else { return nil }
    let isValue = Self.property(name, Self.not(["type": "null"]))
    return hasDefault(name) ? isValue : Self.present(name, isValue)
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

  /// That a property has a schema's values, if it is there.
  private static func property(_ name: String, _ schema: JSONValue) -> JSONValue {
    ["properties": .object([JSONMember(key: name, value: schema)])]
  }

  /// That a property is there, and that a schema holds.
  private static func present(_ name: String, _ schema: JSONValue) -> JSONValue {
    ["allOf": [["required": .strings([name])], schema]]
  }

  /// That a schema does not hold.
  private static func not(_ schema: JSONValue) -> JSONValue { ["not": schema] }
}
