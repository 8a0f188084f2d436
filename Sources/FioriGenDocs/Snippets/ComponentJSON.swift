import FioriGenModel

/// A JSON document for a component that its model decodes.
enum ComponentJSON {
  /// An example with a value for the first few properties.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - samples: Where values come from.
  /// - Returns: The document, or `nil` when no property has an obvious value.
  static func example(of component: Component, samples: SampleValues) -> String? {
    let forbidden = propertiesUnderConditions(of: component)
    var members: [(name: String, value: String)] = []
    for field in ModelLayout(of: component).fields {
      guard let property = property(of: field), !forbidden.contains(property.name),
        property.deprecated == nil, let type = property.portable,
        let value = samples.json(
          for: type,
          named: property.name,
          constraints: property.constraints
        )
      else { continue }
      members.append((property.name, value))
      if members.count == longest { break }
    }
    if members.isEmpty { return nil }
    let lines = members.map { "  \"\($0.name)\": \($0.value)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// The properties that rules with conditions speak of; an example without them breaks none.
  private static func propertiesUnderConditions(of component: Component) -> Set<String> {
    var names: Set<String> = []
    for rule in component.rules {
      switch rule.demand {
      case .exclusive: break
      case .forbids(let conditions, let properties), .requires(let conditions, let properties):
        names.formUnion(properties + conditions.map(\.property))
      }
    }
    return names
  }

  /// An example with more members would only be longer.
  private static let longest = 6

  /// The property that stands for a field; of an exclusive slot, the first one.
  private static func property(of field: ModelField) -> Property? {
    switch field {
    case .property(let property): property
    case .exclusive(let slot): slot.members.first
    case .part: nil
    }
  }
}
