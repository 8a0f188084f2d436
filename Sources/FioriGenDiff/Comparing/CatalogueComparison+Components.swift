import FioriGenModel

extension CatalogueComparison {
  /// Compares the components.
  mutating func compareComponents() {
    let pairs = NamedPairs(old.components, new.components) { $0.name }
    for component in pairs.removed {
      let paths: Set<Surface> = component.theming.classPaths.isEmpty ? [] : [.theme]
      note(
        DiffRules.componentRemoved,
        component.name,
        "the component is gone",
        breaks: paths.union([.swift, .json, .c]),
        at: component.range
      )
    }
    for component in pairs.added {
      note(DiffRules.componentAdded, component.name, "the component is new", at: component.range)
    }
    for (old, new) in pairs.common where old != new { compare(old, new) }
  }

  /// Compares two versions of a component.
  private mutating func compare(_ old: Component, _ new: Component) {
    let name = new.name
    if (old.kind, old.inherits) != (new.kind, new.inherits) {
      let words = [old, new].map { component in
        component.kind.rawValue + (component.inherits.map { " that inherits \($0)" } ?? "")
      }
      note(
        DiffRules.componentRetyped,
        name,
        "it was a \(words[0]) and is a \(words[1])",
        at: new.range
      )
    }
    compareDeprecation(of: name, old.deprecated, new.deprecated, at: new.range)
    compareSwiftName(of: name, old.swiftName, new.swiftName, at: new.range)
    compareViews(of: name, old.views, new.views)
    compareProperties(of: name, old.properties, new.properties, at: new.range)
    compareParts(of: name, old.parts, new.parts)
    compareOperations(of: name, old.operations, new.operations)
    compareEvents(of: name, old.events, new.events)
    compareRules(of: name, old.rules, new.rules)
    compareTheming(of: name, old.theming, new.theming)
  }

  /// Compares the anatomy.
  private mutating func compareViews(of owner: String, _ old: [AnatomyView], _ new: [AnatomyView]) {
    let pairs = NamedPairs(old, new) { $0.name }
    for view in pairs.removed {
      note(DiffRules.viewChanged, "\(owner).\(view.name)", "the view is gone", at: view.range)
    }
    for view in pairs.added {
      note(DiffRules.viewChanged, "\(owner).\(view.name)", "the view is new", at: view.range)
    }
    for (old, new) in pairs.common where old.type != new.type {
      note(
        DiffRules.viewChanged,
        "\(owner).\(new.name)",
        "the view's type was \(old.type) and is \(new.type)",
        at: new.range
      )
    }
  }

  /// Compares the members of a component's parts.
  private mutating func compareParts(of owner: String, _ old: [Part], _ new: [Part]) {
    func isStored(_ part: Part) -> Bool { part.portable != nil && part.access != .get }
    let pairs = NamedPairs(old.filter(isStored), new.filter(isStored)) {
      $0.path.joined(separator: ".")
    }
    func subject(_ part: Part) -> String { "\(owner).\(part.path.joined(separator: "."))" }
    for part in pairs.removed {
      note(
        DiffRules.propertyRemoved,
        subject(part),
        "the member is gone",
        breaks: [.swift, .json, .c],
        at: part.range
      )
    }
    for part in pairs.added {
      note(DiffRules.propertyAdded, subject(part), "the member is new", at: part.range)
    }
    for (old, new) in pairs.common {
      compareValue(
        of: subject(new),
        (old.portable, old.type, old.defaultValue),
        (new.portable, new.type, new.defaultValue),
        at: new.range
      )
      compareConstraints(of: subject(new), old.constraints, new.constraints, at: new.range)
    }
  }
}
