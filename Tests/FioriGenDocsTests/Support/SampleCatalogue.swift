import FioriGenModel

/// Small pieces of catalogues for tests.
enum Sample {
  /// A place in a file that does not exist.
  static let here = SourceRange.beginning(of: "Specs/Cards/XCard.yaml")

  /// A view.
  static func view(
    _ name: String,
    type: String = "UILabel",
    size: ViewSize? = nil,
    _ placement: [ViewRelation] = [],
    compact: CompactPlacement? = nil
  ) -> AnatomyView {
    AnatomyView(
      name: name,
      type: .named(type),
      size: size,
      placement: placement,
      compact: compact,
      range: here
    )
  }

  /// A property without a default.
  static func property(
    _ name: String,
    _ type: PortableType,
    summary: String = "",
    defaultValue: ValueLiteral? = nil,
    note: String? = nil
  ) -> Property {
    Property(
      name: name,
      type: .named("String"),
      portable: type,
      defaultValue: defaultValue,
      summary: summary,
      note: note,
      range: here
    )
  }

  /// A catalogue in which every text a spec can hold is the given one.
  static func catalogue(saying text: String) -> Catalogue {
    let deprecated = Deprecation(message: text)
    let component = Component(
      name: "XCard",
      kind: .view,
      summary: text,
      discussion: text,
      deprecated: deprecated,
      since: text,
      isInferred: true,
      views: [
        AnatomyView(
          name: "title",
          type: .named("UILabel"),
          isInferred: true,
          summary: text,
          note: text,
          range: here
        )
      ],
      properties: [
        property(
          "state",
          .enumeration("XState"),
          summary: text,
          defaultValue: .string(text),
          note: text
        )
      ],
      operations: [
        Operation(
          name: "show",
          parameters: [
            OperationParameter(
              name: "message",
              type: .named("String"),
              portable: .builtIn(.string),
              summary: text,
              range: here
            )
          ],
          summary: text,
          discussion: text,
          note: text,
          range: here
        )
      ],
      events: [Event(name: "didTap", summary: text, note: text, range: here)],
      rules: [
        BehaviourRule(
          id: "XCard.rule",
          demand: .forbids(
            when: [RuleCondition(property: "state", test: .isOne(of: [.string(text)]))],
            properties: ["state"]
          ),
          message: text,
          range: here
        )
      ],
      theming: Theming(
        groups: [GroupSupport(group: "Text", source: .documented, range: here)],
        classPaths: [
          ClassPath(
            path: "fdlXCard",
            group: "Text",
            aliases: [text],
            summary: text,
            note: text,
            range: here
          )
        ],
        examples: [
          ExampleRule(classPath: "fdlXCard", attribute: "font-color", value: text, range: here)
        ]
      ),
      notes: [text],
      range: here
    )
    let state = SharedType(
      name: "XState",
      kind: .enumeration(cases: [
        EnumerationCase(name: "on", summary: text, note: text, range: here)
      ]),
      summary: text,
      discussion: text,
      deprecated: deprecated,
      notes: [text],
      range: here
    )
    let group = AttributeGroup(
      name: "Text",
      summary: text,
      attributes: [
        Attribute(
          name: "font-color",
          type: .builtIn(.color),
          summary: text,
          note: text,
          range: here
        )
      ],
      fileStem: "Styles",
      range: here
    )
    return Catalogue(
      settings: CatalogueSettings(name: "Cards", summary: text),
      components: [component],
      types: [state],
      attributeGroups: [group],
      files: [SpecFile(path: here.file, stem: "XCard", documents: ["XCard"])]
    )
  }

  /// A rule whose every text is the given one.
  static func rule(saying text: String) -> Rule {
    Rule(
      id: "spec.sample",
      title: text,
      explanation: text,
      wrongExample: text,
      rightExample: text
    )
  }
}
