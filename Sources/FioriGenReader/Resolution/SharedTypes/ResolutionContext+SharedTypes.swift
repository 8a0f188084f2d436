import FioriGenModel

extension ResolutionContext {
  /// Resolves the types that components share.
  mutating func resolveSharedTypes() -> [SharedType] {
    sharedTypes.sorted { $0.key < $1.key }.map { sharedType($0.value) }
  }

  /// Resolves one type.
  private mutating func sharedType(_ declared: Declared<SharedTypeSyntax>) -> SharedType {
    let syntax = declared.syntax
    return SharedType(
      name: syntax.name.value,
      kind: kind(of: syntax),
      inherits: syntax.inherits?.value,
      conforms: syntax.conforms.map(\.value),
      colorMethod: syntax.colorMethod,
      summary: syntax.common.summary,
      discussion: syntax.common.discussion,
      isInferred: syntax.common.isInferred,
      deprecated: deprecation(syntax.common.deprecated, of: .type),
      swiftName: syntax.common.swiftName?.value,
      notes: syntax.common.notes,
      since: syntax.common.since,
      fileStem: declared.stem,
      range: syntax.name.range
    )
  }

  /// Resolves what only one kind of type has.
  private mutating func kind(of syntax: SharedTypeSyntax) -> SharedType.Kind {
    let name = syntax.name.value
    switch syntax.kind {
    case .enumeration(let cases):
      return .enumeration(cases: enumerationCases(cases))
    case .structure(let fields):
      checkSwiftNames(fields.map { ($0.name, $0.swiftName) })
      return .structure(fields: structureFields(fields, of: name))
    case .union(let cases):
      return .union(cases: cases.compactMap { unionCase($0) })
    case .protocolType(let members):
      for member in members { for type in member.payload { _ = resolve(type) } }
      return .protocolType(members: members.map { event($0, nil) })
    case .external(let members):
      return .external(members: members.compactMap { externalMember($0, of: name) })
    }
  }

  /// Resolves the cases of an enumeration.
  private mutating func enumerationCases(_ cases: [EnumerationCaseSyntax]) -> [EnumerationCase] {
    checkSwiftNames(cases.map { ($0.name, $0.swiftName) })
    checkAliases(of: cases)
    let names = cases.map(\.name.value)
    return cases.map { syntax in
      EnumerationCase(
        name: syntax.name.value,
        summary: syntax.summary,
        isInferred: syntax.isInferred,
        deprecated: deprecation(syntax.deprecated, of: .enumerationCase(names)),
        swiftName: syntax.swiftName?.value,
        aliases: syntax.aliases.map(\.value),
        note: syntax.note,
        range: syntax.name.range
      )
    }
  }

  /// Reports other spellings that mean two cases.
  private mutating func checkAliases(of cases: [EnumerationCaseSyntax]) {
    var owners: [String: SourceRange] = [:]
    for syntax in cases { owners[syntax.name.value] = syntax.name.range }
    for alias in cases.flatMap(\.aliases) {
      if let owner = owners[alias.value] {
        findings.report(
          SpecRules.nameCollision,
          "the alias \(quoted(alias.value)) is taken",
          at: alias.range,
          notes: [DiagnosticNote("it belongs to this", at: owner)],
          suggestion: "remove it"
        )
      } else {
        owners[alias.value] = alias.range
      }
    }
  }

  /// Resolves the fields of a struct. Members of fields have no places of their own in a struct, so
  /// `defaults` become part of the field's default.
  private mutating func structureFields(_ fields: [PropertySyntax], of name: String) -> [Property] {
    fields.compactMap { syntax in
      guard var field = property(syntax, of: name) else { return nil }
      if let first = syntax.defaults.first {
        field.defaultValue = memberDefaults(of: syntax, field, at: first.path.range)
      }
      return field
    }
  }

  /// The default of a field from the `defaults` of its members.
  private mutating func memberDefaults(
    of syntax: PropertySyntax,
    _ field: Property,
    at range: SourceRange
  ) -> ValueLiteral? {
    guard syntax.defaultValue == nil else {
      findings.report(
        SpecRules.defaultType,
        "\(quoted(field.name)) has a default and defaults for its members",
        at: range,
        suggestion: "write all of them in 'defaults'"
      )
      return nil
    }
    switch field.portable?.unwrapped {
    case .component(let type), .structure(let type):
      let leaves = syntax.defaults.flatMap { self.leaves(of: $0, in: type) ?? [] }
      let literals = FieldTree.literals(of: leaves.map { ($0.path, $0.value) })
      let what = "the default of \(quoted(field.name))"
      checkRequiredFields(literals, of: type, for: what, at: range)
      return .fields(literals)
    default:
      findings.report(
        SpecRules.unknownPart,
        "no spec describes the members of '\(field.type)'",
        at: range,
        suggestion: "write 'default' instead"
      )
      return nil
    }
  }

  /// Resolves a case of a union.
  private mutating func unionCase(_ syntax: UnionCaseSyntax) -> UnionCase? {
    guard let written = syntax.type, let type = resolve(written) else { return nil }
    guard let portable = type.portable else {
      findings.report(
        SpecRules.invalidType,
        "'\(type.expression)' carries no data, so no union can hold it",
        at: written.range,
        suggestion: "use a value type, a struct, an enumeration or a component"
      )
      return nil
    }
    return UnionCase(
      name: syntax.name.value,
      type: type.expression,
      portable: portable,
      summary: syntax.summary,
      range: syntax.name.range
    )
  }

  /// Resolves a known member of an external type.
  private func externalMember(_ syntax: ExternalMemberSyntax, of owner: String) -> ExternalMember? {
    let name = syntax.path.value.joined(separator: ".")
    guard let type = tables[owner]?.paths[name]?.type else { return nil }
    return ExternalMember(
      name: name,
      type: type.expression,
      access: syntax.access,
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      range: syntax.path.range
    )
  }
}
