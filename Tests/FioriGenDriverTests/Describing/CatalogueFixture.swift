import FioriGenModel

/// A small catalogue that has one of everything.
enum CatalogueFixture {
  /// The catalogue.
  static let catalogue = Catalogue(
    settings: CatalogueSettings(
      name: "XCatalog",
      summary: "Imaginary components.",
      typePrefix: "X",
      classPathPrefix: "x"
    ),
    components: [widget, badge],
    types: [style, tag, glyph, delegate, base],
    attributeGroups: [
      AttributeGroup(
        name: "Text",
        swiftName: "TextStyle",
        summary: "Labels.",
        attributes: [
          Attribute(
            name: "font-color",
            type: .builtIn(.color),
            summary: "The text's colour.",
            range: place
          ),
          Attribute(
            name: "look",
            type: .enumeration("XStyle"),
            isInferred: true,
            note: "Only seen in an example.",
            range: place
          ),
        ],
        fileStem: "Groups",
        range: place
      )
    ],
    files: [SpecFile(path: "XWidget.yaml", stem: "XWidget", documents: ["XWidget"])]
  )

  /// A place that does not matter.
  private static let place = SourceRange.beginning(of: "X.yaml")

  /// A deprecated component with nothing in it.
  private static let badge = Component(
    name: "XBadge",
    kind: .value,
    summary: "A mark.",
    deprecated: Deprecation(message: "Use the tag.", replacedBy: "XTag"),
    range: place
  )

  /// A component with everything in it.
  private static let widget = Component(
    name: "XWidget",
    kind: .view,
    summary: "Shows a headline beside a picture.",
    discussion: "The first paragraph\ngoes on here.\n\nThe second one is short.",
    inherits: "XBase",
    conforms: ["Equatable"],
    since: "1.2",
    views: views,
    properties: properties,
    parts: [
      Part(
        path: ["activity", "itemSize"],
        type: .optional(.named("CGSize")),
        portable: .optional(.builtIn(.size)),
        access: .getSet,
        defaultValue: .size(width: 25, height: 25),
        summary: "The size of one item.",
        range: place
      )
    ],
    operations: [show],
    events: [
      Event(
        name: "didSelectHandler",
        payload: [.named("XTag")],
        isInferred: true,
        inheritedFrom: "XBase",
        summary: "The user tapped the widget.",
        range: place
      )
    ],
    rules: rules,
    theming: theming,
    notes: ["The documents spell the headline in two ways; both are accepted."],
    range: place
  )

  /// The views of the widget.
  private static let views = [
    AnatomyView(
      name: "imageView",
      type: .implicitlyUnwrapped(.named("UIImageView")),
      access: .privateSet,
      isInferred: true,
      summary: "The picture.",
      size: ViewSize(width: 45, height: 45),
      placement: [
        ViewRelation(kind: .leadingOf, view: "headlineLabel", distance: 3.5),
        ViewRelation(kind: .insteadOf, view: "headlineLabel"),
      ],
      note: "Pixels are taken as points.",
      range: place
    ),
    AnatomyView(name: "headlineLabel", type: .named("UILabel"), range: place),
  ]

  /// The properties of the widget.
  private static let properties = [
    Property(
      name: "headlineText",
      type: .optional(.named("String")),
      portable: .optional(.builtIn(.string)),
      isInspectable: true,
      constraints: Constraints(advisedLines: 3),
      summary: "The text of the headline.",
      shownBy: "headlineLabel",
      renamedFrom: ["title"],
      aliases: ["heading"],
      range: place
    ),
    Property(
      name: "splitPercent",
      type: .named("Double"),
      portable: .builtIn(.double),
      isInferred: true,
      defaultValue: .number(0.5),
      constraints: Constraints(range: 0.01...0.99, advisedRange: 0.3...0.7),
      range: place
    ),
    Property(
      name: "tags",
      type: .array(.named("XTag")),
      portable: .array(.structure("XTag")),
      access: .get,
      isStatic: true,
      constraints: Constraints(count: 6, advisedCount: 3),
      inheritedFrom: "XBase",
      deprecated: Deprecation(message: "", replacedBy: "headlineText"),
      range: place
    ),
    Property(
      name: "style",
      type: .named("XStyle"),
      portable: .enumeration("XStyle"),
      defaultValue: .enumerationCase("plain"),
      range: place
    ),
  ]

  /// An operation with every kind of parameter.
  private static let show = Operation(
    name: "show",
    isStatic: true,
    parameters: [
      OperationParameter(
        name: "message",
        label: "_",
        type: .named("String"),
        portable: .builtIn(.string),
        range: place
      ),
      OperationParameter(
        name: "withDuration",
        type: .named("Seconds"),
        portable: .builtIn(.seconds),
        defaultValue: .number(1),
        range: place
      ),
      OperationParameter(
        name: "animated",
        type: .named("Bool"),
        portable: .builtIn(.bool),
        isOptional: true,
        isInferred: true,
        range: place
      ),
    ],
    result: .named("XWidget"),
    summary: "Shows the widget.",
    range: place
  )

  /// One rule of each kind.
  private static let rules = [
    BehaviourRule(
      id: "XWidget.exclusive-status",
      demand: .exclusive(properties: ["statusText", "statusImage"], name: "status"),
      message: "",
      range: place
    ),
    BehaviourRule(
      id: "XWidget.forbids-tags",
      demand: .forbids(
        when: [
          RuleCondition(property: "style", test: .isNone(of: [.enumerationCase("plain")])),
          RuleCondition(property: "headlineText", test: .isSet),
        ],
        properties: ["tags"]
      ),
      severity: .warning,
      message: "Tags need room.",
      inheritedFrom: "XBase",
      range: place
    ),
    BehaviourRule(
      id: "XWidget.requires-headlineText",
      demand: .requires(
        when: [
          RuleCondition(
            property: "style",
            test: .isOne(of: [.enumerationCase("plain"), .enumerationCase("bold")])
          ),
          RuleCondition(property: "tags", test: .isUnset),
        ],
        properties: ["headlineText"]
      ),
      message: "Something has to be shown.",
      range: place
    ),
  ]

  /// Class paths, attributes and an example.
  private static let theming = Theming(
    groups: [GroupSupport(group: "Text", source: .documented, range: place)],
    classPaths: [
      ClassPath(
        path: "xXWidget_headlineLabel",
        group: "Text",
        view: "headlineLabel",
        aliases: ["xWidget_headlineLabel"],
        summary: "The headline.",
        range: place
      ),
      ClassPath(
        path: "xXWidget_title",
        group: "Text",
        deprecated: Deprecation(message: "Renamed.", replacedBy: "xXWidget_headlineLabel"),
        note: "Only in the oldest document.",
        range: place
      ),
    ],
    examples: [
      ExampleRule(
        classPath: "xXWidget_headlineLabel",
        attribute: "font-color",
        value: "#FFF",
        range: place
      )
    ]
  )

  /// An enumeration.
  private static let style = SharedType(
    name: "XStyle",
    kind: .enumeration(cases: [
      EnumerationCase(name: "plain", summary: "Without colour.", range: place),
      EnumerationCase(
        name: "bold",
        isInferred: true,
        deprecated: Deprecation(message: "Too loud."),
        aliases: ["strong"],
        range: place
      ),
    ]),
    summary: "How a widget looks.",
    isInferred: true,
    range: place
  )

  /// A struct.
  private static let tag = SharedType(
    name: "XTag",
    kind: .structure(fields: [
      Property(
        name: "title",
        type: .named("String"),
        portable: .builtIn(.string),
        isRequired: true,
        summary: "The word.",
        range: place
      )
    ]),
    conforms: ["Equatable"],
    summary: "A word in a box.",
    range: place
  )

  /// A union.
  private static let glyph = SharedType(
    name: "XGlyph",
    kind: .union(cases: [
      UnionCase(
        name: "image",
        type: .named("UIImage"),
        portable: .builtIn(.image),
        summary: "A picture.",
        range: place
      )
    ]),
    range: place
  )

  /// A protocol.
  private static let delegate = SharedType(
    name: "XWidgetDelegate",
    kind: .protocolType(members: [
      Event(name: "widget", payload: [.named("XWidget"), .named("XTag")], range: place)
    ]),
    inherits: "AnyObject",
    range: place
  )

  /// An external type.
  private static let base = SharedType(
    name: "XBase",
    kind: .external(members: [
      ExternalMember(
        name: "banner",
        type: .optional(.named("XBadge")),
        access: .getSet,
        isInferred: true,
        range: place
      )
    ]),
    notes: ["Named, but never described."],
    range: place
  )
}
