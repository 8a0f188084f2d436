import FioriGenModel

/// Describes components.
enum ComponentDescription {
  /// A component with everything that belongs to it.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - groups: The attribute groups of the catalogue by name.
  /// - Returns: The description.
  static func value(of component: Component, groups: [String: AttributeGroup]) -> JSONValue {
    [
      "name": .string(component.name),
      "kind": .string(component.kind.rawValue),
      "inherits": .optional(component.inherits),
      "conforms": .strings(component.conforms),
      "summary": .string(component.summary),
      "discussion": .string(component.discussion),
      "deprecated": MemberDescription.value(of: component.deprecated),
      "since": .optional(component.since),
      "inferred": .bool(component.isInferred),
      "swiftName": .optional(component.swiftName),
      "views": .array(component.views.map(MemberDescription.value)),
      "properties": .array(component.properties.flatMap(MemberDescription.values)),
      "parts": .array(component.parts.map(MemberDescription.value)),
      "operations": .array(component.operations.map(MemberDescription.value)),
      "events": .array(component.events.map(MemberDescription.value)),
      "rules": .array(component.rules.map(RuleDescription.value)),
      "theming": ThemingDescription.value(of: component.theming, groups: groups),
      "notes": .strings(component.notes),
    ]
  }
}
