import FioriGenModel

/// Makes the type of an exclusive slot, and an accessor for each property that shares it.
struct SlotTranslator {
  /// The catalogue.
  let context: SwiftContext

  /// The slot.
  let slot: ExclusiveField

  /// All properties of the component, which deprecations may refer to.
  let siblings: [Property]

  /// The type of the slot.
  var choice: Declaration {
    ChoiceTranslator(
      documentation: Documentation("What the `\(slot.name)` slot can show."),
      name: SwiftNames.nestedType(slot.name),
      conformances: [Names.exclusiveChoice],
      cases: slot.members.compactMap { member in
        guard let portable = member.portable else { return nil }
        return ChoiceTranslator.Case(
          name: SwiftNames.enumerationCase(slot.caseName(of: member)),
          key: member.name,
          type: context.code(for: portable.unwrapped),
          documentation: Documentation(Phrases.summary(member.summary, of: member.name))
        )
      }
    ).declaration
  }

  /// The accessors, in the order of the rule.
  var accessors: [Declaration] {
    slot.members.flatMap(accessors(for:))
  }

  /// The accessor of one property; for a deprecated one its stand-in comes first.
  private func accessors(for member: Property) -> [Declaration] {
    guard let portable = member.portable else { return [] }
    let type = context.code(for: .optional(portable.unwrapped))
    let name = SwiftNames.property(member)
    let documentation = Phrases.documentation(
      of: member,
      remark:
        "Setting it replaces what the slot showed; `nil` clears the slot only when it shows this."
    )
    guard let deprecation = member.deprecated else {
      return [.variable(accessor(for: member, name, type, documentation))]
        + aliases(of: member, name, storage: name, type)
    }
    let standIn = SwiftNames.undeprecated(name)
    let replacement = siblings.first { sibling in
      sibling.name == deprecation.replacedBy && sibling.isStored
        && sibling.portable?.unwrapped == portable.unwrapped
        && (sibling.defaultValue == nil || slot.members.contains(sibling))
    }
    let attribute = Availability.deprecated(
      deprecation,
      renamed: replacement.map(SwiftNames.property)
    )
    let forwarding = VariableDeclaration(
      documentation: documentation,
      attributes: [attribute],
      name: name.code,
      type: type,
      content: .accessors(
        get: [.line(standIn.code)],
        set: [.line(standIn.code + " = " + Names.newValue)]
      )
    )
    return [
      .variable(accessor(for: member, standIn, type, documentation)), .variable(forwarding),
    ] + aliases(of: member, name, storage: standIn, type, deprecation: attribute)
  }

  /// The accessors of a property's other spellings.
  private func aliases(
    of member: Property,
    _ name: SwiftIdentifier,
    storage: SwiftIdentifier,
    _ type: String,
    deprecation: Expression? = nil
  ) -> [Declaration] {
    member.aliases.map { alias in
      AliasAccessor.declaration(
        alias,
        of: name,
        storage: storage,
        type: type,
        deprecation: deprecation
      )
    }
  }

  /// The accessor that reads and writes the slot.
  private func accessor(
    for member: Property,
    _ name: SwiftIdentifier,
    _ type: String,
    _ documentation: Documentation
  ) -> VariableDeclaration {
    let slotName = SwiftNames.member(slot.name).codeBesideLocals
    let caseName = SwiftNames.enumerationCase(slot.caseName(of: member)).code
    return VariableDeclaration(
      documentation: documentation,
      name: name.code,
      type: type,
      content: .accessors(
        get: [
          .ownLine(
            "if case .\(caseName)(let \(Names.value)) = \(slotName) "
              + "{ \(Names.value) } else { \(Names.nilValue) }"
          )
        ],
        set: [
          .ifElseIf([
            Branch(
              "let " + Names.newValue,
              [.line("\(slotName) = .\(caseName)(\(Names.newValue))")]
            ),
            Branch(
              "case .\(caseName) = \(slotName)",
              [.line("\(slotName) = \(Names.nilValue)")]
            ),
          ])
        ]
      )
    )
  }
}
