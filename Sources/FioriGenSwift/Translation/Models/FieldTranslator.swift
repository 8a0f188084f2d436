import FioriGenModel

/// Turns the fields of a layout into stored properties.
struct FieldTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The stored property of a field of a component.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - siblings: All properties of the component or struct, which a deprecation may refer to.
  /// - Returns: The stored property, or `nil` for a property without data.
  func stored(_ field: ModelField, siblings: [Property]) -> StoredField? {
    switch field {
    case .property(let property): stored(property, siblings: siblings)
    case .exclusive(let slot): stored(slot)
    case .part(let part): stored(part)
    }
  }

  /// The stored property of a property.
  ///
  /// A property without documented default is optional: `nil` leaves what the component has.
  private func stored(_ property: Property, siblings: [Property]) -> StoredField? {
    guard let portable = property.portable else { return nil }
    let isRequired = property.mustBeGiven
    let isUnset = property.defaultValue == nil && !isRequired
    let type = isUnset ? PortableType.optional(portable.unwrapped) : portable
    return StoredField(
      key: property.name,
      name: SwiftNames.property(property),
      type: context.code(for: type),
      defaultValue: isRequired
        ? nil : context.expression(for: property.defaultValue ?? .null, as: type),
      visit: isRequired ? .required : .optional,
      renamings: Self.renamings(of: property),
      aliases: Self.aliases(of: property),
      deprecation: property.deprecated.map { deprecation in
        Availability.deprecated(
          deprecation,
          renamed: Self.replacement(of: property, deprecation, among: siblings)
        )
      },
      documentation: Phrases.documentation(of: property)
    )
  }

  /// The name of the property that can stand wherever a deprecated one stood: one of the same type.
  private static func replacement(
    of property: Property,
    _ deprecation: Deprecation,
    among siblings: [Property]
  ) -> SwiftIdentifier? {
    guard let name = deprecation.replacedBy,
      let replacement = siblings.first(where: { $0.name == name }),
      replacement.isStored, replacement.portable == property.portable,
      (replacement.defaultValue == nil) == (property.defaultValue == nil)
    else { return nil }
    return SwiftNames.property(replacement)
  }

  /// The stored property of a slot that several properties share.
  private func stored(_ slot: ExclusiveField) -> StoredField {
    let choice = SwiftNames.nestedType(slot.name).code
    var value = Expression.code(Names.nilValue)
    for member in slot.members {
      guard let portable = member.portable, let literal = member.defaultValue, literal != .null
      else { continue }
      value = context.expression(
        for: slot,
        member,
        holding: literal,
        as: portable,
        choice: choice
      )
    }
    return StoredField(
      key: slot.name,
      name: SwiftNames.member(slot.name),
      type: choice + "?",
      defaultValue: value,
      visit: .exclusive(rule: slot.rule.id),
      renamings: slot.members.flatMap(Self.renamings),
      aliases: slot.members.flatMap(Self.aliases),
      documentation: Phrases.documentation(of: slot)
    )
  }

  /// The former names of a property's key.
  private static func renamings(of property: Property) -> [StoredField.Renaming] {
    property.renamedFrom.map { StoredField.Renaming(from: $0, to: property.name) }
  }

  /// The other spellings of a property's key.
  private static func aliases(of property: Property) -> [StoredField.Alias] {
    property.aliases.map { StoredField.Alias(spelling: $0, name: property.name) }
  }

  /// The stored property of a part.
  func stored(_ part: PartField) -> StoredField {
    let name = SwiftNames.member(part.name)
    let documentation = Phrases.documentation(of: part)
    switch part.content {
    case .members:
      let type = SwiftNames.nestedType(part.name).code
      return StoredField(
        key: part.name,
        name: name,
        type: type,
        defaultValue: .call(type, []),
        documentation: documentation
      )
    case .model(let portable, let defaults):
      let value = context.expression(forFields: defaults, of: portable)
      let canBeMade = context.canBeMade(portable, from: defaults)
      let type = context.code(for: portable)
      return StoredField(
        key: part.name,
        name: name,
        type: canBeMade ? type : type + "?",
        defaultValue: canBeMade ? value : .code(Names.nilValue),
        documentation: documentation
      )
    }
  }

  /// The stored property of a member of a part.
  ///
  /// - Parameter member: The member.
  /// - Returns: The stored property, or `nil` for a member without data.
  func stored(_ member: PartField.Member) -> StoredField? {
    switch member {
    case .nested(let field): return stored(field)
    case .value(let part):
      guard let portable = part.portable else { return nil }
      let type = part.defaultValue == nil ? PortableType.optional(portable.unwrapped) : portable
      return StoredField(
        key: member.name,
        name: SwiftNames.member(member.name),
        type: context.code(for: type),
        defaultValue: context.expression(for: part.defaultValue ?? .null, as: type),
        documentation: Phrases.documentation(of: part)
      )
    }
  }

  /// The stored property of an operation's parameter.
  ///
  /// - Parameter parameter: The parameter.
  /// - Returns: The stored property, or `nil` for a parameter without data.
  func stored(_ parameter: OperationParameter) -> StoredField? {
    guard let portable = parameter.portable else { return nil }
    let isRequired = parameter.defaultValue == nil && !parameter.isOptional
    let isUnset = parameter.defaultValue == nil && parameter.isOptional
    let type = isUnset ? PortableType.optional(portable.unwrapped) : portable
    return StoredField(
      key: parameter.name,
      name: SwiftNames.member(parameter.name),
      type: context.code(for: type),
      defaultValue: isRequired
        ? nil : context.expression(for: parameter.defaultValue ?? .null, as: type),
      visit: isRequired ? .required : .optional,
      documentation: Documentation(
        Phrases.summary(parameter.summary, of: parameter.name),
        paragraphs: [Phrases.limits(parameter.constraints)]
          + Phrases.marks(isInferred: parameter.isInferred)
      )
    )
  }
}

extension SwiftContext {
  /// Whether a model can be made when only some of its fields are given.
  ///
  /// - Parameters:
  ///   - type: The model's type.
  ///   - given: The given fields.
  /// - Returns: Whether no field that must be given is missing.
  func canBeMade(_ type: PortableType, from given: [FieldLiteral]) -> Bool {
    guard case .structure(let name) = type,
      case .structure(let fields)? = sharedType(named: name)?.kind
    else { return true }
    let names = Set(given.map(\.name))
    return fields.allSatisfy { field in
      !field.isStored || !field.mustBeGiven || names.contains(field.name)
    }
  }
}

extension Property {
  /// Whether initialisers have to be given a value.
  ///
  /// A deprecated field is no parameter of any initialiser, so it can always be left out.
  var mustBeGiven: Bool {
    isRequired && defaultValue == nil && deprecated == nil
  }
}
