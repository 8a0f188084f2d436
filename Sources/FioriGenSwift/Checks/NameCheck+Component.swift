import FioriGenModel

extension NameCheck {
  /// Finds clashes inside a component's model, its class paths and its protocols.
  ///
  /// - Parameter component: The component.
  mutating func check(_ component: Component) {
    checkOverride(component.swiftName, at: component.range)
    let name = "'" + context.publicName(of: component).plain + "'"
    var scope = NameScope(name, reserved: Names.modelMembers, inside: module)
    for field in ModelLayout(of: component).fields {
      switch field {
      case .property(let property):
        declare(property, "property", in: &scope)
      case .exclusive(let slot):
        declare(slot, in: &scope)
      case .part(let part):
        declare(part, of: component, in: &scope)
      }
    }
    let operations = component.distinctOperations
    for operation in operations { declare(operation, in: &scope) }
    checkMethods(operations, describedAs: SwiftNames.operations(component.name))
    check(component.events, describedAs: "'" + SwiftNames.events(component.name).plain + "'")
    checkClassPaths(of: component)
  }

  /// Declares an exclusive slot: the stored property, its type and the accessors of its members.
  private mutating func declare(_ slot: ExclusiveField, in scope: inout NameScope) {
    let origin = NameScope.Origin(kind: "slot", name: slot.name, range: slot.rule.range)
    let type = SwiftNames.nestedType(slot.name)
    declare(SwiftNames.member(slot.name), origin, in: &scope, remedy: Remedy.name)
    declare(type, origin, in: &scope, remedy: Remedy.name)
    var cases = NameScope("'" + type.plain + "'", reserved: Names.choiceMembers, inside: module)
    for member in slot.members {
      checkOverride(member.swiftName, at: member.range)
      let origin = NameScope.Origin(kind: "property", name: member.name, range: member.range)
      declare(SwiftNames.property(member), origin, in: &scope)
      declare(SwiftNames.enumerationCase(slot.caseName(of: member)), origin, in: &cases)
      declareAliases(of: member, in: &scope)
    }
  }

  /// Declares a part: the stored property and, for parts of platform types, its nested type.
  private mutating func declare(
    _ part: PartField,
    of component: Component,
    in scope: inout NameScope
  ) {
    let origin = NameScope.Origin(
      kind: "part",
      name: part.name,
      range: Self.range(of: part) ?? component.range
    )
    declare(SwiftNames.member(part.name), origin, in: &scope, remedy: Remedy.rename)
    guard case .members(let members) = part.content else { return }
    let type = SwiftNames.nestedType(part.name)
    declare(type, origin, in: &scope, remedy: Remedy.rename)
    var nested = NameScope("'" + type.plain + "'", reserved: Names.modelMembers, inside: module)
    for member in members {
      switch member {
      case .value(let value):
        declare(
          SwiftNames.member(member.name),
          NameScope.Origin(kind: "part", name: member.name, range: value.range),
          in: &nested,
          remedy: Remedy.rename
        )
      case .nested(let field):
        declare(field, of: component, in: &nested)
      }
    }
  }

  /// Where the first value of a part stands.
  private static func range(of part: PartField) -> SourceRange? {
    guard case .members(let members) = part.content else { return nil }
    switch members.first {
    case .value(let value): return value.range
    case .nested(let field): return range(of: field)
    case nil: return nil
    }
  }

  /// Declares the type of an operation's parameters, and the parameters in it.
  private mutating func declare(_ operation: Operation, in scope: inout NameScope) {
    let parameters = operation.storedParameters
    if parameters.isEmpty { return }
    let type = SwiftNames.nestedType(operation.name)
    declare(
      type,
      NameScope.Origin(kind: "operation", name: operation.name, range: operation.range),
      in: &scope,
      remedy: Remedy.rename
    )
    var nested = NameScope("'" + type.plain + "'", reserved: Names.modelMembers, inside: module)
    for parameter in parameters {
      declare(
        SwiftNames.member(parameter.name),
        NameScope.Origin(kind: "parameter", name: parameter.name, range: parameter.range),
        in: &nested,
        remedy: Remedy.rename
      )
    }
  }

  /// Finds clashes between the methods of a protocol of operations.
  private mutating func checkMethods(
    _ operations: [Operation],
    describedAs name: SwiftIdentifier
  ) {
    var scope = NameScope("'" + name.plain + "'", reserved: [])
    for operation in operations {
      declare(
        SwiftNames.method(operation.name),
        NameScope.Origin(kind: "operation", name: operation.name, range: operation.range),
        in: &scope,
        remedy: Remedy.rename
      )
    }
  }

  /// Finds clashes between the constants of class paths.
  private mutating func checkClassPaths(of component: Component) {
    var scope = NameScope(
      "'" + context.publicName(of: component).plain + "." + Names.classPaths + "'",
      reserved: []
    )
    for path in component.theming.classPaths {
      checkOverride(path.swiftName, at: path.range)
      declare(
        SwiftNames.classPath(
          path.path,
          of: component.name,
          settings: context.catalogue.settings,
          override: path.swiftName
        ),
        NameScope.Origin(kind: "class path", name: path.path, range: path.range),
        in: &scope,
        remedy: Remedy.name
      )
    }
  }
}
