import FioriGenModel

/// The order in which a binding sets the fields of a model.
///
/// It is the order of the spec, except that a field comes after those it depends on:
/// - what stands in the condition of a rule comes before what the rule forbids or demands,
/// - a property comes before what its spec says it has to be set before,
/// - a property comes before the settings of the view that it shows.
struct WriteOrder {
  /// The fields in order.
  let fields: [ModelField]

  /// Sorts the fields of a component.
  ///
  /// - Parameter component: The component.
  init(of component: Component) {
    let all = ModelLayout(of: component).fields
    var earlier: [String: Set<String>] = [:]
    for rule in component.rules {
      switch rule.demand {
      case .exclusive: break
      case .forbids(let conditions, let properties), .requires(let conditions, let properties):
        for property in properties {
          earlier[Self.field(of: property), default: []].formUnion(
            conditions.map { Self.field(of: $0.property) }
          )
        }
      }
    }
    for property in component.properties {
      for later in property.setBefore { earlier[later, default: []].insert(property.name) }
      if let view = property.shownBy { earlier[view, default: []].insert(property.name) }
    }
    fields = Self.sorted(all, earlier)
  }

  /// The field that a property or a member of a part belongs to.
  private static func field(of path: String) -> String {
    ImpliedClass.path(path).first ?? path
  }

  /// Sorts fields so that each comes after those that have to be earlier, and otherwise keeps their
  /// order. Where two have to be before each other, the order of the spec decides.
  private static func sorted(_ all: [ModelField], _ earlier: [String: Set<String>]) -> [ModelField]
  {
    var waiting = all
    var sorted: [ModelField] = []
    while !waiting.isEmpty {
      let index =
        waiting.firstIndex { field in
          let needs = field.memberNames.reduce(into: Set<String>()) { needs, name in
            needs.formUnion(earlier[name] ?? [])
          }.subtracting(field.memberNames)
          return !waiting.contains { other in
            other != field && other.memberNames.contains(where: needs.contains)
          }
        } ?? 0
      sorted.append(waiting.remove(at: index))
    }
    return sorted
  }
}

extension ModelField {
  /// The names by which rules and other properties refer to the field.
  var memberNames: [String] {
    switch self {
    case .property(let property): [property.name]
    case .exclusive(let slot): slot.members.map(\.name)
    case .part(let part): [part.name]
    }
  }
}
