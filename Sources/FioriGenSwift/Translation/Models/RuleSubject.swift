import FioriGenModel

/// A stored value that a rule or a limit is about.
struct RuleSubject: Hashable, Sendable {
  /// Its name in specs; dotted for a member of a part.
  var name: String
  /// How the model's own code reads it, without anything deprecated.
  var code: String
  /// The type of its values.
  var type: PortableType
  /// Whether reading it gives an optional.
  var isOptional: Bool
}

/// Finds the members of parts by their dotted paths.
struct PartPath {
  /// The stored fields of the component's parts.
  let parts: [PartField]

  /// The catalogue.
  let context: SwiftContext

  /// The member of a path.
  ///
  /// - Parameter name: The dotted path, such as `detailImageView.placeholder.text`.
  /// - Returns: The member; `nil` where the model stores none of that path.
  func subject(named name: String) -> RuleSubject? {
    let path = name.split(separator: ".").map(String.init)
    guard let root = path.first, var field = parts.first(where: { $0.name == root }) else {
      return nil
    }
    var code = SwiftNames.member(root).codeBesideLocals
    for (index, step) in path.enumerated().dropFirst() {
      let isLast = index == path.count - 1
      switch field.content {
      case .model(let type, let defaults):
        guard isLast else { return nil }
        let isMade = context.canBeMade(type, from: defaults)
        return member(step, of: type, name: name, reading: code + (isMade ? "." : "?."), isMade)
      case .members(let members):
        guard let member = members.first(where: { $0.name == step }) else { return nil }
        code += "." + SwiftNames.member(step).code
        switch member {
        case .nested(let nested):
          field = nested
        case .value(let part):
          guard isLast, let type = part.portable else { return nil }
          let isOptional = part.defaultValue == nil || type != type.unwrapped
          return RuleSubject(name: name, code: code, type: type.unwrapped, isOptional: isOptional)
        }
      }
    }
    return nil
  }

  /// The property of a component's or struct's model.
  private func member(
    _ step: String,
    of type: PortableType,
    name: String,
    reading prefix: String,
    _ isMade: Bool
  ) -> RuleSubject? {
    var properties: [Property] = []
    var slotMembers: Set<String> = []
    switch type {
    case .component(let component):
      guard let component = context.catalogue.component(named: component) else { return nil }
      properties = component.properties
      for case .exclusive(let names, _) in component.rules.map(\.demand) {
        slotMembers.formUnion(names)
      }
    case .structure(let structure):
      guard case .structure(let fields)? = context.sharedType(named: structure)?.kind else {
        return nil
      }
      properties = fields
    default: return nil
    }
    guard let property = properties.first(where: { $0.name == step && $0.isStored }),
      let portable = property.portable
    else { return nil }
    return RuleSubject(
      name: name,
      code: prefix + SwiftNames.storage(of: property).code,
      type: portable.unwrapped,
      isOptional: !isMade || slotMembers.contains(step) || property.isOptionalInModels
    )
  }
}

extension SwiftNames {
  /// What generated code reads a property by without using anything deprecated.
  ///
  /// - Parameter property: The property.
  /// - Returns: Its name, or the one of its storage.
  static func storage(of property: Property) -> SwiftIdentifier {
    let name = Self.property(property)
    return property.deprecated == nil ? name : undeprecated(name)
  }
}

extension Property {
  /// Whether the model's property is optional, slots aside.
  var isOptionalInModels: Bool {
    guard defaultValue != nil || mustBeGiven else { return true }
    if case .optional? = portable { return true }
    return false
  }
}
