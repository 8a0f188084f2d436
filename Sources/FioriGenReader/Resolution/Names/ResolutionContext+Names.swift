import FioriGenModel

extension ResolutionContext {
  /// Collects the names of all documents and reports names that are taken.
  mutating func collectNames() {
    var places: [String: SourceRange] = [:]
    // Imported names come first: where two are the same, the set's own one has to give way.
    for imported in imports {
      checkStems(imported.files)
      collectNames(of: imported.files, from: imported.module, in: &places)
    }
    checkStems(files)
    collectNames(of: files, from: nil, in: &places)
    checkSwiftNamesOfTypes()
  }

  /// Collects the names of the documents of one catalogue.
  ///
  /// - Parameters:
  ///   - files: The catalogue's files.
  ///   - module: The module it is imported from; `nil` for the set itself.
  ///   - places: Where the names of types stand that are taken.
  private mutating func collectNames(
    of files: [ParsedSpec],
    from module: String?,
    in places: inout [String: SourceRange]
  ) {
    var groupPlaces: [String: SourceRange] = [:]
    for file in files {
      suspected.formUnion(file.suspected)
      for document in file.documents {
        switch document {
        case .catalogue(let catalogue):
          collect(catalogue, from: module)
        case .component(let component):
          guard isFree(component.name, in: &places) else { continue }
          components[component.name.value] = Declared(
            syntax: component,
            stem: file.stem,
            module: module
          )
          types.names[component.name.value] = .component
        case .sharedType(let type):
          guard isFree(type.name, in: &places) else { continue }
          sharedTypes[type.name.value] = Declared(syntax: type, stem: file.stem, module: module)
          types.names[type.name.value] = type.namedType
        case .attributeGroups(let groups):
          for group in groups where isFree(group.name, in: &groupPlaces, isType: false) {
            let name = GroupName(module: module ?? "", name: group.name.value)
            attributeGroups[name] = Declared(syntax: group, stem: file.stem, module: module)
          }
        }
      }
    }
  }

  /// Reports imports of the set whose specs are not known.
  mutating func checkImports() {
    let known = Set(imports.map(\.module))
    for one in files.flatMap(\.imports) where !known.contains(one.module) {
      findings.report(
        SpecRules.unknownImport,
        "nothing says where the specs of the module \(quoted(one.module)) are",
        unknown: one.module,
        at: one.range,
        candidates: known,
        otherwise: "write its folder after it, as in '\(one.module): ../Other/Specs', or give it "
          + "with '--import \(one.module)=FOLDER'"
      )
    }
  }

  /// Takes over the settings, which may only be given once.
  private mutating func collect(_ catalogue: CatalogueSyntax, from module: String?) {
    var settings = module.map { importedSettings[$0] ?? CatalogueSettings() } ?? self.settings
    if let first = settings.range {
      reportDuplicate("the catalogue's settings are given twice", at: catalogue.name.range, first)
      return
    }
    settings.name = catalogue.name.value
    if let summary = catalogue.summary { settings.summary = summary }
    settings.typePrefix = catalogue.typePrefix
    settings.classPathPrefix = catalogue.classPathPrefix
    if let cPrefix = catalogue.cPrefix { settings.cPrefix = cPrefix }
    settings.sdkModule = catalogue.sdkModule
    settings.modelsModule = catalogue.modelsModule
    settings.range = catalogue.name.range
    if let module { importedSettings[module] = settings } else { self.settings = settings }
  }

  /// Notes a document's name.
  ///
  /// - Returns: Whether the name was free; if not, that is reported.
  private mutating func isFree(
    _ name: Located<String>,
    in places: inout [String: SourceRange],
    isType: Bool = true
  ) -> Bool {
    if let first = places[name.value] {
      reportDuplicate("\(quoted(name.value)) is defined twice", at: name.range, first)
      return false
    }
    places[name.value] = name.range
    if isType && BuiltInType(rawValue: name.value) != nil {
      findings.report(
        SpecRules.nameCollision,
        "\(quoted(name.value)) is a built-in type",
        at: name.range,
        suggestion: "choose another name, or remove the document"
      )
    }
    return true
  }

  /// Reports a name that is taken.
  mutating func reportDuplicate(
    _ message: String,
    at range: SourceRange,
    _ first: SourceRange,
    suggestion: String = "rename or remove one of the two"
  ) {
    findings.report(
      SpecRules.duplicateName,
      message,
      at: range,
      notes: [DiagnosticNote("first defined here", at: first)],
      suggestion: suggestion
    )
  }

  /// Reports files whose generated files would overwrite each other.
  private mutating func checkStems(_ files: [ParsedSpec]) {
    var firsts: [String: ParsedSpec] = [:]
    for file in files {
      let key = file.stem.lowercased()
      guard let first = firsts[key] else {
        firsts[key] = file
        continue
      }
      reportDuplicate(
        "the generated files of \(quoted(file.path)) and \(quoted(first.path)) have one name",
        at: .beginning(of: file.path),
        .beginning(of: first.path),
        suggestion: "rename one of the files; capitals make no difference"
      )
    }
  }

  /// Reports Swift names of types that are taken.
  private mutating func checkSwiftNamesOfTypes() {
    let components = components.values.filter { $0.module == nil }
    let others = sharedTypes.values.filter { $0.module == nil }
    checkSwiftNames(
      components.map { ($0.syntax.name, $0.syntax.common.swiftName) }
        + others.map { ($0.syntax.name, $0.syntax.common.swiftName) }
    )
  }

  /// Reports explicit Swift names that another declaration has already.
  ///
  /// - Parameter declarations: The names and the Swift names that override them.
  mutating func checkSwiftNames(_ declarations: [(Located<String>, Located<String>?)]) {
    guard declarations.contains(where: { $0.1 != nil }) else { return }
    var owners: [String: SourceRange] = [:]
    for (name, swiftName) in declarations where swiftName == nil {
      owners[name.value] = name.range
    }
    let chosen = declarations.compactMap(\.1).sorted { left, right in
      (left.range.file, left.range.start) < (right.range.file, right.range.start)
    }
    for name in chosen {
      if let owner = owners[name.value] {
        findings.report(
          SpecRules.nameCollision,
          "the Swift name \(quoted(name.value)) is taken",
          at: name.range,
          notes: [DiagnosticNote("it belongs to this", at: owner)],
          suggestion: "choose another 'swiftName'"
        )
      } else {
        owners[name.value] = name.range
      }
    }
  }
}

extension SharedTypeSyntax {
  /// What the type's name stands for in type expressions.
  fileprivate var namedType: TypeResolution.NamedType {
    switch kind {
    case .enumeration: .enumeration
    case .structure: .structure
    case .union: .union
    case .protocolType, .external: .reference
    }
  }
}
