import FioriGenModel

extension ResolutionContext {
  /// A stored value of one type inside another.
  private struct Containment {
    /// The type of the value.
    var type: String
    /// The member that holds it.
    var member: String
    /// Where the member stands.
    var range: SourceRange
  }

  /// Reports types that would contain themselves. Values are stored in place, optional ones as well;
  /// only a list ends the circle.
  ///
  /// - Parameters:
  ///   - components: The resolved components.
  ///   - sharedTypes: The resolved types.
  mutating func checkContainment(components: [Component], sharedTypes: [SharedType]) {
    var contents: [String: [Containment]] = [:]
    for component in components { contents[component.name] = Self.contents(of: component) }
    for type in sharedTypes {
      switch type.kind {
      case .structure(let fields):
        contents[type.name] = fields.filter(\.isStored).compactMap(Self.containment)
      case .union(let cases):
        contents[type.name] = cases.compactMap { unionCase in
          Self.typeName(unionCase.portable).map {
            Containment(type: $0, member: unionCase.name, range: unionCase.range)
          }
        }
      case .enumeration, .protocolType, .external:
        continue
      }
    }
    reportCircles(in: contents)
  }

  /// What a component's model stores in place.
  private static func contents(of component: Component) -> [Containment] {
    let properties = component.properties.filter(\.isStored).compactMap(containment)
    let roots = Set(component.parts.compactMap(\.path.first))
    let views = component.views.filter { roots.contains($0.name) }.compactMap { view in
      view.portable.flatMap(typeName).map {
        Containment(type: $0, member: view.name, range: view.range)
      }
    }
    let models = Set(views.map(\.member)).union(properties.map(\.member))
    let parts = component.parts.filter { !models.contains($0.path[0]) && $0.access != .get }
    return properties + views
      + parts.compactMap { part in
        part.portable.flatMap(typeName).map {
          Containment(type: $0, member: part.path.joined(separator: "."), range: part.range)
        }
      }
  }

  /// What a stored property holds.
  private static func containment(_ property: Property) -> Containment? {
    property.portable.flatMap(typeName).map {
      Containment(type: $0, member: property.name, range: property.range)
    }
  }

  /// The component, struct or union that a value is made of.
  private static func typeName(_ type: PortableType) -> String? {
    switch type.unwrapped {
    case .component(let name), .structure(let name), .union(let name): name
    default: nil
    }
  }

  /// Finds circles with an explicit stack: chains of types may be as long as the set.
  private mutating func reportCircles(in contents: [String: [Containment]]) {
    var finished: Set<String> = []
    for start in contents.keys.sorted() where !finished.contains(start) {
      var path: [(type: String, next: Int)] = [(start, 0)]
      var depths = [start: 0]
      while let (type, next) = path.last {
        let values = contents[type] ?? []
        guard next < values.count else {
          path.removeLast()
          depths[type] = nil
          finished.insert(type)
          continue
        }
        path[path.count - 1].next += 1
        let value = values[next]
        if let depth = depths[value.type] {
          let steps = path[depth...].compactMap { contents[$0.type]?[$0.next - 1] }
          if let owner = path.last?.type { report(value, in: owner, steps) }
        } else if !finished.contains(value.type) {
          depths[value.type] = path.count
          path.append((value.type, 0))
        }
      }
    }
  }

  /// Reports a circle.
  private mutating func report(_ last: Containment, in owner: String, _ steps: [Containment]) {
    let circle = steps.map(\.member).joined(separator: ".")
    findings.report(
      SpecRules.recursiveType,
      steps.count == 1
        ? "\(quoted(owner)) contains itself through \(quoted(last.member))"
        : "\(quoted(owner)) contains itself: \(quoted(last.member)) closes the circle "
          + quoted(circle),
      at: last.range,
      notes: steps.dropLast().prefix(8).map {
        DiagnosticNote("the circle goes through this", at: $0.range)
      },
      suggestion: "use a list, such as '[\(last.type)]', or make the member read-only"
    )
  }
}
