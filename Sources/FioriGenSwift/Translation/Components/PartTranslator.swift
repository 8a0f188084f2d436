import FioriGenModel

/// Makes the nested types of a component's parts.
struct PartTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The nested type of a part.
  ///
  /// - Parameter part: The part.
  /// - Returns: The type, or `nil` where the part's type is a model of its own.
  func declaration(of part: PartField) -> Declaration? {
    guard case .members(let members) = part.content else { return nil }
    let name = SwiftNames.nestedType(part.name)
    let fields = FieldTranslator(context: context)
    return ModelDeclaration(
      documentation: Phrases.documentation(of: part),
      role: .part,
      name: name,
      fields: members.compactMap { fields.stored($0) },
      members: members.compactMap { member in
        guard case .nested(let field) = member else { return nil }
        return declaration(of: field)
      }
    ).declaration
  }
}
