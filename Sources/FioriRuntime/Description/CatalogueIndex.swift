/// Every component of a generated module. Generated.
public protocol CatalogueIndex {
  /// The models of the components that are not deprecated, sorted by name.
  static var models: [any ComponentModel.Type] { get }

  /// The models of the deprecated components, sorted by name.
  static var deprecatedModels: [any ComponentModel.Type] { get }
}

extension CatalogueIndex {
  /// No component is deprecated.
  public static var deprecatedModels: [any ComponentModel.Type] { [] }

  /// The models of all components, deprecated ones included, sorted by the components' names.
  public static var allModels: [any ComponentModel.Type] {
    (models + deprecatedModels).map { (name: $0.descriptor.name, model: $0) }
      .sorted { $0.name < $1.name }
      .map(\.model)
  }

  /// The descriptors of all components, deprecated ones included, sorted by name.
  public static var descriptors: [ComponentDescriptor] {
    (models + deprecatedModels).map { $0.descriptor }.sorted { $0.name < $1.name }
  }

  /// The class paths of all components, sorted by their spelling.
  public static var classPaths: [ClassPathDescriptor] {
    descriptors.flatMap(\.classPaths).sorted { $0.path < $1.path }
  }

  /// The model of a component.
  ///
  /// - Parameter name: The component's documented name, such as `FUIObjectCell`.
  /// - Returns: The model's type, or `nil` when there is no such component.
  public static func model(named name: String) -> (any ComponentModel.Type)? {
    (models + deprecatedModels).first { $0.descriptor.name == name }
  }

  /// All descriptors as one JSON array.
  ///
  /// - Parameter isPretty: Whether every element and member has a line of its own.
  /// - Returns: The text, with sorted keys.
  public static func json(isPretty: Bool = false) -> String {
    JSONValue.array(descriptors.map(\.jsonValue)).text(isPretty: isPretty)
  }
}
