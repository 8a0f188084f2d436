/// Behaviour of a component that can be checked on its data.
///
/// What conditional rules call a property is one of the component, or by its dotted path a member of
/// a part.
public struct BehaviourRule: Hashable, Sendable {
  /// What a rule demands.
  public enum Demand: Hashable, Sendable {
    /// At most one of the properties is set; the last one set is shown. `name` is the slot they
    /// share, which becomes one stored value in the models.
    case exclusive(properties: [String], name: String)
    /// While every condition holds, none of the properties may be set.
    case forbids(when: [RuleCondition], properties: [String])
    /// While every condition holds, each of the properties must be set.
    case requires(when: [RuleCondition], properties: [String])
  }

  /// The stable identifier, `<component>.<rule>`.
  public var id: String
  /// What it demands.
  public var demand: Demand
  /// How much breaking it matters.
  public var severity: Severity
  /// What to tell someone who broke it.
  public var message: String
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// Where it stands.
  public var range: SourceRange

  /// Creates a rule.
  public init(
    id: String,
    demand: Demand,
    severity: Severity = .error,
    message: String,
    inheritedFrom: String? = nil,
    range: SourceRange
  ) {
    self.id = id
    self.demand = demand
    self.severity = severity
    self.message = message
    self.inheritedFrom = inheritedFrom
    self.range = range
  }
}

/// One condition of a ``BehaviourRule``.
public struct RuleCondition: Hashable, Sendable {
  /// What must be true of the property.
  public enum Test: Hashable, Sendable {
    /// It has a value.
    case isSet
    /// It has no value.
    case isUnset
    /// It has one of these values. An unset property has none.
    case isOne(of: [ValueLiteral])
    /// It has a value, and none of these.
    case isNone(of: [ValueLiteral])
  }

  /// The property's name.
  public var property: String
  /// What must be true of it.
  public var test: Test

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - test: What must be true of it.
  public init(property: String, test: Test) {
    self.property = property
    self.test = test
  }
}
