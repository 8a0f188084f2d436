import FioriGenModel

/// Short forms for the parts of hand-built catalogues.
enum Make {
  /// A place in a spec file.
  static func place(_ line: Int, in file: String = "Sample.yaml") -> SourceRange {
    SourceRange(file: file, start: SourcePosition(line: line, column: 3))
  }

  /// A property with only what a test is about.
  static func property(
    _ name: String,
    _ portable: PortableType?,
    line: Int = 1,
    default defaultValue: ValueLiteral? = nil,
    constraints: Constraints = Constraints(),
    required: Bool = false,
    inferred: Bool = false,
    summary: String = "",
    discussion: String = "",
    shownBy: String? = nil,
    since: String? = nil,
    deprecated: Deprecation? = nil,
    swiftName: String? = nil
  ) -> Property {
    Property(
      name: name,
      type: .named("T"),
      portable: portable,
      isInferred: inferred,
      isRequired: required,
      defaultValue: defaultValue,
      constraints: constraints,
      summary: summary,
      discussion: discussion,
      shownBy: shownBy,
      since: since,
      deprecated: deprecated,
      swiftName: swiftName,
      range: place(line)
    )
  }

  /// A part with only what a test is about.
  static func part(
    _ path: String,
    _ portable: PortableType?,
    line: Int = 1,
    default defaultValue: ValueLiteral? = nil
  ) -> Part {
    Part(
      path: path.split(separator: ".").map(String.init),
      type: .named("T"),
      portable: portable,
      defaultValue: defaultValue,
      range: place(line)
    )
  }

  /// A component with only what a test is about.
  static func component(
    _ name: String,
    line: Int = 1,
    properties: [Property] = [],
    views: [AnatomyView] = [],
    parts: [Part] = [],
    rules: [BehaviourRule] = [],
    theming: Theming = Theming(),
    deprecated: Deprecation? = nil,
    swiftName: String? = nil,
    summary: String = "A component."
  ) -> Component {
    Component(
      name: name,
      kind: .view,
      summary: summary,
      deprecated: deprecated,
      swiftName: swiftName,
      views: views,
      properties: properties,
      parts: parts,
      rules: rules,
      theming: theming,
      range: place(line)
    )
  }

  /// An enumeration of cases without further facts.
  static func enumeration(_ name: String, _ cases: [String], line: Int = 1) -> SharedType {
    SharedType(
      name: name,
      kind: .enumeration(
        cases: cases.enumerated().map { index, element in
          EnumerationCase(
            name: element,
            summary: "Case \(element).",
            range: place(line + 1 + index)
          )
        }
      ),
      summary: "An enumeration.",
      range: place(line)
    )
  }

  /// A struct.
  static func structure(_ name: String, _ fields: [Property], line: Int = 1) -> SharedType {
    SharedType(
      name: name,
      kind: .structure(fields: fields),
      summary: "A struct.",
      range: place(line)
    )
  }

  /// An exclusive rule.
  static func exclusive(_ name: String, _ properties: [String], line: Int = 1) -> BehaviourRule {
    BehaviourRule(
      id: "X.\(name)",
      demand: .exclusive(properties: properties, name: name),
      message: "",
      range: place(line)
    )
  }

  /// A catalogue with the usual affixes.
  static func catalogue(
    components: [Component] = [],
    types: [SharedType] = [],
    groups: [AttributeGroup] = []
  ) -> Catalogue {
    Catalogue(
      settings: CatalogueSettings(
        name: "FioriCatalog",
        typePrefix: "FUI",
        classPathPrefix: "fdl",
        range: place(1, in: "catalogue.yaml")
      ),
      components: components,
      types: types,
      attributeGroups: groups
    )
  }
}
