import FioriGenModel

extension DiffRules {
  /// The rules about operations, events and behaviour.
  static let behaviourRules: [Rule] = [
    operationAdded, operationRemoved, operationChanged, eventAdded, eventRemoved, eventChanged,
    ruleAdded, ruleRemoved, ruleChanged,
  ]

  /// There is one more operation.
  static let operationAdded = rule(
    "operation-added",
    "An operation is new",
    "Types that conform to the component's operations protocol have to implement it.",
    wrong: "operations: { show: …, dismiss: … }    # dismiss is new",
    right: "release a new major version"
  )

  /// An operation is gone.
  static let operationRemoved = rule(
    "operation-removed",
    "An operation is gone",
    "Code that calls it no longer compiles.",
    wrong: "remove dismiss from the spec",
    right: "release a new major version"
  )

  /// An operation takes or gives something else.
  static let operationChanged = rule(
    "operation-changed",
    "An operation takes or gives something else",
    "Code that calls or implements it no longer compiles, unless only a parameter with a default is new.",
    wrong: "show: { parameters: { message: String, title: String } }    # title is new",
    right: "show: { parameters: { message: String, title: { type: String, default: \"\" } } }"
  )

  /// There is one more event.
  static let eventAdded = rule(
    "event-added",
    "An event is new",
    "Types that conform to the component's events protocol have to implement it.",
    wrong: "events: { didSelect: …, didDeselect: … }    # didDeselect is new",
    right: "release a new major version"
  )

  /// An event is gone.
  static let eventRemoved = rule(
    "event-removed",
    "An event is gone",
    "Code that reports it no longer compiles, and what implements it is never called.",
    wrong: "remove didSelect from the spec",
    right: "release a new major version"
  )

  /// An event brings something else.
  static let eventChanged = rule(
    "event-changed",
    "An event brings something else",
    "Code that implements it no longer compiles.",
    wrong: "didSelect: { payload: [Int] }    # was [String]",
    right: "release a new major version"
  )

  /// There is one more rule.
  static let ruleAdded = rule(
    "rule-added",
    "A rule about data is new",
    "Data that was valid may break it. Rules that only warn break nothing.",
    wrong: "- { when: { look: plain }, forbids: [statusText], message: … }",
    right: "- { when: { look: plain }, forbids: [statusText], severity: warning, message: … }"
  )

  /// A rule is gone.
  static let ruleRemoved = rule(
    "rule-removed",
    "A rule about data is gone",
    "Everything that was valid is valid. Without an exclusive rule, its slot is no longer one value in code.",
    wrong: "remove exclusive: [statusText, statusImage]",
    right: "keep exclusive rules"
  )

  /// A rule demands something else.
  static let ruleChanged = rule(
    "rule-changed",
    "A rule about data demands something else",
    "Data that was valid may not be any more.",
    wrong: "forbids: [statusText, statusImage]    # was [statusText]",
    right: "add a second rule that only warns"
  )
}
