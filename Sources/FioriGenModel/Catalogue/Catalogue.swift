/// Everything a set of spec files says: validated, resolved and sorted by name.
///
/// Emitters take one of these and nothing else.
public struct Catalogue: Hashable, Sendable {
  /// The settings of the set as a whole.
  public var settings: CatalogueSettings

  /// The components, sorted by name.
  public var components: [Component]

  /// The types that components share, sorted by name.
  public var types: [SharedType]

  /// The groups of theming attributes, sorted by name.
  public var attributeGroups: [AttributeGroup]

  /// Every spec file that was read, sorted by stem; each becomes one generated file.
  public var files: [SpecFile]

  /// The other catalogues whose types it uses, sorted by module; nothing is generated for them.
  public var imports: [CatalogueImport]

  /// Creates a catalogue from resolved parts.
  ///
  /// - Parameters:
  ///   - settings: The settings of the set as a whole.
  ///   - components: The components.
  ///   - types: The types that components share.
  ///   - attributeGroups: The groups of theming attributes.
  ///   - files: Every spec file that was read.
  ///   - imports: The other catalogues whose types it uses.
  public init(
    settings: CatalogueSettings = CatalogueSettings(),
    components: [Component] = [],
    types: [SharedType] = [],
    attributeGroups: [AttributeGroup] = [],
    files: [SpecFile] = [],
    imports: [CatalogueImport] = []
  ) {
    self.settings = settings
    self.components = components.sorted { $0.name < $1.name }
    self.types = types.sorted { $0.name < $1.name }
    self.attributeGroups = attributeGroups.sorted { $0.name < $1.name }
    self.files = files.sorted { $0.stem < $1.stem }
    self.imports = imports.sorted { $0.module < $1.module }
  }

  /// The component of a name, in the catalogue or in those it imports.
  ///
  /// - Parameter name: The component's name as its spec gives it.
  /// - Returns: The component, or `nil` when there is none of that name.
  public func component(named name: String) -> Component? {
    if let own = ownComponent(named: name) { return own }
    for other in imports {
      if let component = other.catalogue.ownComponent(named: name) { return component }
    }
    return nil
  }

  /// The shared type of a name, in the catalogue or in those it imports.
  ///
  /// - Parameter name: The type's name as its spec gives it.
  /// - Returns: The type, or `nil` when there is none of that name.
  public func type(named name: String) -> SharedType? {
    if let own = ownType(named: name) { return own }
    for other in imports {
      if let type = other.catalogue.ownType(named: name) { return type }
    }
    return nil
  }

  /// The component of a name that the catalogue declares itself.
  func ownComponent(named name: String) -> Component? {
    components.first { $0.name == name }
  }

  /// The shared type of a name that the catalogue declares itself.
  func ownType(named name: String) -> SharedType? {
    types.first { $0.name == name }
  }
}

/// The settings of a catalogue: its name and the affixes that its names carry.
public struct CatalogueSettings: Hashable, Sendable {
  /// The name of the generated index type, such as `FioriCatalog`.
  public var name: String

  /// What the set is, in one sentence.
  public var summary: String

  /// The letters that every documented type name begins with, such as `FUI`; may be empty.
  public var typePrefix: String

  /// The letters that every class path begins with, such as `fdl`; may be empty.
  public var classPathPrefix: String

  /// The lower-case word that every name of the C headers begins with, such as `fiori`; without a
  /// statement, what ``defaultCPrefix(for:)`` makes of the name.
  public var cPrefix: String {
    get { statedCPrefix ?? Self.defaultCPrefix(for: name) }
    set { statedCPrefix = newValue }
  }

  /// The word that the specs state; `nil` when they leave it to the name.
  private var statedCPrefix: String?

  /// The module of the framework that has the real components, such as `SAPFiori`; `nil` where
  /// there is nothing that models could be bound to.
  public var sdkModule: String?

  /// The module that the generated models are compiled into; `nil` when bindings are compiled into
  /// the same one.
  public var modelsModule: String?

  /// Where the settings stand; `nil` when no catalogue document was given.
  public var range: SourceRange?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - name: The name of the generated index type.
  ///   - summary: What the set is, in one sentence.
  ///   - typePrefix: The letters that every documented type name begins with.
  ///   - classPathPrefix: The letters that every class path begins with.
  ///   - cPrefix: The word that every name of the C headers begins with; without one, what
  ///     ``defaultCPrefix(for:)`` makes of the name.
  ///   - sdkModule: The module of the framework that has the real components.
  ///   - modelsModule: The module that the generated models are compiled into.
  ///   - range: Where the settings stand.
  public init(
    name: String = "ComponentCatalog",
    summary: String = "All components of this module.",
    typePrefix: String = "",
    classPathPrefix: String = "",
    cPrefix: String? = nil,
    sdkModule: String? = nil,
    modelsModule: String? = nil,
    range: SourceRange? = nil
  ) {
    self.name = name
    self.summary = summary
    self.typePrefix = typePrefix
    self.classPathPrefix = classPathPrefix
    statedCPrefix = cPrefix
    self.sdkModule = sdkModule
    self.modelsModule = modelsModule
    self.range = range
  }

  /// The prefix of C names for a catalogue that states none: `FioriCatalog` gives `fiori`.
  ///
  /// - Parameter name: The catalogue's name.
  /// - Returns: The name in lower case without `Catalog` at its end; the whole name where nothing
  ///   else would be left.
  public static func defaultCPrefix(for name: String) -> String {
    let suffix = "Catalog"
    let isSuffixed = name.hasSuffix(suffix) && name.count > suffix.count
    return (isSuffixed ? String(name.dropLast(suffix.count)) : name).lowercased()
  }
}

/// One spec file. Its stem names the generated file.
public struct SpecFile: Hashable, Sendable {
  /// The path as the user gave it.
  public var path: String

  /// The file's name without folder and extension.
  public var stem: String

  /// The names of the documents in the file, in the order written.
  public var documents: [String]

  /// Creates a spec file.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - stem: The file's name without folder and extension.
  ///   - documents: The names of the documents in the file.
  public init(path: String, stem: String, documents: [String]) {
    self.path = path
    self.stem = stem
    self.documents = documents
  }
}
