import FioriGenModel

/// Declares the records that plans describe.
struct RecordTranslator {
  /// The naming function.
  let names: CNames

  /// Turns types.
  let types: TypeTranslator

  /// Declares a record and every record that exists for one of its fields alone, in the order in
  /// which a compiler needs them.
  ///
  /// - Parameters:
  ///   - plan: The record.
  ///   - isForwarded: Whether another header has declared its name.
  /// - Returns: The declarations.
  func declarations(of plan: RecordPlan, isForwarded: Bool) -> [CDeclaration] {
    var declarations: [CDeclaration] = []
    var fields = [structSize(of: plan)]
    for field in plan.fields {
      let type: CType
      switch field.content {
      case .value(let portable, _): type = types.field(portable)
      case .slot(let slot):
        declarations += self.declarations(of: slot)
        type = .named(names.type(slot.stem))
      case .part(let part):
        declarations += self.declarations(of: part, isForwarded: false)
        type = .nullable(toConst: .named(names.type(part.stem)))
      }
      fields.append(
        CField(
          name: field.name,
          type: type,
          documentation: field.documentation,
          deprecation: field.deprecation,
          origin: COrigin(name: field.specName, range: field.origin)
        )
      )
    }
    let name = names.type(plan.stem)
    let origin = COrigin(name: plan.specName, range: plan.origin)
    if !isForwarded {
      let documentation = CDocumentation("See struct \(name).")
      declarations.append(
        .forward(CForward(name: name, documentation: documentation, origin: origin))
      )
    }
    declarations.append(
      .record(
        CRecord(name: name, fields: fields, documentation: plan.documentation, origin: origin)
      )
    )
    return declarations
  }

  /// The first field of every record that can grow.
  private func structSize(of plan: RecordPlan) -> CField {
    CField(
      name: CNames.Member.structSize,
      type: .scalar(.size),
      documentation: CDocumentation(
        "The size of this record in bytes, as its maker knows it; later versions only append fields."
      ),
      origin: COrigin(name: CNames.Member.structSize, range: plan.origin)
    )
  }

  // MARK: Tagged unions

  /// Declares an exclusive slot.
  private func declarations(of slot: SlotPlan) -> [CDeclaration] {
    func choice(_ member: SlotPlan.Member) -> TaggedUnion.Choice {
      TaggedUnion.Choice(
        name: member.caseName,
        type: types.payload(member.type),
        documentation: member.documentation,
        deprecation: member.deprecation,
        origin: COrigin(name: member.specName, range: member.origin)
      )
    }
    let tagged = TaggedUnion(
      stem: slot.stem,
      kinds: slot.members.map(choice),
      payload: slot.payloadOrder.map(choice),
      documentation: slot.documentation,
      origin: COrigin(name: slot.specName, range: slot.origin)
    )
    return tagged.declarations(names: names)
  }

  /// Declares a union of the catalogue.
  func declarations(of union: SharedType, cases: [UnionCase]) -> [CDeclaration] {
    let choices = cases.map { unionCase in
      TaggedUnion.Choice(
        name: unionCase.name,
        type: types.payload(unionCase.portable.unwrapped),
        documentation: CDocumentation(
          unionCase.summary.isEmpty ? "The case \(unionCase.name)." : unionCase.summary
        ),
        origin: COrigin(name: unionCase.name, range: unionCase.range)
      )
    }
    let tagged = TaggedUnion(
      stem: types.stem(of: .union(union.name)),
      kinds: choices,
      payload: choices,
      documentation: CDocumentation(
        union.summary,
        paragraphs: MemberDocumentation.paragraphs(union.discussion),
        since: union.since
      ),
      deprecation: union.deprecated.map(MemberDocumentation.message),
      origin: COrigin(name: union.name, range: union.range)
    )
    return tagged.declarations(names: names)
  }
}
