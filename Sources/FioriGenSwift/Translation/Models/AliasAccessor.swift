import FioriGenModel

/// An accessor by which a property goes under another spelling of its name.
///
/// ```swift
/// public var state: FUICheckoutDisplayState? {
///   get { displayState }
///   set { displayState = newValue }
/// }
/// ```
enum AliasAccessor {
  /// Writes an accessor.
  ///
  /// - Parameters:
  ///   - alias: The other spelling.
  ///   - name: The name of the property, for its documentation.
  ///   - storage: What the accessor reads and writes; never deprecated.
  ///   - type: The type, as code.
  ///   - deprecation: The attribute of a deprecated property.
  /// - Returns: The accessor.
  static func declaration(
    _ alias: String,
    of name: SwiftIdentifier,
    storage: SwiftIdentifier,
    type: String,
    deprecation: Expression?
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: Documentation("Another spelling of `\(name.plain)`."),
        attributes: [deprecation].compactMap { $0 },
        name: SwiftNames.member(alias).code,
        type: type,
        content: .accessors(
          get: [.line(storage.codeBesideLocals)],
          set: [.line(storage.codeBesideLocals + " = " + Names.newValue)]
        )
      )
    )
  }
}

extension StoredField {
  /// The accessors of its other spellings; those of a slot belong to its members.
  var aliasAccessors: [Declaration] {
    if case .exclusive = visit { return [] }
    return aliases.map { alias in
      AliasAccessor.declaration(
        alias.spelling,
        of: name,
        storage: storage,
        type: type,
        deprecation: deprecation
      )
    }
  }
}
