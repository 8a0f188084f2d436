/// Makes values for the examples of the documentation: plausible, valid, and the same on every run.
///
/// Every language's example of a component is made from the same values.
public struct ExampleValues: Sendable {
  /// The types that values may be of.
  private let catalogue: Catalogue

  /// An example with more properties would only be longer.
  private static let mostProperties = 6

  /// Deeper values are left out.
  private static let deepest = 3

  /// Prepares for a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Values for the first few properties of a component that have an obvious one.
  ///
  /// Of properties that exclude each other the first one is chosen; deprecated ones and those that
  /// rules with conditions speak of are left out, so that the example breaks no rule.
  ///
  /// - Parameter component: The component.
  /// - Returns: The properties with their values, in the order of the spec.
  public func properties(of component: Component) -> [(property: Property, value: ValueLiteral)] {
    let conditional = Self.conditionalProperties(of: component)
    var chosen: [(property: Property, value: ValueLiteral)] = []
    for field in ModelLayout(of: component).fields where chosen.count < Self.mostProperties {
      let candidate: Property? =
        switch field {
        case .property(let property): property
        case .exclusive(let slot): slot.members.first
        case .part: nil
        }
      guard let property = candidate, property.deprecated == nil,
        !conditional.contains(property.name), let type = property.portable,
        let value = value(for: type, of: property, depth: 0)
      else { continue }
      chosen.append((property, value))
    }
    return chosen
  }

  /// The properties that rules with conditions speak of.
  private static func conditionalProperties(of component: Component) -> Set<String> {
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

  /// A value for a property or field; `nil` for a type without an obvious one.
  private func value(for type: PortableType, of property: Property, depth: Int) -> ValueLiteral? {
    switch type {
    case .optional(let inner): return value(for: inner, of: property, depth: depth)
    case .array(let element):
      return value(for: element, of: property, depth: depth + 1).map { .array([$0]) }
    case .builtIn(let builtIn): return value(for: builtIn, of: property)
    case .enumeration(let name):
      guard case .enumeration(let cases) = catalogue.type(named: name)?.kind else { return nil }
      // The first case is often "none"; the last shows more.
      return cases.last { $0.deprecated == nil }.map { .enumerationCase($0.name) }
    case .structure(let name):
      guard depth < Self.deepest, case .structure(let fields) = catalogue.type(named: name)?.kind
      else { return nil }
      var literals: [FieldLiteral] = []
      for field in fields where field.isRequired && field.isStored {
        guard let type = field.portable,
          let value = value(for: type, of: field, depth: depth + 1)
        else { return nil }
        literals.append(FieldLiteral(name: field.name, value: value))
      }
      return .fields(literals)
    case .union(let name):
      // Only a text says by itself which case is meant.
      guard case .union(let cases) = catalogue.type(named: name)?.kind,
        cases.filter({ $0.portable == .builtIn(.string) }).count == 1
      else { return nil }
      return .string("1")
    case .component: return nil
    }
  }

  /// A value of a built-in type.
  private func value(for type: BuiltInType, of property: Property) -> ValueLiteral? {
    switch type {
    case .string: .string(Self.words(of: property.name))
    case .bool: .bool(true)
    case .int:
      Self.number(3, within: property.constraints).flatMap { Int(exactly: $0) }
        .map(ValueLiteral.integer)
    case .double, .float: Self.number(0.5, within: property.constraints).map(ValueLiteral.number)
    case .seconds: Self.number(2, within: property.constraints).map(ValueLiteral.number)
    case .size: .size(width: 30, height: 30)
    case .image: .string("example")
    case .cellAccessory: .enumerationCase("disclosureIndicator")
    case .controlState: .enumerationCase("normal")
    case .edgeInsets, .color: nil
    }
  }

  /// A number inside the limits: the wanted one, or the middle.
  private static func number(_ wanted: Double, within constraints: Constraints) -> Double? {
    guard let range = constraints.advisedRange ?? constraints.range else { return wanted }
    if range.contains(wanted) { return wanted }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let whole = middle.rounded()
    return range.contains(whole) ? whole : middle
  }

  /// A member's name as words: `headlineText` becomes `Headline text`.
  private static func words(of name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase && !result.isEmpty { result += " " }
      result += result.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    return result
  }
}
