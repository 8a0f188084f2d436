/// The names of the types that models are made of, for outputs that have to find or import them.
public enum UsedTypes {
  /// The components and shared types in the model of a component, and in its operations and events.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - resolution: What names stand for.
  /// - Returns: The names, in no particular order.
  public static func names(in component: Component, _ resolution: TypeResolution) -> Set<String> {
    var names = modelNames(in: component)
    for operation in component.operations {
      for parameter in operation.parameters { insert(parameter.portable, into: &names) }
      insert(operation.result.flatMap(resolution.portable), into: &names)
    }
    for event in component.events { insert(event, into: &names, resolution) }
    return names
  }

  /// The components and shared types in the model of a component.
  ///
  /// - Parameter component: The component.
  /// - Returns: The names, in no particular order.
  public static func modelNames(in component: Component) -> Set<String> {
    var names: Set<String> = []
    for field in ModelLayout(of: component).fields {
      switch field {
      case .property(let property): insert(property.portable, into: &names)
      case .exclusive(let slot):
        for member in slot.members { insert(member.portable, into: &names) }
      case .part(let part): insert(part, into: &names)
      }
    }
    return names
  }

  /// The components and shared types in a shared type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - resolution: What names stand for.
  /// - Returns: The names, in no particular order.
  public static func names(in type: SharedType, _ resolution: TypeResolution) -> Set<String> {
    var names: Set<String> = []
    switch type.kind {
    case .enumeration, .external: break
    case .structure(let fields):
      for field in fields where field.isStored { insert(field.portable, into: &names) }
    case .union(let cases):
      for unionCase in cases { insert(unionCase.portable, into: &names) }
    case .protocolType(let members):
      for event in members { insert(event, into: &names, resolution) }
    }
    return names
  }

  /// Adds the names in what comes with an event.
  private static func insert(
    _ event: Event,
    into names: inout Set<String>,
    _ resolution: TypeResolution
  ) {
    for type in event.payload { insert(resolution.portable(for: type), into: &names) }
  }

  /// Adds the names in the settable members of a view.
  private static func insert(_ part: PartField, into names: inout Set<String>) {
    switch part.content {
    case .model(let type, _): insert(type, into: &names)
    case .members(let members):
      for member in members {
        switch member {
        case .value(let part): insert(part.portable, into: &names)
        case .nested(let part): insert(part, into: &names)
        }
      }
    }
  }

  /// Adds the name in a type.
  private static func insert(_ type: PortableType?, into names: inout Set<String>) {
    switch type {
    case nil, .builtIn: break
    case .enumeration(let name), .structure(let name), .union(let name), .component(let name):
      names.insert(name)
    case .array(let inner), .optional(let inner): insert(inner, into: &names)
    }
  }
}
