import FioriGenModel

/// Makes the declarations of types that components share.
struct SharedTypeTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The type.
  let type: SharedType

  /// The declarations; none for types that the documents only name.
  var declarations: [Declaration] {
    let declarations: [Declaration]
    switch type.kind {
    case .enumeration(let cases): declarations = [enumeration(of: cases)]
    case .structure(let fields): declarations = structure(of: fields)
    case .union(let cases): declarations = [union(of: cases)]
    case .protocolType(let members): declarations = [protocolDeclaration(of: members)]
    case .external: return []
    }
    return declarations + (type.deprecated.map { [alias($0)] } ?? [])
  }

  /// The type's name in generated code.
  private var name: SwiftIdentifier { context.name(of: type) }

  /// What the type is for.
  private var documentation: Documentation {
    Documentation(
      type.summary.isEmpty ? "The data of `\(type.name)`." : type.summary,
      paragraphs: [type.discussion] + Phrases.marks(isInferred: type.isInferred)
        + type.notes.map(Phrases.note)
    )
  }

  /// The deprecated name.
  private func alias(_ deprecation: Deprecation) -> Declaration {
    let component = deprecation.replacedBy.flatMap(context.component(named:))
    let shared = deprecation.replacedBy.flatMap(context.sharedType(named:))
    let replacement = component.map(context.publicName(of:)) ?? shared.map(context.publicName(of:))
    return .typeAlias(
      TypeAliasDeclaration(
        documentation: Documentation(documentation.summary),
        attributes: [Availability.deprecated(deprecation, replacement: replacement?.plain)],
        name: context.publicName(of: type).code,
        target: name.code
      )
    )
  }

  /// Members that only a deprecated type has.
  private var deprecatedMembers: [Declaration] {
    type.deprecated == nil ? [] : [.fieldTypeName(context.publicName(of: type))]
  }

  // MARK: Kinds

  /// An enumeration.
  private func enumeration(of cases: [EnumerationCase]) -> Declaration {
    EnumerationTranslator(
      documentation: documentation,
      name: name,
      cases: cases,
      members: deprecatedMembers
    ).declaration
  }

  /// A struct, and the accessors beside its fields.
  private func structure(of properties: [Property]) -> [Declaration] {
    let fields = FieldTranslator(context: context)
    let rules = RuleTranslator(context: context, ownerName: type.name, properties: properties)
    let model = ModelDeclaration(
      documentation: documentation,
      role: .structure,
      name: name,
      fields: ModelLayout(fields: properties).fields.compactMap {
        fields.stored($0, siblings: properties)
      },
      checks: rules.limits(),
      members: deprecatedMembers
    )
    let accessors = model.accessors
    if accessors.isEmpty { return [model.declaration] }
    return [
      model.declaration,
      .type(TypeDeclaration(keyword: .extending, name: name.code, members: accessors)),
    ]
  }

  /// A union.
  private func union(of cases: [UnionCase]) -> Declaration {
    let literalCase = context.textCase(ofUnion: type.name)
    return ChoiceTranslator(
      documentation: documentation,
      name: name,
      conformances: [Names.unionValue]
        + (literalCase == nil ? [] : [Names.stringLiteralProtocol]),
      cases: cases.map { unionCase in
        ChoiceTranslator.Case(
          name: SwiftNames.enumerationCase(unionCase.name),
          key: unionCase.name,
          type: context.code(for: unionCase.portable),
          documentation: Documentation(Phrases.summary(unionCase.summary, of: unionCase.name))
        )
      },
      literalCase: literalCase,
      members: deprecatedMembers
    ).declaration
  }

  /// A protocol.
  private func protocolDeclaration(of members: [Event]) -> Declaration {
    .type(
      TypeDeclaration(
        documentation: documentation,
        keyword: .protocolType,
        name: name.code,
        inherits: type.inherits == Names.anyObject ? [Names.anyObject] : [],
        members: EventTranslator(context: context).requirements(for: members)
      )
    )
  }
}
