import FioriGenModel

/// A declared type and what stands for it in models.
struct ResolvedType: Sendable {
  /// The declared type.
  var expression: TypeExpression
  /// What stands for it in models; `nil` when it carries no data.
  var portable: PortableType?
}

extension ResolutionContext {
  /// Looks up the names in a type and reports unknown ones.
  ///
  /// - Parameter type: The type as written.
  /// - Returns: The type; `nil` when a name in it is unknown, which is reported here or where the
  ///   file that should define it could not be read.
  mutating func resolve(_ type: TypeSyntax) -> ResolvedType? {
    var isKnown = true
    for name in type.names where !types.knows(name.value) {
      isKnown = false
      reportUnknownType(name)
    }
    guard isKnown else { return nil }
    return ResolvedType(
      expression: type.expression,
      portable: types.portable(for: type.expression)
    )
  }

  /// Reports an unknown type, unless a file that could not be read seems to define it.
  mutating func reportUnknownType(_ name: Located<String>) {
    guard !suspected.types.contains(name.value) else { return }
    let nearest: String?
    if let familiar = FamiliarTypeNames.types[name.value] {
      nearest = familiar
    } else if let known = nearestTypes[name.value] {
      nearest = known
    } else {
      nearest = findings.nearest(to: name.value, among: knownTypeNames())
      nearestTypes[name.value] = .some(nearest)
    }
    findings.report(
      SpecRules.unknownType,
      "there is no type \(quoted(name.value))",
      at: name.range,
      suggestion: nearest.map { "did you mean \(quoted($0))?" }
        ?? "describe it in a document of its own, such as 'external: \(name.value)'",
      replacement: nearest
    )
  }

  /// Every name that a type may have.
  private func knownTypeNames() -> [String] {
    Array(types.names.keys) + BuiltInType.allCases.map(\.rawValue) + Array(PlatformType.all.keys)
  }
}
