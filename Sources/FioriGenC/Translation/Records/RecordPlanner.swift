import FioriGenModel

/// Plans the records of components and structs.
struct RecordPlanner {
  /// The naming function.
  let names: CNames

  /// Plans the record of a component.
  func plan(_ component: Component) -> RecordPlan {
    let stem = names.stem(ofType: component.swiftName ?? component.name)
    return RecordPlan(
      specName: component.name,
      stem: stem,
      fields: ModelLayout(of: component).fields.map { field($0, in: stem, of: component) },
      documentation: CDocumentation(
        component.summary,
        paragraphs: MemberDocumentation.paragraphs(component.discussion)
          + MemberDocumentation.inference(component.isInferred) + [Self.ownership(names, stem)],
        since: component.since
      ),
      origin: component.range
    )
  }

  /// Plans the record of a struct.
  func plan(_ type: SharedType, fields: [Property]) -> RecordPlan {
    let stem = names.stem(ofType: type.swiftName ?? type.name)
    return RecordPlan(
      specName: type.name,
      stem: stem,
      fields: ModelLayout(fields: fields).fields.map { field($0, in: stem, of: nil) },
      documentation: CDocumentation(
        type.summary,
        paragraphs: MemberDocumentation.paragraphs(type.discussion)
          + MemberDocumentation.inference(type.isInferred) + [Self.ownership(names, stem)],
        since: type.since
      ),
      origin: type.range
    )
  }

  /// The paragraph about memory that every record has.
  private static func ownership(_ names: CNames, _ stem: String) -> String {
    "Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record "
      + "is used. \(names.function("init", on: stem))() fills it with the documented defaults."
  }

  // MARK: Fields

  /// Plans a stored field.
  private func field(_ field: ModelField, in stem: String, of component: Component?)
    -> RecordPlan.Field
  {
    switch field {
    case .property(let property): self.field(for: property)
    case .exclusive(let slot): self.field(for: slot, in: stem)
    case .part(let part): self.field(for: part, in: stem, of: component)
    }
  }

  /// Plans a property of its own.
  private func field(for property: Property) -> RecordPlan.Field {
    RecordPlan.Field(
      specName: property.name,
      name: names.member(property.swiftName ?? property.name),
      content: .value(Self.modelType(of: property), default: property.defaultValue),
      documentation: MemberDocumentation.of(property),
      deprecation: property.deprecated.map(MemberDocumentation.message),
      origin: property.range
    )
  }

  /// The type of a property in models: without a documented default it can be unset.
  private static func modelType(of property: Property) -> PortableType {
    let type = property.portable ?? .builtIn(.bool)
    if property.isRequired { return type }
    guard let value = property.defaultValue, value != .null else {
      return .optional(type.unwrapped)
    }
    return type
  }

  /// Plans an exclusive slot.
  private func field(for slot: ExclusiveField, in stem: String) -> RecordPlan.Field {
    let members = slot.members.map { property in
      SlotPlan.Member(
        specName: property.name,
        caseName: slot.caseName(of: property),
        type: (property.portable ?? .builtIn(.bool)).unwrapped,
        defaultValue: property.defaultValue,
        documentation: MemberDocumentation.of(property),
        deprecation: property.deprecated.map(MemberDocumentation.message),
        origin: property.range
      )
    }
    let list = slot.members.map(\.name).joined(separator: ", ")
    let plan = SlotPlan(
      specName: slot.name,
      stem: names.nestedStem(slot.name, in: stem),
      members: members,
      documentation: CDocumentation("Holds one of \(list), or nothing; the last one set is shown."),
      origin: slot.rule.range
    )
    return RecordPlan.Field(
      specName: slot.name,
      name: names.member(slot.name),
      content: .slot(plan),
      documentation: CDocumentation("One of \(list), or nothing."),
      origin: slot.rule.range
    )
  }

  /// Plans the settable members of a view.
  private func field(for part: PartField, in stem: String, of component: Component?)
    -> RecordPlan.Field
  {
    let origin = Self.origin(of: part, in: component)
    let content: RecordPlan.Content =
      switch part.content {
      case .model(let type, let defaults): .value(type, default: .fields(defaults))
      case .members(let members): .part(plan(part, members: members, in: stem, origin: origin))
      }
    let summary = part.summary.isEmpty ? "The settable members of \(part.name)." : part.summary
    return RecordPlan.Field(
      specName: part.name,
      name: names.member(part.name),
      content: content,
      documentation: CDocumentation(summary, paragraphs: [MemberDocumentation.nestedDefault]),
      origin: origin
    )
  }

  /// Plans the record of a view that no type of the catalogue describes.
  private func plan(
    _ part: PartField,
    members: [PartField.Member],
    in stem: String,
    origin: SourceRange
  ) -> RecordPlan {
    let nested = names.nestedStem(part.name, in: stem)
    let fields = members.map { member in
      switch member {
      case .nested(let inner):
        let plan = plan(inner, members: Self.members(of: inner), in: nested, origin: origin)
        return RecordPlan.Field(
          specName: inner.name,
          name: names.member(inner.name),
          content: .part(plan),
          documentation: CDocumentation(
            "The settable members of \(inner.name).",
            paragraphs: [MemberDocumentation.nestedDefault]
          ),
          origin: Self.firstOrigin(inner) ?? origin
        )
      case .value(let part): return field(for: part)
      }
    }
    return RecordPlan(
      specName: part.name,
      stem: nested,
      fields: fields,
      documentation: CDocumentation(
        "The settable members of \(part.name).",
        paragraphs: [
          "Owns nothing, like the record it is part of. To change a member, copy the record that the "
            + "init function set, and let the pointer point to the copy."
        ]
      ),
      origin: origin
    )
  }

  /// Plans a settable member of a view.
  private func field(for part: Part) -> RecordPlan.Field {
    let name = part.path.last ?? ""
    let type = part.portable ?? .builtIn(.bool)
    let isUnset = part.defaultValue == nil || part.defaultValue == .null
    return RecordPlan.Field(
      specName: name,
      name: names.member(name),
      content: .value(isUnset ? .optional(type.unwrapped) : type, default: part.defaultValue),
      documentation: MemberDocumentation.of(part),
      origin: part.range
    )
  }

  /// The members of a nested part; none where it is a model of the catalogue.
  private static func members(of part: PartField) -> [PartField.Member] {
    if case .members(let members) = part.content { members } else { [] }
  }

  /// Where a part is first mentioned.
  private static func origin(of part: PartField, in component: Component?) -> SourceRange {
    let parts = component?.parts ?? []
    let first = parts.first { $0.path.first == part.name }
    return first?.range ?? component?.range ?? SourceRange.beginning(of: "")
  }

  /// Where the first value inside a part stands.
  private static func firstOrigin(_ part: PartField) -> SourceRange? {
    for member in members(of: part) {
      switch member {
      case .value(let value): return value.range
      case .nested(let inner): if let origin = firstOrigin(inner) { return origin }
      }
    }
    return nil
  }
}
