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
  }

  /// The parsed files, sorted by path.
  let files: [ParsedSpec]

  /// The findings of this stage.
  var findings: Findings

  /// What every file may demand.
  let limits: SpecLimits

  /// The settings of the set.
  var settings = CatalogueSettings()

  /// The components by name.
  var components: [String: Declared<ComponentSyntax>] = [:]

  /// The other types by name.
  var sharedTypes: [String: Declared<SharedTypeSyntax>] = [:]

  /// The attribute groups by name.
  var attributeGroups: [String: Declared<AttributeGroupSyntax>] = [:]

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
  /// - Parameter files: The parsed files, sorted by path.
  init(files: [ParsedSpec]) {
    self.files = files
    limits = files.first?.limits ?? .standard
    findings = Findings(maximumNameComparisons: limits.maximumNameComparisons)
  }

  /// Runs every step.
  ///
  /// - Returns: The catalogue; of use only when there are no errors.
  mutating func resolveCatalogue() -> Catalogue {
    collectNames()
    checkSupertypes()
    let order = orderByInheritance()
    declareSharedTypeMembers()
    for name in order { declareMembers(of: name) }
    collectClassPaths()
    let groups = resolveAttributeGroups()
    let sharedTypes = resolveSharedTypes()
    let components = resolveComponents(in: order)
    checkContainment(components: components, sharedTypes: sharedTypes)
    return Catalogue(
      settings: settings,
      components: components,
      types: sharedTypes,
      attributeGroups: groups,
      files: specFiles()
    )
  }

  /// Resolves the components, each after the one that it inherits from.
  private mutating func resolveComponents(in order: [String]) -> [Component] {
    var resolved: [String: Component] = [:]
    for name in order {
      guard let declared = components[name] else { continue }
      let parent = parents[name].flatMap { resolved[$0] }
      resolved[name] = component(declared, inheriting: parent)
    }
    return Array(resolved.values)
  }

  /// The files with the names of their documents.
  private func specFiles() -> [SpecFile] {
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
