import FioriGenModel

/// A catalogue with everything looked up that one file's emission needs from the others.
///
/// Making one costs time in proportion to the catalogue, once; emitting a file from it does not
/// depend on the number of other files, so that files can be emitted in parallel.
public struct SwiftContext: Sendable {
  /// The catalogue.
  package let catalogue: Catalogue

  /// What each declared type stands for.
  package let resolution: TypeResolution

  /// The places of components in the catalogue, by name.
  private let componentIndices: [String: Int]

  /// The places of shared types in the catalogue, by name.
  private let typeIndices: [String: Int]

  /// The places of attribute groups in the catalogue, by name.
  private let groupIndices: [String: Int]

  /// The components of imported catalogues, by name.
  private let importedComponents: [String: Imported<Component>]

  /// The shared types of imported catalogues, by name.
  private let importedTypes: [String: Imported<SharedType>]

  /// The spec files and what they declare, by stem.
  private let contents: [String: FileContents]

  /// A declaration of an imported catalogue.
  private struct Imported<Declaration: Sendable>: Sendable {
    /// The module that has it.
    var module: String
    /// The letters that documented type names of its catalogue begin with.
    var prefix: String
    /// What is declared.
    var declaration: Declaration
  }

  /// What one spec file declares.
  struct FileContents: Sendable {
    /// The file.
    var file: SpecFile
    /// The places of its components in the catalogue.
    var components: [Int] = []
    /// The places of its shared types in the catalogue, in the order of the file.
    var types: [Int] = []
    /// The places of its attribute groups in the catalogue, in the order of the file.
    var groups: [Int] = []
  }

  /// Prepares a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  public init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    resolution = TypeResolution(catalogue: catalogue)
    var contents: [String: FileContents] = [:]
    for file in catalogue.files { contents[file.stem] = FileContents(file: file) }
    componentIndices = Self.index(catalogue.components, by: \.name)
    typeIndices = Self.index(catalogue.types, by: \.name)
    groupIndices = Self.index(catalogue.attributeGroups, by: \.name)
    importedComponents = Self.imported(catalogue, \.components, by: \.name)
    importedTypes = Self.imported(catalogue, \.types, by: \.name)
    for (index, component) in catalogue.components.enumerated() {
      contents[component.fileStem]?.components.append(index)
    }
    for (index, type) in catalogue.types.enumerated() {
      contents[type.fileStem]?.types.append(index)
    }
    for (index, group) in catalogue.attributeGroups.enumerated() {
      contents[group.fileStem]?.groups.append(index)
    }
    self.contents = contents.mapValues { contents in
      var sorted = contents
      sorted.types.sort { catalogue.types[$0].range.start < catalogue.types[$1].range.start }
      sorted.groups.sort {
        catalogue.attributeGroups[$0].range.start < catalogue.attributeGroups[$1].range.start
      }
      return sorted
    }
  }

  /// The places of elements by their name; the first of a name counts.
  private static func index<Element>(_ elements: [Element], by name: KeyPath<Element, String>)
    -> [String: Int]
  {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() where indices[element[keyPath: name]] == nil {
      indices[element[keyPath: name]] = index
    }
    return indices
  }

  /// The declarations of imported catalogues by their names.
  private static func imported<Declaration>(
    _ catalogue: Catalogue,
    _ declarations: KeyPath<Catalogue, [Declaration]>,
    by name: KeyPath<Declaration, String>
  ) -> [String: Imported<Declaration>] {
    var result: [String: Imported<Declaration>] = [:]
    for other in catalogue.imports {
      for declaration in other.catalogue[keyPath: declarations] {
        result[declaration[keyPath: name]] = Imported(
          module: other.module,
          prefix: other.catalogue.settings.typePrefix,
          declaration: declaration
        )
      }
    }
    return result
  }

  // MARK: Looking up

  /// The module that declares an imported component or type.
  ///
  /// - Parameter name: The documented name.
  /// - Returns: The module; `nil` for what the catalogue declares itself.
  func module(declaring name: String) -> String? {
    importedComponents[name]?.module ?? importedTypes[name]?.module
  }

  /// What a spec file declares.
  ///
  /// - Parameter stem: The file's stem.
  /// - Returns: Its contents, or `nil` for a stem that no file has.
  func contents(ofFile stem: String) -> FileContents? { contents[stem] }

  /// The component of a name.
  ///
  /// - Parameter name: The documented name.
  /// - Returns: The component, or `nil` if there is none.
  package func component(named name: String) -> Component? {
    componentIndices[name].map { catalogue.components[$0] }
      ?? importedComponents[name]?.declaration
  }

  /// The shared type of a name.
  ///
  /// - Parameter name: The documented name.
  /// - Returns: The type, or `nil` if there is none.
  package func sharedType(named name: String) -> SharedType? {
    typeIndices[name].map { catalogue.types[$0] } ?? importedTypes[name]?.declaration
  }

  /// The attribute group of a name.
  ///
  /// - Parameter name: The group's name.
  /// - Returns: The group, or `nil` if there is none.
  func group(named name: String) -> AttributeGroup? {
    groupIndices[name].map { catalogue.attributeGroups[$0] }
  }

  // MARK: Names

  /// The letters that documented type names begin with.
  var typePrefix: String { catalogue.settings.typePrefix }

  /// The public name of a component's model.
  ///
  /// - Parameter component: The component.
  /// - Returns: The name that users write, deprecated or not.
  package func publicName(of component: Component) -> SwiftIdentifier {
    SwiftNames.model(component.name, override: component.swiftName)
  }

  /// The name of a component's model in generated code, which is never deprecated.
  ///
  /// - Parameter component: The component.
  /// - Returns: The name of the declaration.
  package func name(of component: Component) -> SwiftIdentifier {
    let name = publicName(of: component)
    return component.deprecated == nil ? name : SwiftNames.undeprecated(name)
  }

  /// The public name of a shared type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The name that users write, deprecated or not.
  func publicName(of type: SharedType) -> SwiftIdentifier {
    if case .structure = type.kind {
      return SwiftNames.model(type.name, override: type.swiftName)
    }
    return SwiftNames.sharedType(
      type.name,
      prefix: importedTypes[type.name]?.prefix ?? typePrefix,
      override: type.swiftName
    )
  }

  /// The name of a shared type in generated code, which is never deprecated.
  ///
  /// - Parameter type: The type.
  /// - Returns: The name of the declaration.
  package func name(of type: SharedType) -> SwiftIdentifier {
    let name = publicName(of: type)
    return type.deprecated == nil ? name : SwiftNames.undeprecated(name)
  }

  /// The code of a portable type.
  ///
  /// - Parameter type: The type.
  /// - Returns: What generated code writes for it: `[FUITagModel]?`.
  package func code(for type: PortableType) -> String {
    switch type {
    case .builtIn(let builtIn): Names.builtIn(builtIn)
    case .enumeration(let name), .structure(let name), .union(let name):
      sharedType(named: name).map { self.name(of: $0).code } ?? SwiftNames.member(name).code
    case .component(let name):
      component(named: name).map { self.name(of: $0).code } ?? SwiftNames.model(name).code
    case .array(let element): "[" + code(for: element) + "]"
    case .optional(let wrapped): code(for: wrapped) + "?"
    }
  }
}
