import FioriGenModel

/// A rule of a component as written.
struct RuleSyntax: Sendable {
  /// What it demands.
  enum Demand: Sendable {
    /// At most one of the properties is set; with the slot's name, where given.
    case exclusive([Located<String>], name: Located<String>?)
    /// While every condition holds, none of the properties may be set.
    case forbids(when: [ConditionSyntax], [Located<String>])
    /// While every condition holds, each of the properties must be set.
    case requires(when: [ConditionSyntax], [Located<String>])
  }

  /// What it demands.
  var demand: Demand
  /// Its identifier without the component's name, where given.
  var id: Located<String>?
  /// What to tell someone who broke it.
  var message: String?
  /// How much breaking it matters.
  var severity: Severity
  /// Where it stands.
  var range: SourceRange
}

/// A condition as written; its values are checked when the property's type is known.
struct ConditionSyntax: Sendable {
  /// What must be true of the property.
  enum Test: Sendable {
    /// It has a value.
    case isSet
    /// It has no value.
    case isUnset
    /// It has one of these values.
    case isOne(of: [YAMLNode])
    /// It has a value, and none of these.
    case isNone(of: [YAMLNode])
  }

  /// The property's name.
  var property: Located<String>
  /// What must be true of it.
  var test: Test
}
