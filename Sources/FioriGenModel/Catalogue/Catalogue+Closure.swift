extension Catalogue {
  /// The catalogue with the imported types that its models use, as if it declared them itself: for
  /// languages whose output has to be complete without that of the imported catalogues.
  ///
  /// Only data is taken over. Class paths, operations and events of imported components stay where
  /// they are.
  ///
  /// - Returns: The catalogue, without imports.
  public func includingUsedImports() -> Catalogue {
    guard !imports.isEmpty else { return self }
    let resolution = TypeResolution(catalogue: self)
    var waiting: Set<String> = []
    for component in components { waiting.formUnion(UsedTypes.names(in: component, resolution)) }
    for type in types { waiting.formUnion(UsedTypes.names(in: type, resolution)) }
    let importedComponents = Self.byName(imports.flatMap(\.catalogue.components), \.name)
    let importedTypes = Self.byName(imports.flatMap(\.catalogue.types), \.name)
    var done: Set<String> = []
    var taken: (components: [Component], types: [SharedType]) = ([], [])
    while let name = waiting.popFirst() {
      guard done.insert(name).inserted else { continue }
      if var component = importedComponents[name] {
        waiting.formUnion(UsedTypes.modelNames(in: component))
        component.theming = Theming()
        component.operations = []
        component.events = []
        taken.components.append(component)
      } else if let type = importedTypes[name] {
        waiting.formUnion(UsedTypes.names(in: type, resolution))
        taken.types.append(type)
      }
    }
    return Catalogue(
      settings: settings,
      components: components + taken.components,
      types: types + taken.types,
      attributeGroups: attributeGroups,
      files: files
    )
  }

  /// Elements by their names, which are unique.
  private static func byName<Element>(_ elements: [Element], _ name: KeyPath<Element, String>)
    -> [String: Element]
  {
    Dictionary(elements.map { ($0[keyPath: name], $0) }, uniquingKeysWith: { first, _ in first })
  }
}
