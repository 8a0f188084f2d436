import FioriGenModel

extension ResolutionContext {
  /// Orders the components so that each comes after the one it inherits from, and reports loops and
  /// chains that are too long.
  ///
  /// - Returns: The names of all components; ties in alphabetical order.
  mutating func orderByInheritance() -> [String] {
    for (name, declared) in components {
      if let parent = declared.syntax.inherits?.value, components[parent] != nil {
        parents[name] = parent
      }
    }
    var depths: [String: Int] = [:]
    var order: [String] = []
    order.reserveCapacity(components.count)
    for name in components.keys.sorted() where depths[name] == nil {
      let path = ancestry(of: name, until: depths)
      if let loop = path.loop { reportLoop(loop) }
      for component in path.components.reversed() {
        depths[component] = 1 + (parents[component].flatMap { depths[$0] } ?? 0)
        checkInheritanceDepth(of: component, depths[component] ?? 0)
        order.append(component)
      }
    }
    return order
  }

  /// A component and those it inherits from.
  private struct Ancestry {
    /// The component and its ancestors that are not ordered yet, nearest first.
    var components: [String] = []
    /// The components that inherit from one another in a circle, if the ancestors end in one.
    var loop: [String]?
  }

  /// Follows the inheritance of a component up to one that is ordered already.
  private func ancestry(of name: String, until ordered: [String: Int]) -> Ancestry {
    var result = Ancestry()
    var indices: [String: Int] = [:]
    var current: String? = name
    while let component = current, ordered[component] == nil {
      if let start = indices[component] {
        result.loop = Array(result.components[start...])
        return result
      }
      indices[component] = result.components.count
      result.components.append(component)
      current = parents[component]
    }
    return result
  }

  /// Reports a loop once and cuts it, so that the rest can still be checked.
  private mutating func reportLoop(_ loop: [String]) {
    for component in loop {
      parents[component] = nil
      components[component]?.syntax.isIncomplete = true
    }
    let first = loop.indices.min { loop[$0] < loop[$1] } ?? 0
    let ordered = loop[first...] + loop[..<first]
    let places = ordered.compactMap { components[$0]?.syntax.inherits }
    guard let head = places.first, let name = ordered.first else { return }
    let steps = places.map(\.value).map { quoted($0) }.prefix(8).joined(separator: ", then from ")
    findings.report(
      SpecRules.inheritanceLoop,
      "\(quoted(name)) inherits from \(steps): a circle",
      at: head.range,
      notes: places.dropFirst().prefix(8).map {
        DiagnosticNote("the circle continues here", at: $0.range)
      },
      suggestion: "remove one of these 'inherits'"
    )
  }

  /// Reports a chain that is too long and cuts it: every member is repeated in each component.
  private mutating func checkInheritanceDepth(of name: String, _ depth: Int) {
    guard depth > limits.maximumInheritanceDepth, let parent = components[name]?.syntax.inherits
    else { return }
    parents[name] = nil
    components[name]?.syntax.isIncomplete = true
    guard depth == limits.maximumInheritanceDepth + 1 else { return }
    findings.report(
      SpecRules.tooDeep,
      "more than \(limits.maximumInheritanceDepth) components inherit from one another",
      at: parent.range,
      suggestion: "shorten the chain"
    )
  }
}
