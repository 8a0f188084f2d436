/// Another catalogue whose types a catalogue uses.
public struct CatalogueImport: Hashable, Sendable {
  /// The Swift module that the other catalogue's models are compiled into.
  public var module: String

  /// The other catalogue. What it imports itself stands beside it, not inside.
  public var catalogue: Catalogue

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - module: The Swift module that the other catalogue's models are compiled into.
  ///   - catalogue: The other catalogue, without imports of its own.
  public init(module: String, catalogue: Catalogue) {
    self.module = module
    self.catalogue = catalogue
  }
}

extension Catalogue {
  /// The module that declares a component or shared type.
  ///
  /// - Parameter name: The documented name.
  /// - Returns: The module; `nil` for what the catalogue declares itself, and for unknown names.
  public func module(declaring name: String) -> String? {
    if imports.isEmpty || ownComponent(named: name) != nil || ownType(named: name) != nil {
      return nil
    }
    return imports.first { other in
      other.catalogue.ownComponent(named: name) != nil
        || other.catalogue.ownType(named: name) != nil
    }?.module
  }
}
