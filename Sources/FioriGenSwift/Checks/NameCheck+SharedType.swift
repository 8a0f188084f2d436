import FioriGenModel

extension NameCheck {
  /// Finds clashes inside a shared type.
  ///
  /// - Parameter type: The type.
  mutating func check(_ type: SharedType) {
    checkOverride(type.swiftName, at: type.range)
    let name = "'" + context.publicName(of: type).plain + "'"
    switch type.kind {
    case .enumeration(let cases):
      var scope = NameScope(name, reserved: Names.enumerationMembers, inside: module)
      for enumerationCase in cases {
        checkOverride(enumerationCase.swiftName, at: enumerationCase.range)
        declare(
          SwiftNames.enumerationCase(of: enumerationCase),
          NameScope.Origin(
            kind: "case",
            name: enumerationCase.name,
            range: enumerationCase.range
          ),
          in: &scope
        )
      }
    case .structure(let fields):
      var scope = NameScope(name, reserved: Names.modelMembers, inside: module)
      for field in fields where field.isStored { declare(field, "field", in: &scope) }
    case .union(let cases):
      var scope = NameScope(name, reserved: Names.unionMembers, inside: module)
      for unionCase in cases {
        declare(
          SwiftNames.enumerationCase(unionCase.name),
          NameScope.Origin(kind: "case", name: unionCase.name, range: unionCase.range),
          in: &scope,
          remedy: Remedy.rename
        )
      }
    case .protocolType(let members):
      check(members, describedAs: name)
    case .external:
      break
    }
  }

  /// Finds clashes inside a style.
  ///
  /// - Parameter group: The attribute group.
  mutating func check(_ group: AttributeGroup) {
    checkOverride(group.swiftName, at: group.range)
    let name = SwiftNames.style(group.name, override: group.swiftName).plain
    var scope = NameScope("'" + name + "'", reserved: Names.styleMembers, inside: module)
    for attribute in group.attributes {
      declare(
        SwiftNames.attribute(attribute.name),
        NameScope.Origin(kind: "attribute", name: attribute.name, range: attribute.range),
        in: &scope,
        remedy: Remedy.rename
      )
    }
  }

  /// Finds clashes between the methods of a protocol.
  ///
  /// - Parameters:
  ///   - events: What the methods are for.
  ///   - name: What the protocol is called in messages.
  mutating func check(_ events: [Event], describedAs name: String) {
    var scope = NameScope(name, reserved: [])
    for event in events {
      declare(
        SwiftNames.method(event.name),
        NameScope.Origin(kind: "event", name: event.name, range: event.range),
        in: &scope,
        remedy: Remedy.rename
      )
    }
  }

  /// Declares a property or field.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - kind: What it is called in messages.
  ///   - scope: The scope.
  mutating func declare(_ property: Property, _ kind: String, in scope: inout NameScope) {
    checkOverride(property.swiftName, at: property.range)
    declare(
      SwiftNames.property(property),
      NameScope.Origin(kind: kind, name: property.name, range: property.range),
      in: &scope,
      deprecated: property.deprecated
    )
    declareAliases(of: property, in: &scope)
  }

  /// Declares the accessors of a property's other spellings.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - scope: The scope.
  mutating func declareAliases(of property: Property, in scope: inout NameScope) {
    for alias in property.aliases {
      let origin = NameScope.Origin(kind: "alias", name: alias, range: property.range)
      declare(SwiftNames.member(alias), origin, in: &scope, remedy: Remedy.rename)
    }
  }
}
