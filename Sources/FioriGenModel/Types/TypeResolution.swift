/// Turns declared types into the portable types of the models.
public struct TypeResolution: Sendable {
  /// What a name of the catalogue stands for.
  public enum NamedType: Hashable, Sendable {
    /// A component.
    case component
    /// An enumeration.
    case enumeration
    /// A struct.
    case structure
    /// A union.
    case union
    /// A protocol or external type, which carries no data.
    case reference
  }

  /// The names of the catalogue.
  public var names: [String: NamedType]

  /// Creates a resolution over known names.
  ///
  /// - Parameter names: What each name of the catalogue stands for.
  public init(names: [String: NamedType]) {
    self.names = names
  }

  /// Creates a resolution over a catalogue's names and those of the catalogues it imports.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(catalogue: Catalogue) {
    names = [:]
    for other in catalogue.imports { insert(other.catalogue) }
    insert(catalogue)
  }

  /// Adds the names that a catalogue declares.
  private mutating func insert(_ catalogue: Catalogue) {
    for component in catalogue.components { names[component.name] = .component }
    for type in catalogue.types {
      switch type.kind {
      case .enumeration: names[type.name] = .enumeration
      case .structure: names[type.name] = .structure
      case .union: names[type.name] = .union
      case .protocolType, .external: names[type.name] = .reference
      }
    }
  }

  /// Whether a name means anything: in the catalogue, built in, or on the platform.
  ///
  /// - Parameter name: A type's name.
  /// - Returns: Whether it is known.
  public func knows(_ name: String) -> Bool {
    names[name] != nil || BuiltInType(rawValue: name) != nil || PlatformType.all[name] != nil
  }

  /// What stands for a declared type in models.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: The portable type, or `nil` for closures, views and other types without data.
  public func portable(for type: TypeExpression) -> PortableType? {
    switch type {
    case .named(let name): portable(named: name)
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      portable(for: inner).map { .optional($0.unwrapped) }
    case .array(let inner): portable(for: inner).map(PortableType.array)
    case .dictionary, .function: nil
    }
  }

  /// What stands for a named type in models.
  private func portable(named name: String) -> PortableType? {
    switch names[name] {
    case .component: return .component(name)
    case .enumeration: return .enumeration(name)
    case .structure: return .structure(name)
    case .union: return .union(name)
    case .reference: return nil
    case nil: break
    }
    if let builtIn = BuiltInType(rawValue: name) { return .builtIn(builtIn) }
    return PlatformType.all[name]?.portable
  }
}
