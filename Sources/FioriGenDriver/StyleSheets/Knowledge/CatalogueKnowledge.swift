import FioriGenModel
import FioriStyle

extension StyleKnowledge {
  /// What a catalogue and those it imports say about style sheets: class paths, attribute groups and
  /// enumerations.
  ///
  /// Every catalogue has groups of its own, so those of an imported one go by their module as well:
  /// `FioriComponents.Text`.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    self.init(own: catalogue, groupPrefix: "")
    for other in catalogue.imports {
      merge(StyleKnowledge(own: other.catalogue, groupPrefix: other.module + "."))
    }
  }

  /// What a catalogue itself says.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - groupPrefix: What goes before the names of its groups.
  private init(own catalogue: Catalogue, groupPrefix: String) {
    self.init(
      classPaths: catalogue.components.flatMap { Self.classPaths(of: $0, groupPrefix) },
      groups: catalogue.attributeGroups.map { group in
        KnownAttributeGroup(
          name: groupPrefix + group.name,
          attributes: group.attributes.map {
            KnownAttribute($0.name, SheetValueType(name: $0.type.name))
          }
        )
      },
      enumerations: Self.enumerations(of: catalogue)
    )
  }

  /// The class paths of a component.
  private static func classPaths(of component: Component, _ groupPrefix: String)
    -> [KnownClassPath]
  {
    let sources = Dictionary(
      component.theming.groups.map { ($0.group, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    return component.theming.classPaths.map { path in
      KnownClassPath(
        path: path.path,
        component: component.name,
        group: groupPrefix + path.group,
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
