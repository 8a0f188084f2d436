import FioriGenModel

/// Finds names that would clash in the emitted code, before anything is emitted.
struct NameCheck {
  /// The catalogue.
  let context: SwiftContext

  /// What was found so far.
  var findings: [Diagnostic] = []

  /// The types of the module.
  private(set) var module = NameScope("the module", reserved: Names.moduleTypes)

  /// Checks a catalogue.
  ///
  /// - Parameters:
  ///   - context: The prepared catalogue.
  ///   - jobs: The most threads to use: the components do not need one another.
  /// - Returns: The findings, in no particular order.
  static func findings(in context: SwiftContext, jobs: Int) -> [Diagnostic] {
    var check = NameCheck(context: context)
    check.checkFiles()
    check.checkModule()
    // Every component is checked beside the names of the module, but not beside other components.
    var beginning = check
    beginning.findings = []
    for type in context.catalogue.types { check.check(type) }
    for group in context.catalogue.attributeGroups { check.check(group) }
    let ofComponents = ParallelMap.map(context.catalogue.components, jobs: jobs) {
      [beginning] component in
      var check = beginning
      check.check(component)
      return check.findings
    }
    return check.findings + ofComponents.flatMap(\.self)
  }

  /// Creates a check without findings.
  private init(context: SwiftContext) {
    self.context = context
  }

  // MARK: Files and types

  /// Finds spec files whose Swift files some file systems take for one.
  private mutating func checkFiles() {
    var firsts: [String: SpecFile] = [:]
    for file in context.catalogue.files {
      guard let first = firsts.updateValue(file, forKey: file.stem.lowercased()) else { continue }
      let (earlier, later) = first.path <= file.path ? (first, file) : (file, first)
      findings.append(
        Diagnostic(
          SwiftRules.fileCollision,
          "'\(later.stem)' and '\(earlier.stem)' would become one Swift file",
          at: .beginning(of: later.path),
          notes: [DiagnosticNote("the other spec file is here", at: .beginning(of: earlier.path))],
          suggestion: "rename one of the spec files"
        )
      )
    }
  }

  /// Finds types of the module that would have one name, or the name of a type of the run time.
  private mutating func checkModule() {
    var scope = module
    declareImports(in: &scope)
    let settings = context.catalogue.settings
    if let range = settings.range {
      let origin = NameScope.Origin(kind: "catalogue", name: settings.name, range: range)
      declare(SwiftNames.index(settings.name), origin, in: &scope, remedy: Remedy.catalogue)
    }
    for component in context.catalogue.components {
      let origin = NameScope.Origin(
        kind: "component",
        name: component.name,
        range: component.range
      )
      var names = [context.publicName(of: component)]
      if !component.operations.isEmpty { names.append(SwiftNames.operations(component.name)) }
      if !component.events.isEmpty { names.append(SwiftNames.events(component.name)) }
      for name in names {
        declare(name, origin, in: &scope, deprecated: component.deprecated)
      }
    }
    for type in context.catalogue.types {
      if case .external = type.kind { continue }
      let origin = NameScope.Origin(kind: type.kind.word, name: type.name, range: type.range)
      declare(context.publicName(of: type), origin, in: &scope, deprecated: type.deprecated)
    }
    for group in context.catalogue.attributeGroups {
      let origin = NameScope.Origin(kind: "attribute group", name: group.name, range: group.range)
      declare(SwiftNames.style(group.name, override: group.swiftName), origin, in: &scope)
    }
    module = scope
  }

  /// Declares the names of the imported types that the module uses: an own type of the same name would
  /// hide them.
  private mutating func declareImports(in scope: inout NameScope) {
    guard !context.catalogue.imports.isEmpty else { return }
    var names: Set<String> = []
    for component in context.catalogue.components {
      names.formUnion(UsedTypes.names(in: component, context.resolution))
    }
    for type in context.catalogue.types {
      names.formUnion(UsedTypes.names(in: type, context.resolution))
    }
    for name in names.sorted() {
      guard let module = context.module(declaring: name) else { continue }
      if let component = context.component(named: name) {
        let origin = NameScope.Origin(
          kind: "component",
          name: name,
          range: component.range,
          module: module
        )
        declare(context.name(of: component), origin, in: &scope)
      } else if let type = context.sharedType(named: name) {
        let origin = NameScope.Origin(
          kind: type.kind.word,
          name: name,
          range: type.range,
          module: module
        )
        declare(context.name(of: type), origin, in: &scope)
      }
    }
  }

  // MARK: Helpers

  /// What to write to give something another name.
  enum Remedy {
    /// For nearly everything.
    static let swiftName = "give it another name with 'swiftName:'"
    /// For class paths and exclusive rules.
    static let name = "give it another name with 'name:'"
    /// For what has only its documented name.
    static let rename = "rename one of them"
    /// For the catalogue itself.
    static let catalogue = "give the catalogue another name"
  }

  /// Declares a name in a scope, and its stand-in where it is deprecated.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - origin: What it comes from.
  ///   - scope: The scope.
  ///   - deprecated: The declaration's deprecation.
  ///   - remedy: What to write to give it another name.
  mutating func declare(
    _ identifier: SwiftIdentifier,
    _ origin: NameScope.Origin,
    in scope: inout NameScope,
    deprecated: Deprecation? = nil,
    remedy: String = Remedy.swiftName
  ) {
    if let finding = scope.declare(identifier, from: origin, remedy: remedy) {
      findings.append(finding)
    }
    guard deprecated != nil else { return }
    let stored = SwiftNames.undeprecated(identifier)
    if let finding = scope.declare(stored, from: origin, remedy: remedy) {
      findings.append(finding)
    }
  }

  /// Finds a name that a spec asks for but that Swift cannot use.
  ///
  /// - Parameters:
  ///   - override: The name; `nil` passes.
  ///   - range: Where it stands.
  mutating func checkOverride(_ override: String?, at range: SourceRange) {
    guard let override else { return }
    if SwiftNames.isIdentifier(override) && !ReservedWords.isUnusable(override) { return }
    findings.append(
      Diagnostic(
        SwiftRules.invalidName,
        "'\(override)' cannot be a name in Swift",
        at: range,
        suggestion:
          "use letters, digits and underscores, as in '\(SwiftNames.member(override).plain)'"
      )
    )
  }
}

extension SharedType.Kind {
  /// The word for the kind in messages, as specs write it.
  var word: String {
    switch self {
    case .enumeration: "enum"
    case .structure: "struct"
    case .union: "union"
    case .protocolType: "protocol"
    case .external: "external type"
    }
  }
}
