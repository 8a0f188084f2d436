import FioriGenModel
import FioriStyle

extension StyleKnowledge {
  /// What a catalogue says about style sheets: class paths, attribute groups and enumerations.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    self.init(
      classPaths: catalogue.components.flatMap(Self.classPaths),
      groups: catalogue.attributeGroups.map { group in
        KnownAttributeGroup(
          name: group.name,
          attributes: group.attributes.map {
            KnownAttribute($0.name, SheetValueType(name: $0.type.name))
          }
        )
      },
      enumerations: Self.enumerations(of: catalogue)
    )
  }

  /// The class paths of a component.
  private static func classPaths(of component: Component) -> [KnownClassPath] {
    let sources = Dictionary(
      component.theming.groups.map { ($0.group, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    return component.theming.classPaths.map { path in
      KnownClassPath(
        path: path.path,
        component: component.name,
        group: path.group,
        support: StyleSupport(sources[path.group] ?? .inferred),
        aliases: path.aliases,
        deprecation: path.deprecated.map { deprecation in
          KnownDeprecation(message: deprecation.message, replacement: deprecation.replacedBy)
        }
      )
    }
  }

  /// The enumerations that attributes use, sorted by name.
  private static func enumerations(of catalogue: Catalogue) -> [KnownEnumeration] {
    var names: Set<String> = []
    for group in catalogue.attributeGroups {
      for case .enumeration(let name) in group.attributes.map(\.type) { names.insert(name) }
    }
    return names.sorted().compactMap { name in
      guard let type = catalogue.type(named: name), case .enumeration(let cases) = type.kind else {
        return nil
      }
      return KnownEnumeration(name: name, cases: cases.flatMap { [$0.name] + $0.aliases })
    }
  }
}

extension StyleSupport {
  /// The support that a spec states.
  ///
  /// - Parameter source: Where the spec's knowledge comes from.
  init(_ source: GroupSupport.Source) {
    switch source {
    case .documented: self = .documented
    case .examples: self = .examples
    case .inferred: self = .inferred
    }
  }
}
