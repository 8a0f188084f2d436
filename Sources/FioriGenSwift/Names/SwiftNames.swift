import FioriGenModel

/// Gives everything of a catalogue its name in Swift: one function per idea.
///
/// Every function is total: any text gives a valid identifier. Two texts that give the same one are
/// found by ``NameCheck``, never renamed silently.
package enum SwiftNames {
  // MARK: Types

  /// The model of a component or struct: `FUIObjectCell` gives `FUIObjectCellModel`.
  ///
  /// - Parameters:
  ///   - name: The documented name; the parts of a dotted one are joined.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the type.
  static func model(_ name: String, override: String? = nil) -> SwiftIdentifier {
    member(override ?? joined(name) + Names.modelSuffix)
  }

  /// An enumeration, union or protocol: `FUITag.Style` gives `TagStyle` where `FUI` is the prefix.
  ///
  /// - Parameters:
  ///   - name: The documented name; the parts of a dotted one are joined.
  ///   - prefix: The letters that documented names begin with.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the type.
  static func sharedType(_ name: String, prefix: String, override: String? = nil)
    -> SwiftIdentifier
  {
    if let override { return member(override) }
    return member(upperFirst(joined(withoutPrefix(name, prefix))))
  }

  /// The undeprecated stand-in of a deprecated name: `oldText` gives `_oldText`.
  ///
  /// - Parameter identifier: The deprecated name.
  /// - Returns: The name that generated code uses instead.
  static func undeprecated(_ identifier: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(valid: "_" + identifier.plain)
  }

  /// A type inside a model: `detailImageView` gives `DetailImageView`, `actionButton.setTitle`
  /// gives `ActionButtonSetTitle`.
  ///
  /// - Parameter name: The name of the member that the type is for.
  /// - Returns: The name of the type.
  package static func nestedType(_ name: String) -> SwiftIdentifier {
    member(upperCamel(name))
  }

  /// The style of an attribute group: `Text` gives `TextStyle`.
  ///
  /// - Parameters:
  ///   - group: The group's name.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the type.
  static func style(_ group: String, override: String? = nil) -> SwiftIdentifier {
    member(override ?? upperCamel(group) + Names.styleSuffix)
  }

  /// The protocol of what a component can be told to do: `FUIToastMessageOperations`.
  ///
  /// - Parameter component: The documented name.
  /// - Returns: The name of the protocol.
  static func operations(_ component: String) -> SwiftIdentifier {
    member(joined(component) + Names.operationsSuffix)
  }

  /// The protocol of what a component reports: `FUIObjectCellEvents`.
  ///
  /// - Parameter component: The documented name.
  /// - Returns: The name of the protocol.
  static func events(_ component: String) -> SwiftIdentifier {
    member(joined(component) + Names.eventsSuffix)
  }

  /// The index of a catalogue.
  ///
  /// - Parameter name: The catalogue's name.
  /// - Returns: The name of the type.
  static func index(_ name: String) -> SwiftIdentifier {
    member(upperFirst(name))
  }

  // MARK: Members

  /// A member by its documented name, which is kept wherever Swift can use it.
  ///
  /// - Parameters:
  ///   - name: The documented name.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the member.
  package static func member(_ name: String, override: String? = nil) -> SwiftIdentifier {
    let valid = validIdentifier(override ?? name)
    let usable = ReservedWords.isUnusable(valid) ? valid + Names.valueSuffix : valid
    return SwiftIdentifier(valid: usable)
  }

  /// A property of a model.
  ///
  /// - Parameter property: The property.
  /// - Returns: Its name, whether or not it is deprecated.
  package static func property(_ property: Property) -> SwiftIdentifier {
    member(property.name, override: property.swiftName)
  }

  /// A method by its documented, possibly dotted name: `actionButton.setTitle` gives
  /// `actionButtonSetTitle`.
  ///
  /// - Parameter name: The documented name.
  /// - Returns: The name of the method.
  package static func method(_ name: String) -> SwiftIdentifier {
    member(name.utf8.contains(0x2E) ? lowerCamel(name) : name)
  }

  /// A case of an enumeration: `Loading-pausable` gives `loadingPausable`.
  ///
  /// - Parameters:
  ///   - name: The documented name.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the case.
  package static func enumerationCase(_ name: String, override: String? = nil) -> SwiftIdentifier {
    member(override ?? lowerCamel(name))
  }

  /// A case of an enumeration.
  ///
  /// - Parameter enumerationCase: The case.
  /// - Returns: Its name, whether or not it is deprecated.
  package static func enumerationCase(of enumerationCase: EnumerationCase) -> SwiftIdentifier {
    Self.enumerationCase(enumerationCase.name, override: enumerationCase.swiftName)
  }

  /// An attribute of a style: `font-color` gives `fontColor`.
  ///
  /// - Parameter name: The attribute's name in style sheets.
  /// - Returns: The name of the property.
  static func attribute(_ name: String) -> SwiftIdentifier {
    member(lowerCamel(name))
  }

  /// The constant of a class path: `fdlFUIObjectCell_labelItem_label` gives `labelItemLabel`.
  ///
  /// What follows the component's name counts; the path of the component itself is `root`. Paths
  /// that leave the pattern go by the whole path without its prefix.
  ///
  /// - Parameters:
  ///   - path: The path as documented.
  ///   - component: The component's documented name.
  ///   - settings: The prefixes of the catalogue.
  ///   - override: The name that the spec asks for.
  /// - Returns: The name of the constant.
  static func classPath(
    _ path: String,
    of component: String,
    settings: CatalogueSettings,
    override: String? = nil
  ) -> SwiftIdentifier {
    if let override { return member(override) }
    let bare = withoutPrefix(path, settings.classPathPrefix)
    for base in [component, withoutPrefix(component, settings.typePrefix)] {
      if bare == base { return member(Names.rootClassPath) }
      if bare.hasPrefix(base + "_") {
        return member(lowerCamel(String(bare.dropFirst(base.count))))
      }
    }
    return member(lowerCamel(bare))
  }

  /// The parameter that takes a value of a type: `FUIActivityItem` gives `activityItem`.
  ///
  /// - Parameters:
  ///   - type: The declared type.
  ///   - prefix: The letters that documented names begin with.
  /// - Returns: The name of the parameter.
  static func parameter(for type: TypeExpression, prefix: String) -> SwiftIdentifier {
    let name = type.unwrapped.names.first ?? ""
    if PlatformType.all[name] != nil || BuiltInType(rawValue: name) != nil {
      return member(Names.valueParameter)
    }
    return member(lowerCamel(withoutPrefix(name, prefix)))
  }
}
