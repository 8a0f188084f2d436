import FioriGenModel

extension CatalogueComparison {
  /// Compares the types that components share.
  mutating func compareTypes() {
    let pairs = NamedPairs(old.types, new.types) { $0.name }
    for type in pairs.removed {
      note(
        DiffRules.typeRemoved,
        type.name,
        "the type is gone",
        breaks: Self.isData(type) ? everyone : [.swift],
        at: type.range
      )
    }
    for type in pairs.added {
      note(DiffRules.typeAdded, type.name, "the type is new", at: type.range)
    }
    for (old, new) in pairs.common where old != new { compare(old, new) }
  }

  /// Whether values of a type are stored and sent.
  private static func isData(_ type: SharedType) -> Bool {
    switch type.kind {
    case .enumeration, .structure, .union: true
    case .protocolType, .external: false
    }
  }

  /// Compares two versions of a type.
  private mutating func compare(_ old: SharedType, _ new: SharedType) {
    compareDeprecation(of: new.name, old.deprecated, new.deprecated, at: new.range)
    compareSwiftName(of: new.name, old.swiftName, new.swiftName, at: new.range)
    let methods = [old, new].map { $0.colorMethod?.spelling ?? "" }
    compareBinding(of: new.name, "colorMethod", methods[0], methods[1], at: new.range)
    switch (old.kind, new.kind) {
    case (.enumeration(let before), .enumeration(let after)):
      compareCases(of: new, before, after)
    case (.structure(let before), .structure(let after)):
      compareProperties(of: new.name, before, after, at: new.range)
    case (.union(let before), .union(let after)): compareCases(of: new, before, after)
    case (.protocolType(let before), .protocolType(let after)):
      compareEvents(of: new.name, before, after)
    // What the documents know about foreign types is of no consequence to anyone.
    case (.external, .external): break
    default:
      note(
        DiffRules.typeRetyped,
        new.name,
        "the type is of another kind",
        breaks: Self.isData(old) || Self.isData(new) ? everyone : [.swift],
        at: new.range
      )
    }
  }

  /// Compares the cases of an enumeration.
  private mutating func compareCases(
    of type: SharedType,
    _ old: [EnumerationCase],
    _ new: [EnumerationCase]
  ) {
    var pairs = NamedPairs(old, new) { $0.name }
    for (old, new) in pairs.takeRenamed({ $1.aliases.contains($0.name) }) {
      note(
        DiffRules.caseRenamed,
        "\(type.name).\(new.name)",
        "it was named \(old.name)",
        breaks: everyone,
        at: new.range
      )
      compareAliases(of: type, old, new)
    }
    for removed in pairs.removed {
      note(
        DiffRules.caseRemoved,
        "\(type.name).\(removed.name)",
        "the case is gone",
        breaks: everyone.union(sheets(with: type)),
        at: removed.range
      )
    }
    for added in pairs.added {
      note(
        DiffRules.caseAdded,
        "\(type.name).\(added.name)",
        "the case is new",
        breaks: [.swift],
        at: added.range
      )
    }
    for (old, new) in pairs.common {
      let subject = "\(type.name).\(new.name)"
      compareDeprecation(of: subject, old.deprecated, new.deprecated, at: new.range)
      compareSwiftName(of: subject, old.swiftName, new.swiftName, at: new.range)
      compareAliases(of: type, old, new)
    }
    compareOrder(
      in: type.name,
      old.map(\.name),
      new.map(\.name),
      reordering: [.c],
      at: type.range
    )
  }

  /// Compares the other spellings of a case. One that was its name is no news: the renaming is
  /// reported.
  private mutating func compareAliases(
    of type: SharedType,
    _ old: EnumerationCase,
    _ new: EnumerationCase
  ) {
    let subject = "\(type.name).\(new.name)"
    for alias in old.aliases where alias != new.name && !new.aliases.contains(alias) {
      note(
        DiffRules.aliasRemoved,
        subject,
        "it can no longer be spelled \(alias)",
        breaks: sheets(with: type).union([.json]),
        at: new.range
      )
    }
    for alias in new.aliases where alias != old.name && !old.aliases.contains(alias) {
      note(DiffRules.aliasAdded, subject, "it may be spelled \(alias) as well", at: new.range)
    }
  }

  /// Style sheets, where attributes have the cases of an enumeration as their values.
  private func sheets(with type: SharedType) -> Set<Surface> {
    let isUsed = old.attributeGroups.contains { group in
      group.attributes.contains { $0.type == .enumeration(type.name) }
    }
    return isUsed ? [.theme] : []
  }

  /// Compares the cases of a union.
  private mutating func compareCases(of type: SharedType, _ old: [UnionCase], _ new: [UnionCase]) {
    let pairs = NamedPairs(old, new) { $0.name }
    for removed in pairs.removed {
      note(
        DiffRules.caseRemoved,
        "\(type.name).\(removed.name)",
        "the case is gone",
        breaks: everyone,
        at: removed.range
      )
    }
    for added in pairs.added {
      note(
        DiffRules.caseAdded,
        "\(type.name).\(added.name)",
        "the case is new",
        breaks: [.swift],
        at: added.range
      )
    }
    for (old, new) in pairs.common where old.portable != new.portable {
      note(
        DiffRules.caseRetyped,
        "\(type.name).\(new.name)",
        "the type was \(old.type) and is \(new.type)",
        breaks: everyone,
        at: new.range
      )
    }
    compareOrder(
      in: type.name,
      old.map(\.name),
      new.map(\.name),
      reordering: [.c],
      at: type.range
    )
  }
}
