import FioriGenModel

/// Everything known while the documents of all files are put together.
///
/// The steps run in the order of ``resolveCatalogue()``; each has its own file with an extension of
/// this type and fills one of these tables, which later steps read.
struct ResolutionContext {
  /// A document with the stem of its file.
  struct Declared<Syntax: Sendable>: Sendable {
    /// The document.
    var syntax: Syntax
    /// The stem of its file.
    var stem: String
    /// The module that it is imported from; `nil` for the set's own documents.
    var module: String?
  }

  /// An attribute group as one catalogue calls it. Groups are not imported, so that every catalogue
  /// can have one of the same name.
  struct GroupName: Hashable, Comparable {
    /// The module that the group is imported from; empty for the set's own groups.
    var module: String
    /// Its name.
    var name: String

    /// Orders groups by module, then by name.
    static func < (left: GroupName, right: GroupName) -> Bool {
      (left.module, left.name) < (right.module, right.name)
    }
  }

  /// The parsed files, sorted by path.
  let files: [ParsedSpec]

  /// The files of imported catalogues, sorted by module.
  let imports: [ImportedSpecs]

  /// The findings of this stage.
  var findings: Findings

  /// What every file may demand.
  let limits: SpecLimits

  /// The most threads to use.
  let jobs: Int

  /// The settings of the set.
  var settings = CatalogueSettings()

  /// The settings of imported catalogues, by module.
  var importedSettings: [String: CatalogueSettings] = [:]

  /// The components by name.
  var components: [String: Declared<ComponentSyntax>] = [:]

  /// The other types by name.
  var sharedTypes: [String: Declared<SharedTypeSyntax>] = [:]

  /// The attribute groups by name.
  var attributeGroups: [GroupName: Declared<AttributeGroupSyntax>] = [:]

  /// What files that could not be read may define.
  var suspected = SuspectedNames.none

  /// What the names of the set stand for.
  var types = TypeResolution(names: [:])

  /// The nearest known names of misspelt types, each looked up once.
  var nearestTypes: [String: String?] = [:]

  /// The component that each component inherits from.
  var parents: [String: String] = [:]

  /// The members of components, structs and external types, inherited ones included.
  var tables: [String: MemberTable] = [:]

  /// The class paths of the set with their places and groups.
  var classPaths: [String: KnownClassPath] = [:]

  /// Starts with nothing but the files.
  ///
  /// - Parameters:
  ///   - files: The parsed files, sorted by path.
  ///   - imports: The files of imported catalogues, sorted by module.
  ///   - jobs: The most threads to use.
  init(files: [ParsedSpec], imports: [ImportedSpecs], jobs: Int) {
    self.files = files
    self.imports = imports
    self.jobs = jobs
    limits = files.first?.limits ?? .standard
    findings = Findings(maximumNameComparisons: limits.maximumNameComparisons)
  }

  /// Runs every step.
  ///
  /// - Returns: The catalogue; of use only when there are no errors.
  mutating func resolveCatalogue() -> Catalogue {
    collectNames()
    checkImports()
    checkSupertypes()
    let order = orderByInheritance()
    declareSharedTypeMembers()
    for name in order { declareMembers(of: name) }
    collectClassPaths()
    let groups = resolveAttributeGroups()
    let sharedTypes = resolveSharedTypes()
    let components = resolveComponents(in: order)
    checkContainment(components: components, sharedTypes: sharedTypes)
    return catalogue(components, sharedTypes, groups)
  }

  /// Puts together what was resolved, each part with the catalogue that declares it.
  private func catalogue(
    _ components: [Component],
    _ types: [SharedType],
    _ groups: [GroupName: AttributeGroup]
  ) -> Catalogue {
    func part(_ module: String?, _ settings: CatalogueSettings, _ files: [ParsedSpec]) -> Catalogue
    {
      Catalogue(
        settings: settings,
        components: imports.isEmpty
          ? components : components.filter { self.components[$0.name]?.module == module },
        types: imports.isEmpty
          ? types : types.filter { sharedTypes[$0.name]?.module == module },
        attributeGroups: groups.filter { $0.key.module == module ?? "" }.map(\.value),
        files: Self.specFiles(files)
      )
    }
    var catalogue = part(nil, settings, files)
    catalogue.imports = imports.map { imported in
      CatalogueImport(
        module: imported.module,
        catalogue: part(
          imported.module,
          importedSettings[imported.module] ?? CatalogueSettings(),
          imported.files
        )
      )
    }
    return catalogue
  }

  /// The files with the names of their documents.
  private static func specFiles(_ files: [ParsedSpec]) -> [SpecFile] {
    files.map { file in
      let names = file.documents.flatMap { document -> [String] in
        switch document {
        case .catalogue(let catalogue): [catalogue.name.value]
        case .component(let component): [component.name.value]
        case .sharedType(let type): [type.name.value]
        case .attributeGroups(let groups): groups.map(\.name.value)
        }
      }
      return SpecFile(path: file.path, stem: file.stem, documents: names)
    }
  }
}
