extension Declaration {
  /// `static var fieldTypeName`, which deprecated types declare: messages show the name that users
  /// write instead of that of its stand-in.
  ///
  /// - Parameter name: The name that users write.
  /// - Returns: The static property.
  static func fieldTypeName(_ name: SwiftIdentifier) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: Phrases.fieldTypeName,
        keywords: Names.publicStaticVar,
        name: Names.fieldTypeName,
        type: Names.builtIn(.string),
        content: .computed([.expression(prefix: "", .string(name.plain))])
      )
    )
  }
}
