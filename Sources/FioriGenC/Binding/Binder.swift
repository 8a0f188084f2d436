import FioriGenModel

/// Makes the parts of a ``CBinding`` from the plans that headers are made from.
struct Binder {
  /// The naming function.
  let names: CNames

  /// Turns types.
  let types: TypeTranslator

  /// The record of a plan.
  func record(_ plan: RecordPlan) -> CBoundRecord {
    CBoundRecord(
      specName: plan.specName,
      stem: plan.stem,
      typeName: names.type(plan.stem),
      fields: plan.fields.map { field in
        CBoundField(
          specName: field.specName,
          name: field.name,
          content: content(field.content),
          isDeprecated: field.deprecation != nil
        )
      }
    )
  }

  /// What a field holds.
  private func content(_ content: RecordPlan.Content) -> CBoundField.Content {
    switch content {
    case .value(let type, _): .value(type)
    case .part(let plan): .part(record(plan))
    case .slot(let slot): .slot(union(slot))
    }
  }

  /// The tagged union of a slot.
  private func union(_ slot: SlotPlan) -> CBoundUnion {
    let kindStem = names.kindStem(of: slot.stem)
    return CBoundUnion(
      specName: slot.specName,
      stem: slot.stem,
      typeName: names.type(slot.stem),
      noneKind: names.enumerator("none", ofTypeStem: kindStem),
      members: slot.members.map { member in
        CBoundUnion.Member(
          specName: member.specName,
          caseName: member.caseName,
          type: member.type,
          kind: names.enumerator(member.caseName, ofTypeStem: kindStem),
          name: names.member(member.caseName),
          isDeprecated: member.deprecation != nil
        )
      }
    )
  }

  /// The tagged union of a union of the catalogue; `nil` for other types.
  func union(_ type: SharedType) -> CBoundUnion? {
    guard case .union(let cases) = type.kind else { return nil }
    let stem = types.stem(of: .union(type.name))
    let kindStem = names.kindStem(of: stem)
    return CBoundUnion(
      specName: type.name,
      stem: stem,
      typeName: names.type(stem),
      noneKind: names.enumerator("none", ofTypeStem: kindStem),
      members: cases.map { unionCase in
        CBoundUnion.Member(
          specName: unionCase.name,
          caseName: unionCase.name,
          type: unionCase.portable.unwrapped,
          kind: names.enumerator(unionCase.name, ofTypeStem: kindStem),
          name: names.member(unionCase.name),
          isDeprecated: false
        )
      },
      isDeprecated: type.deprecated != nil
    )
  }

  /// An enumeration of the catalogue; `nil` for other types.
  func enumeration(_ type: SharedType) -> CBoundEnumeration? {
    guard case .enumeration(let cases) = type.kind else { return nil }
    let stem = types.stem(of: .enumeration(type.name))
    return CBoundEnumeration(
      meaning: .type(.enumeration(type.name)),
      stem: stem,
      typeName: names.type(stem),
      enumerators: cases.map { enumerationCase in
        CBoundEnumeration.Enumerator(
          specName: enumerationCase.name,
          name: names.enumerator(
            enumerationCase.swiftName ?? enumerationCase.name,
            ofTypeStem: stem
          ),
          isDeprecated: enumerationCase.deprecated != nil || type.deprecated != nil
        )
      },
      isDeprecated: type.deprecated != nil
    )
  }

  /// The enumerations that every catalogue can use.
  var builtInEnumerations: [CBoundEnumeration] {
    [
      builtIn(
        .type(.builtIn(.cellAccessory)),
        types.stem(of: .builtIn(.cellAccessory)),
        BuiltInCases.cellAccessory
      ),
      builtIn(
        .type(.builtIn(.controlState)),
        types.stem(of: .builtIn(.controlState)),
        BuiltInCases.controlState
      ),
      builtIn(.imageSource, BuiltInCases.imageSourceStem, BuiltInCases.imageSource),
      builtIn(.imageRenderingMode, BuiltInCases.renderingModeStem, BuiltInCases.renderingMode),
    ]
  }

  /// An enumeration from names.
  private func builtIn(
    _ meaning: CBoundEnumeration.Meaning,
    _ stem: String,
    _ cases: [BuiltInCases.Case]
  ) -> CBoundEnumeration {
    CBoundEnumeration(
      meaning: meaning,
      stem: stem,
      typeName: names.type(stem),
      enumerators: cases.map { element in
        CBoundEnumeration.Enumerator(
          specName: element.name,
          name: names.enumerator(element.name, ofTypeStem: stem),
          isDeprecated: false
        )
      }
    )
  }
}
