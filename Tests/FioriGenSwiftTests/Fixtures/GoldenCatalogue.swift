import FioriGenModel

/// The imaginary catalogue that the snapshots are made from.
enum GoldenCatalogue {
  /// The whole catalogue.
  static let catalogue = Catalogue(
    settings: CatalogueSettings(
      name: "XCatalog",
      summary: "Every component of the imaginary set.",
      typePrefix: "X",
      classPathPrefix: "x",
      range: place("catalogue", 1)
    ),
    components: [widget, activity, legacy, toast, plain, HostileCatalogue.component] + [
      KeywordCatalogue.component
    ],
    types: [tag, glyph, accessory, mode, delegate, base, oldTag] + [
      HostileCatalogue.enumeration, KeywordCatalogue.enumeration, KeywordCatalogue.union,
    ],
    attributeGroups: [textStyle, widgetStyle],
    files: [
      "catalogue", "XWidget", "XActivity", "XLegacy", "XToast", "XPlain", "XHostile", "XKeywords",
      "Types", "Styles", "Externals", "Delegates",
    ].map(specFile)
  )

  // MARK: XWidget

  /// A component with every construct.
  static let widget = Component(
    name: "XWidget",
    kind: .view,
    summary: "A row with a headline, tags and a status.",
    discussion: "The status slot shows a text or an image.",
    inherits: "NibDesignable",
    since: "2.0",
    views: [
      AnatomyView(
        name: "detailImageView",
        type: .named("UIImageView"),
        summary: "Settable members of the detail image view.",
        range: place("XWidget", 4)
      ),
      AnatomyView(
        name: "badge",
        type: .named("XTag"),
        portable: .structure("XTag"),
        range: place("XWidget", 5)
      ),
      AnatomyView(
        name: "toolbar",
        type: .named("XActivity"),
        portable: .component("XActivity"),
        summary: "The actions below.",
        range: place("XWidget", 6)
      ),
    ],
    properties: widgetProperties,
    parts: [
      part(["detailImageView", "isGradientLayerEnabled"], .builtIn(.bool), line: 40) {
        $0.summary = "Whether a gradient lies over the image."
        $0.isInferred = true
      },
      part(["detailImageView", "placeholder", "text"], .builtIn(.string), line: 41) {
        $0.summary = "Text that stands for the missing image."
      },
      part(["detailImageView", "placeholder", "mode"], .enumeration("XModal.Mode"), line: 42) {
        $0.defaultValue = .enumerationCase("clear")
      },
      part(["badge", "weight"], .builtIn(.int), line: 43) { $0.constraints.range = 0...9 },
      part(["toolbar", "spacing"], .builtIn(.double), line: 44) { $0.defaultValue = .number(2.5) },
    ],
    operations: widgetOperations,
    events: [
      Event(
        name: "didSelectHandler",
        payload: [.named("XActivity"), .named("Int"), .named("UIView"), .named("Double")],
        isInferred: true,
        summary: "A button was tapped.",
        range: place("XWidget", 60)
      ),
      Event(name: "actionButton.didTap", inheritedFrom: "XBase", range: place("XWidget", 61)),
    ],
    rules: widgetRules,
    theming: widgetTheming,
    notes: ["The documents call it a cell and a view; it is a view."],
    range: place("XWidget", 1)
  )

  /// The widget's properties.
  private static let widgetProperties: [Property] = [
    .text("headlineText", "Text of the headline.", line: 10) {
      $0.shownBy = "headlineLabel"
      $0.renamedFrom = ["titleText"]
      $0.constraints.advisedLines = 2
    },
    Property("splitPercent", .named("Double"), .builtIn(.double), "Fraction of the width.") {
      $0.constraints = Constraints(range: 0.01...0.99, advisedRange: 0.3...0.7)
    },
    Property("accessory", .named("XWidgetAccessory"), .enumeration("XWidgetAccessory")) {
      $0.summary = "What stands at the trailing edge."
      $0.defaultValue = .enumerationCase("none")
    },
    Property("former", .named("XWidgetAccessory"), .enumeration("XWidgetAccessory")) {
      $0.defaultValue = .enumerationCase("toggle")
    },
    Property("cellAccessory", .named("UITableViewCell.AccessoryType"), .builtIn(.cellAccessory)) {
      $0.defaultValue = .enumerationCase("checkmark")
    },
    Property("itemSize", .optional(.named("CGSize")), .optional(.builtIn(.size))) {
      $0.summary = "Size of an item, in points."
      $0.defaultValue = .size(width: 25, height: 25.5)
    },
    Property("margins", .named("UIEdgeInsets"), .builtIn(.edgeInsets)) {
      $0.defaultValue = .insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Property("tags", .array(.named("XTag")), .array(.structure("XTag")), "Words below.") {
      $0.renamedFrom = ["labels", "badges"]
      $0.constraints = Constraints(count: 6, advisedCount: 3)
    },
    Property("keywords", .array(.named("String")), .array(.builtIn(.string))) {
      $0.aliases = ["searchWords", "terms"]
      $0.defaultValue = .array([])
      $0.constraints.count = 9
    },
    Property("firstTags", .array(.named("XTag")), .array(.structure("XTag"))) {
      $0.defaultValue = .array([
        .fields([FieldLiteral(name: "title", value: .string("a \"quoted\" title"))]),
        .fields([
          FieldLiteral(name: "weight", value: .integer(3)),
          FieldLiteral(name: "title", value: .string("second")),
        ]),
      ])
    },
    Property("glyphs", .array(.named("XGlyph")), .array(.union("XGlyph")), "The glyphs."),
    Property("glyph", .optional(.named("XGlyph")), .optional(.union("XGlyph"))) {
      $0.defaultValue = .string("star")
    },
    Property("image", .optional(.named("UIImage")), .optional(.builtIn(.image))) {
      $0.defaultValue = .string("avatar")
    },
    Property("backgroundColor", .optional(.named("UIColor")), .optional(.builtIn(.color))) {
      $0.defaultValue = .string("primary1")
      $0.discussion = "Drawn behind everything.\n\n- first\n- second"
    },
    Property("opacity", .named("Float"), .builtIn(.float)) { $0.defaultValue = .number(0.5) },
    Property("duration", .named("Seconds"), .builtIn(.seconds)) { $0.defaultValue = .integer(4) },
    .text("statusText", "Text of the status.", line: 20) {
      $0.renamedFrom = ["stateText"]
      $0.aliases = ["wording"]
    },
    Property("statusImage", .optional(.named("UIImage")), .optional(.builtIn(.image)), line: 21) {
      $0.summary = "Image of the status."
    },
    .text("statusOld", "Text of former days.", line: 22) {
      $0.deprecated = Deprecation(message: "", replacedBy: "statusText")
    },
    Property("activity", .named("XActivity"), .component("XActivity"), "What one can do.") {
      $0.defaultValue = .fields([
        FieldLiteral(name: "maxVisibleItems", value: .integer(3)),
        FieldLiteral(name: "itemSize", value: .size(width: 25, height: 25)),
      ])
    },
    Property("onTap", .function(parameters: [], result: .named("Void")), nil),
    Property("reuseIdentifier", .named("String"), .builtIn(.string)) { $0.isStatic = true },
    .text("oldText", "The text shown before there were headlines.", line: 30) {
      $0.deprecated = Deprecation(message: "Use headlineText.", replacedBy: "headlineText")
    },
    Property("oldCount", .named("Int"), .builtIn(.int), "How many there were.", line: 31) {
      $0.deprecated = Deprecation(message: "Nothing counts any more.")
      $0.defaultValue = .integer(1)
      $0.constraints.range = 0...9
    },
  ]

  /// The widget's operations.
  private static let widgetOperations: [FioriGenModel.Operation] = [
    Operation(
      name: "show",
      parameters: [parameter("inherited", .builtIn(.string))],
      inheritedFrom: "XBase",
      range: place("XBase", 50)
    ),
    Operation(
      name: "show",
      parameters: [
        parameter("message", .builtIn(.string)) { $0.summary = "The message." },
        parameter("withDuration", .builtIn(.seconds)) {
          $0.defaultValue = .integer(1)
          $0.constraints = Constraints(range: 0...60, advisedRange: 1...5)
        },
        parameter("animated", .builtIn(.bool)) {
          $0.isOptional = true
          $0.isInferred = true
        },
        OperationParameter(
          name: "completion",
          type: .function(parameters: [.named("Bool")], result: .named("Void")),
          portable: nil,
          range: place("XWidget", 51)
        ),
      ],
      result: .named("XActivity"),
      summary: "Shows a message.",
      range: place("XWidget", 50)
    ),
    Operation(
      name: "dismiss",
      isStatic: true,
      result: .named("UIView"),
      isInferred: true,
      summary: "Hides whatever is shown.",
      note: "The documents say hide.",
      range: place("XWidget", 52)
    ),
    Operation(
      name: "actionButton.setTitle",
      parameters: [
        parameter("title", .optional(.builtIn(.string))),
        parameter("state", .builtIn(.controlState)) {
          $0.defaultValue = .enumerationCase("normal")
        },
      ],
      range: place("XWidget", 53)
    ),
    Operation(
      name: "present",
      parameters: [parameter("animated", .builtIn(.bool)) { $0.defaultValue = .bool(true) }],
      range: place("XWidget", 54)
    ),
  ]

  /// The widget's rules.
  private static let widgetRules: [BehaviourRule] = [
    BehaviourRule(
      id: "XWidget.status",
      demand: .exclusive(properties: ["statusText", "statusImage", "statusOld"], name: "status"),
      message: "The last one set is shown.",
      range: place("XWidget", 70)
    ),
    BehaviourRule(
      id: "XWidget.placeholder",
      demand: .requires(
        when: [
          RuleCondition(
            property: "detailImageView.placeholder.mode",
            test: .isOne(of: [.enumerationCase("clear")])
          ),
          RuleCondition(property: "badge.weight", test: .isSet),
        ],
        properties: ["detailImageView.placeholder.text", "toolbar.spacing"]
      ),
      message: "A clear placeholder needs a text.",
      range: place("XWidget", 74)
    ),
    BehaviourRule(
      id: "XWidget.forbids-statusText",
      demand: .forbids(
        when: [
          RuleCondition(
            property: "accessory",
            test: .isNone(of: [.enumerationCase("none"), .enumerationCase("toggle")])
          )
        ],
        properties: ["statusText", "statusOld"]
      ),
      message: "Only a row without accessory shows a \"status\" text; \\(never) twice.",
      range: place("XWidget", 71)
    ),
    BehaviourRule(
      id: "XWidget.requires-headlineText",
      demand: .requires(
        when: [
          RuleCondition(property: "accessory", test: .isOne(of: [.enumerationCase("button")])),
          RuleCondition(property: "tags", test: .isSet),
          RuleCondition(property: "oldText", test: .isUnset),
        ],
        properties: ["headlineText", "accessory"]
      ),
      severity: .warning,
      message: "A row with a button and tags needs a headline.",
      range: place("XWidget", 72)
    ),
    BehaviourRule(
      id: "XWidget.unknowable",
      demand: .forbids(
        when: [RuleCondition(property: "onTap", test: .isSet)],
        properties: ["tags"]
      ),
      message: "Nothing stored tells whether this holds.",
      range: place("XWidget", 73)
    ),
  ]

  /// The widget's theming.
  private static let widgetTheming = Theming(
    groups: [
      GroupSupport(group: "Text", source: .documented, range: place("XWidget", 80)),
      GroupSupport(group: "Widget", source: .examples, range: place("XWidget", 81)),
    ],
    classPaths: [
      ClassPath(
        path: "xXWidget",
        group: "Widget",
        summary: "The whole component.",
        range: place("XWidget", 82)
      ),
      ClassPath(
        path: "xXWidget_headlineLabel",
        group: "Text",
        view: "headlineLabel",
        aliases: ["xWidget_headlineLabel", "xXWidget_headline"],
        range: place("XWidget", 83)
      ),
      ClassPath(
        path: "xWidget_labelItem_label",
        group: "Text",
        note: "The documents drop a letter.",
        range: place("XWidget", 84)
      ),
      ClassPath(
        path: "xXWidget_subheadLabel",
        group: "Text",
        swiftName: "subhead",
        view: "headlineLabel",
        deprecated: Deprecation(
          message: "The label is gone.",
          replacedBy: "xXWidget_headlineLabel"
        ),
        range: place("XWidget", 85)
      ),
      ClassPath(
        path: "xXWidget_box",
        group: "Widget",
        deprecated: Deprecation(message: "", replacedBy: "xXWidget_headlineLabel"),
        range: place("XWidget", 86)
      ),
      ClassPath(path: "View", group: "Widget", range: place("XWidget", 87)),
    ]
  )

  /// A part.
  private static func part(
    _ path: [String],
    _ portable: PortableType,
    line: Int,
    configure: (inout Part) -> Void = { _ in }
  ) -> Part {
    var part = Part(
      path: path,
      type: .named("Any"),
      portable: portable,
      range: place("XWidget", line)
    )
    configure(&part)
    return part
  }

  /// An operation's parameter.
  static func parameter(
    _ name: String,
    _ portable: PortableType,
    configure: (inout OperationParameter) -> Void = { _ in }
  ) -> OperationParameter {
    var parameter = OperationParameter(
      name: name,
      type: .named("Any"),
      portable: portable,
      range: place("XWidget", 51)
    )
    configure(&parameter)
    return parameter
  }
}
