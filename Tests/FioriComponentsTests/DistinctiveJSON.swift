import FioriGenModel

/// Writes JSON for components from their specs alone, with a different value in every field, so
/// that two fields that got mixed up are noticed.
struct DistinctiveJSON {
  /// The types and components that values may be of.
  let catalogue: Catalogue

  /// Counts the values written so far; each takes its own number.
  private var counter = 0

  /// Creates a writer.
  ///
  /// - Parameter catalogue: The catalogue.
  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// An object with every field of a component set.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - depth: How deep the object is nested; deeply nested components are left out.
  /// - Returns: The members, as JSON by key.
  mutating func members(of component: Component, depth: Int = 0) -> [String: String] {
    var members: [String: String] = [:]
    for field in ModelLayout(of: component).fields {
      switch field {
      case .property(let property):
        members[property.name] = value(of: property, depth: depth)
      case .exclusive(let slot):
        // Different slots take different members, so that every case is used somewhere.
        let member = slot.members[counter % slot.members.count]
        members[member.name] = value(of: member, depth: depth)
      case .part(let part):
        members[part.name] = value(of: part, depth: depth)
      }
    }
    return members
  }

  /// An object of members, with sorted keys.
  ///
  /// - Parameter members: The members, as JSON by key.
  /// - Returns: The JSON.
  static func object(_ members: [String: String]) -> String {
    "{"
      + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      .joined(separator: ",") + "}"
  }

  /// An object of members, those with dotted names in objects of their own.
  ///
  /// - Parameter members: The members, as JSON by name.
  /// - Returns: The JSON.
  static func object(nesting members: [String: String]) -> String {
    var direct: [String: String] = [:]
    var nested: [String: [String: String]] = [:]
    for (name, value) in members {
      guard let dot = name.firstIndex(of: ".") else {
        direct[name] = value
        continue
      }
      nested[String(name[..<dot]), default: [:]][String(name[name.index(after: dot)...])] = value
    }
    return object(direct.merging(nested.mapValues(object(nesting:))) { first, _ in first })
  }

  /// A value of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - constraints: What the value keeps to.
  ///   - depth: How deep it is nested.
  /// - Returns: The JSON, or `nil` where it would nest too deeply.
  mutating func value(
    of type: PortableType,
    constraints: Constraints = Constraints(),
    depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    counter += 1
    switch type {
    case .optional(let inner): return value(of: inner, constraints: constraints, depth: depth)
    case .array(let element): return value(of: element, depth: depth + 1).map { "[\($0)]" }
    case .builtIn(let builtIn): return value(of: builtIn, constraints: constraints)
    case .enumeration(let name):
      guard case .enumeration(let cases) = catalogue.type(named: name)?.kind else { return nil }
      return "\"\(cases[counter % cases.count].name)\""
    case .structure(let name):
      guard case .structure(let fields) = catalogue.type(named: name)?.kind else { return nil }
      var members: [String: String] = [:]
      for field in fields where field.isStored {
        members[field.name] = value(of: field, depth: depth + 1)
      }
      return Self.object(members)
    case .union(let name):
      guard case .union(let cases) = catalogue.type(named: name)?.kind else { return nil }
      let chosen = cases[counter % cases.count]
      return value(of: chosen.portable, depth: depth + 1).map { "{\"\(chosen.name)\":\($0)}" }
    case .component(let name):
      guard let component = catalogue.component(named: name) else { return nil }
      return Self.object(members(of: component, depth: depth + 1))
    }
  }

  /// A value of a property.
  private mutating func value(of property: Property, depth: Int) -> String? {
    property.portable.flatMap { type in
      value(of: type, constraints: property.constraints, depth: depth)
    }
  }

  /// An object for the members of a part.
  private mutating func value(of part: PartField, depth: Int) -> String? {
    switch part.content {
    case .model(let type, _): return value(of: type, depth: depth)
    case .members(let list):
      var members: [String: String] = [:]
      for member in list {
        switch member {
        case .value(let leaf):
          members[member.name] = leaf.portable.flatMap { type in
            value(of: type, depth: depth + 1)
          }
        case .nested(let inner): members[member.name] = value(of: inner, depth: depth + 1)
        }
      }
      return Self.object(members)
    }
  }

  /// A value of a built-in type, in the form that the run time writes.
  private func value(of type: BuiltInType, constraints: Constraints) -> String {
    switch type {
    case .string: "\"text \(counter)\""
    case .bool: counter.isMultiple(of: 2) ? "true" : "false"
    case .int: "\(constraints.range.map { Int($0.lowerBound.rounded(.up)) } ?? counter)"
    case .double, .float, .seconds:
      if let range = constraints.advisedRange ?? constraints.range {
        "\((range.lowerBound + range.upperBound) / 2)"
      } else {
        "\(counter).5"
      }
    case .size: "{\"height\":\(counter),\"width\":\(counter).25}"
    case .edgeInsets:
      "{\"bottom\":\(counter),\"leading\":\(counter),\"top\":\(counter).5,\"trailing\":1}"
    case .image: "\"image \(counter)\""
    case .color: "\"#0000\(counter % 90 + 10)\""
    case .cellAccessory: "\"disclosureIndicator\""
    case .controlState: "\"selected\""
    }
  }
}
