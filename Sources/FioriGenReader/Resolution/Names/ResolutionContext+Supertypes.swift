import FioriGenModel

extension ResolutionContext {
  /// Protocols of Swift's standard library that specs may name.
  private static let standardProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Equatable",
    "Error", "Hashable", "Identifiable", "Sendable",
  ]

  /// Checks what types inherit from and conform to.
  mutating func checkSupertypes() {
    for (_, declared) in components.sorted(by: { $0.key < $1.key }) {
      let component = declared.syntax
      if let parent = component.inherits {
        check(parent, allowsComponents: true, allowsProtocols: false)
      }
      for supertype in component.conforms {
        check(supertype, allowsComponents: false, allowsProtocols: true)
      }
    }
    for (_, declared) in sharedTypes.sorted(by: { $0.key < $1.key }) {
      let type = declared.syntax
      for supertype in (type.inherits.map { [$0] } ?? []) + type.conforms {
        check(supertype, allowsComponents: false, allowsProtocols: true)
      }
    }
  }

  /// Checks one supertype.
  private mutating func check(
    _ name: Located<String>,
    allowsComponents: Bool,
    allowsProtocols: Bool
  ) {
    if allowsProtocols && Self.standardProtocols.contains(name.value) { return }
    guard types.knows(name.value) else {
      reportUnknownType(name)
      return
    }
    if isSupertype(name.value, allowsComponents, allowsProtocols) { return }
    findings.report(
      SpecRules.invalidValue,
      allowsComponents
        ? "a component cannot inherit from \(quoted(name.value))"
        : "a type cannot conform to \(quoted(name.value))",
      at: name.range,
      suggestion: allowsComponents
        ? "name a component, an external type or a type of the platform"
        : "name a protocol, an external type or a type of the platform"
    )
  }

  /// Whether a known name can be a supertype.
  private func isSupertype(_ name: String, _ allowsComponents: Bool, _ allowsProtocols: Bool)
    -> Bool
  {
    switch types.names[name] {
    case .component: return allowsComponents
    case .enumeration, .structure, .union: return false
    case .reference:
      if case .protocolType? = sharedTypes[name]?.syntax.kind { return allowsProtocols }
      return true
    case nil:
      return PlatformType.all[name].map { $0.portable == nil } ?? false
    }
  }
}
