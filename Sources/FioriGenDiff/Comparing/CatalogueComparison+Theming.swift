import FioriGenModel

extension CatalogueComparison {
  /// Compares how style sheets change a component.
  mutating func compareTheming(of owner: String, _ old: Theming, _ new: Theming) {
    guard old != new else { return }
    compareClassPaths(old.classPaths, new.classPaths)
    for (old, new) in NamedPairs(old.groups, new.groups, by: \.group).common
    where old.source != new.source {
      note(
        DiffRules.supportChanged,
        "\(owner).\(new.group)",
        "the support was \(old.source.rawValue) and is \(new.source.rawValue)",
        breaks: new.source == .documented ? [.theme] : [],
        at: new.range
      )
    }
  }

  /// Compares class paths.
  private mutating func compareClassPaths(_ old: [ClassPath], _ new: [ClassPath]) {
    var pairs = NamedPairs(old, new) { $0.path }
    for (old, new) in pairs.takeRenamed({ $1.aliases.contains($0.path) }) {
      note(
        DiffRules.classPathRenamed,
        new.path,
        "it was spelt \(old.path), which is an alias now",
        breaks: old.swiftName != nil && old.swiftName == new.swiftName ? [] : [.swift],
        at: new.range
      )
      compare(old, new)
    }
    for path in pairs.removed {
      note(
        DiffRules.classPathRemoved,
        path.path,
        "the class path is gone",
        breaks: [.theme, .swift],
        at: path.range
      )
    }
    for path in pairs.added {
      note(DiffRules.classPathAdded, path.path, "the class path is new", at: path.range)
    }
    for (old, new) in pairs.common where old != new { compare(old, new) }
  }

  /// Compares two versions of a class path.
  private mutating func compare(_ old: ClassPath, _ new: ClassPath) {
    compareDeprecation(of: new.path, old.deprecated, new.deprecated, at: new.range)
    compareSwiftName(of: new.path, old.swiftName, new.swiftName, at: new.range)
    for alias in old.aliases where new.path != alias && !new.aliases.contains(alias) {
      note(
        DiffRules.classPathRemoved,
        alias,
        "the other spelling of \(new.path) is gone",
        breaks: [.theme],
        at: new.range
      )
    }
    for alias in new.aliases where alias != old.path && !old.aliases.contains(alias) {
      note(DiffRules.aliasAdded, new.path, "it may be spelled \(alias) as well", at: new.range)
    }
    guard old.group != new.group else { return }
    let lost = attributes(of: old.group, in: self.old)
      .subtracting(attributes(of: new.group, in: self.new))
    note(
      DiffRules.classPathRegrouped,
      new.path,
      "the attribute group was \(old.group) and is \(new.group)",
      breaks: lost.isEmpty ? [.swift] : [.swift, .theme],
      at: new.range
    )
  }

  /// The attributes of a group with their types.
  private func attributes(of group: String, in catalogue: Catalogue) -> Set<String> {
    let attributes = catalogue.attributeGroups.first { $0.name == group }?.attributes ?? []
    return Set(attributes.map { "\($0.name): \($0.type.name)" })
  }

  /// Compares the groups of attributes.
  mutating func compareAttributeGroups() {
    let pairs = NamedPairs(old.attributeGroups, new.attributeGroups) { $0.name }
    for group in pairs.removed {
      note(
        DiffRules.groupRemoved,
        group.name,
        "the attribute group is gone",
        breaks: [.swift],
        at: group.range
      )
    }
    for group in pairs.added {
      note(DiffRules.groupAdded, group.name, "the attribute group is new", at: group.range)
    }
    for (old, new) in pairs.common where old != new { compare(old, new) }
  }

  /// Compares two versions of a group.
  private mutating func compare(_ old: AttributeGroup, _ new: AttributeGroup) {
    compareSwiftName(of: new.name, old.swiftName, new.swiftName, at: new.range)
    let pairs = NamedPairs(old.attributes, new.attributes) { $0.name }
    for attribute in pairs.removed {
      note(
        DiffRules.attributeRemoved,
        "\(new.name).\(attribute.name)",
        "the attribute is gone",
        breaks: [.theme, .swift],
        at: attribute.range
      )
    }
    for attribute in pairs.added {
      note(
        DiffRules.attributeAdded,
        "\(new.name).\(attribute.name)",
        "the attribute is new",
        at: attribute.range
      )
    }
    for (old, changed) in pairs.common where old.type != changed.type {
      note(
        DiffRules.attributeRetyped,
        "\(new.name).\(changed.name)",
        "the type was \(old.type.name) and is \(changed.type.name)",
        breaks: [.theme, .swift],
        at: changed.range
      )
    }
  }
}
