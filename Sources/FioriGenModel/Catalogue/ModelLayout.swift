/// The stored fields that every language's model of a component has, in their order.
///
/// Swift, C and the payload's schema are all emitted from this, so that they cannot disagree.
public struct ModelLayout: Hashable, Sendable {
  /// The fields, in order: properties and exclusive slots as the spec lists them, then parts.
  public var fields: [ModelField]

  /// Lays out a component.
  ///
  /// - Parameter component: A resolved component.
  public init(of component: Component) {
    let slots = Self.slots(of: component)
    var emittedSlots: Set<String> = []
    fields = []
    for property in component.properties where property.isStored {
      if let slot = slots.first(where: { $0.members.contains { $0.name == property.name } }) {
        if emittedSlots.insert(slot.name).inserted { fields.append(.exclusive(slot)) }
      } else {
        fields.append(.property(property))
      }
    }
    let storedNames = Set(component.properties.filter(\.isStored).map(\.name))
    let free = component.parts.filter { part in
      part.path.first.map { !storedNames.contains($0) } ?? false
    }
    fields += PartField.tree(of: free, views: component.views).map(ModelField.part)
  }

  /// Lays out a struct.
  ///
  /// - Parameter fields: The struct's fields.
  public init(fields: [Property]) {
    self.fields = fields.filter(\.isStored).map(ModelField.property)
  }

  /// The slots that exclusive rules make of a component's properties.
  private static func slots(of component: Component) -> [ExclusiveField] {
    component.rules.compactMap { rule in
      guard case .exclusive(let names, let slot) = rule.demand else { return nil }
      let members = names.compactMap { name in component.properties.first { $0.name == name } }
      return ExclusiveField(name: slot, rule: rule, members: members)
    }
  }
}

/// One stored field of a model.
public enum ModelField: Hashable, Sendable {
  /// A property of its own.
  case property(Property)
  /// A slot that holds one of several properties.
  case exclusive(ExclusiveField)
  /// The settable members of a view.
  case part(PartField)

  /// The field's name as the spec gives it.
  public var name: String {
    switch self {
    case .property(let property): property.name
    case .exclusive(let slot): slot.name
    case .part(let part): part.name
    }
  }
}

/// A slot that holds one of several properties; the last one set is shown.
public struct ExclusiveField: Hashable, Sendable {
  /// The slot's name, such as `status`.
  public var name: String
  /// The rule that makes the members exclusive.
  public var rule: BehaviourRule
  /// The properties that share the slot, in the order of the rule.
  public var members: [Property]

  /// The name of a member's case: its own name without the slot's, so `statusText` is `text`.
  ///
  /// - Parameter member: One of ``members``.
  /// - Returns: The case's name; the whole property name where it does not begin with the slot's.
  public func caseName(of member: Property) -> String {
    let rest = member.name.dropFirst(name.count)
    guard member.name.hasPrefix(name), let first = rest.first else { return member.name }
    return first.lowercased() + rest.dropFirst()
  }
}

/// The settable members of a view, as a nested value.
public struct PartField: Hashable, Sendable {
  /// What the nested value is made of.
  public enum Content: Hashable, Sendable {
    /// The model of a component or struct of the catalogue, with the defaults it has here.
    case model(PortableType, defaults: [FieldLiteral])
    /// A type of its own with exactly these members.
    case members([Member])
  }

  /// A member of a nested type.
  public enum Member: Hashable, Sendable {
    /// A value.
    case value(Part)
    /// A nested value again.
    case nested(PartField)

    /// The member's name.
    public var name: String {
      switch self {
      case .value(let part): part.path.last ?? ""
      case .nested(let field): field.name
      }
    }
  }

  /// The field's name, such as `detailImageView`.
  public var name: String
  /// What the nested value is made of.
  public var content: Content
  /// What the view shows, in one sentence; may be empty.
  public var summary: String

  /// Builds the nested values for a component's parts.
  ///
  /// - Parameters:
  ///   - parts: The parts, in the order of the spec.
  ///   - views: The component's views, which say what stands for a part's root.
  /// - Returns: One field per root, in the order in which the roots first appear.
  static func tree(of parts: [Part], views: [AnatomyView]) -> [PartField] {
    fields(of: parts, depth: 0).compactMap { member in
      guard case .nested(var field) = member else { return nil }
      let view = views.first { $0.name == field.name }
      if let model = view?.portable?.unwrapped {
        let own = parts.filter { $0.path.first == field.name }
        field.content = .model(model, defaults: defaults(of: own, depth: 1))
      }
      field.summary = view?.summary ?? ""
      return field
    }
  }

  /// Groups the parts that share their path up to a depth.
  private static func fields(of parts: [Part], depth: Int) -> [Member] {
    var names: [String] = []
    var groups: [String: [Part]] = [:]
    for part in parts where part.path.count > depth {
      let name = part.path[depth]
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(part)
    }
    return names.compactMap { name in
      let group = groups[name] ?? []
      let deeper = group.filter { $0.path.count > depth + 1 }
      if !deeper.isEmpty {
        let members = fields(of: deeper, depth: depth + 1)
        if members.isEmpty { return nil }
        return .nested(PartField(name: name, content: .members(members), summary: ""))
      }
      guard depth > 0, let part = group.first, part.portable != nil, part.access != .get else {
        return nil
      }
      return .value(part)
    }
  }

  /// The defaults that a component gives to the members of a part, as nested literals.
  private static func defaults(of parts: [Part], depth: Int) -> [FieldLiteral] {
    var names: [String] = []
    for part in parts where part.path.count > depth && !names.contains(part.path[depth]) {
      names.append(part.path[depth])
    }
    return names.compactMap { name in
      let group = parts.filter { $0.path.count > depth && $0.path[depth] == name }
      if let value = group.first(where: { $0.path.count == depth + 1 })?.defaultValue {
        return FieldLiteral(name: name, value: value)
      }
      let nested = defaults(of: group.filter { $0.path.count > depth + 1 }, depth: depth + 1)
      return nested.isEmpty ? nil : FieldLiteral(name: name, value: .fields(nested))
    }
  }
}
