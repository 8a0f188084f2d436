import FioriGenModel

extension ResolutionContext {
  /// The most parts that a generation of components is divided into. It must not depend on the machine:
  /// the bound on suggestions is one for each part.
  private static let maximumParts = 8

  /// The fewest components of a part, but for the last one.
  private static let minimumPartSize = 64

  /// Resolves the components, each after the one that it inherits from. Components that inherit equally
  /// often do not need one another: they are divided into parts, which share the processors.
  ///
  /// - Parameter order: The names of all components, each after the one that it inherits from.
  /// - Returns: The components, in no order.
  mutating func resolveComponents(in order: [String]) -> [Component] {
    var resolved: [String: Component] = [:]
    resolved.reserveCapacity(order.count)
    for generation in generations(of: order) {
      let parts = Self.parts(of: generation)
      if parts.count == 1 {
        for component in components(named: generation, inheritingFrom: resolved) {
          resolved[component.name] = component
        }
        continue
      }
      let (context, ancestors) = (self, resolved)
      let results = ParallelMap.map(parts, jobs: jobs) { names in
        var worker = context
        worker.findings = context.findings.continuation
        let components = worker.components(named: names, inheritingFrom: ancestors)
        return (components: components, findings: worker.findings)
      }
      findings.merge(results.map(\.findings))
      for result in results {
        for component in result.components { resolved[component.name] = component }
      }
    }
    return Array(resolved.values)
  }

  /// The components by how often they inherit: those that inherit from none, those that inherit from
  /// one of these, and so on.
  private func generations(of order: [String]) -> [[String]] {
    var places: [String: Int] = [:]
    places.reserveCapacity(order.count)
    var generations: [[String]] = []
    for name in order {
      let place = parents[name].flatMap { places[$0] }.map { $0 + 1 } ?? 0
      places[name] = place
      if place == generations.count { generations.append([]) }
      generations[place].append(name)
    }
    return generations
  }

  /// Divides a generation.
  private static func parts(of generation: [String]) -> [[String]] {
    let size = max(minimumPartSize, (generation.count + maximumParts - 1) / maximumParts)
    return stride(from: 0, to: generation.count, by: size).map { start in
      Array(generation[start..<min(start + size, generation.count)])
    }
  }

  /// Resolves components whose ancestors are resolved.
  private mutating func components(
    named names: [String],
    inheritingFrom resolved: [String: Component]
  ) -> [Component] {
    names.compactMap { name in
      guard let declared = components[name] else { return nil }
      return component(declared, inheriting: parents[name].flatMap { resolved[$0] })
    }
  }
}
