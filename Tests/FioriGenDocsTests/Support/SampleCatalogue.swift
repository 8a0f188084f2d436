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

  /// A catalogue in which every text a spec can hold is one of the given ones: a component, a type
  /// and an attribute group for each, numbered like the texts.
  static func catalogue(saying texts: [String]) -> Catalogue {
    Catalogue(
      settings: CatalogueSettings(name: "Cards", summary: texts.first ?? ""),
      components: texts.indices.map { component(number: $0, saying: texts[$0]) },
      types: texts.indices.map { type(number: $0, saying: texts[$0]) },
      attributeGroups: texts.indices.map { group(number: $0, saying: texts[$0]) },
      files: [SpecFile(path: here.file, stem: "XCard", documents: ["XCard"])]
    )
  }

  /// A component whose every text is the given one.
  private static func component(number: Int, saying text: String) -> Component {
    Component(
      name: "XCard\(number)",
      kind: .view,
      summary: text,
      discussion: text,
      deprecated: Deprecation(message: text),
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
          .enumeration("XState\(number)"),
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
        groups: [GroupSupport(group: "Text\(number)", source: .documented, range: here)],
        classPaths: [
          ClassPath(
            path: "fdlXCard\(number)",
            group: "Text\(number)",
            aliases: [text],
            summary: text,
            note: text,
            range: here
          )
        ],
        examples: [
          ExampleRule(
            classPath: "fdlXCard\(number)",
            attribute: "font-color",
            value: text,
            range: here
          )
        ]
      ),
      notes: [text],
      range: here
    )
  }

  /// An enumeration whose every text is the given one.
  private static func type(number: Int, saying text: String) -> SharedType {
    SharedType(
      name: "XState\(number)",
      kind: .enumeration(cases: [
        EnumerationCase(name: "on", summary: text, note: text, range: here)
      ]),
      summary: text,
      discussion: text,
      deprecated: Deprecation(message: text),
      notes: [text],
      range: here
    )
  }

  /// An attribute group whose every text is the given one.
  private static func group(number: Int, saying text: String) -> AttributeGroup {
    AttributeGroup(
      name: "Text\(number)",
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
