import FioriGenModel

/// A catalogue with every construct that the headers can contain.
enum EveryConstruct {
  /// The catalogue.
  static let catalogue = Make.catalogue(
    components: [cell, oldCell, activity],
    types: [
      style, glyph, tag,
      SharedType(
        name: "FUIOldStyle",
        kind: .enumeration(cases: [EnumerationCase(name: "flat", range: Make.place(15))]),
        summary: "The old styles.",
        deprecated: Deprecation(message: "Use #FUIStyle; it is newer."),
        range: Make.place(14)
      ),
      SharedType(
        name: "Nib",
        kind: .external(members: []),
        summary: "Not described.",
        range: Make.place(90)
      ),
    ],
    groups: [
      AttributeGroup(
        name: "Text",
        summary: "Labels.",
        attributes: [
          Attribute(
            name: "font-color",
            type: .builtIn(.color),
            summary: "Colour of the text.",
            range: Make.place(101)
          ),
          Attribute(name: "button-style", type: .enumeration("FUIStyle"), range: Make.place(102)),
        ],
        fileStem: "Groups",
        range: Make.place(100)
      ),
      AttributeGroup(
        name: "View",
        attributes: [Attribute(name: "font-color", type: .builtIn(.color), range: Make.place(104))],
        fileStem: "Groups",
        range: Make.place(103)
      ),
    ]
  )

  /// An enumeration with a deprecated case and one whose name is a keyword.
  private static let style = SharedType(
    name: "FUIStyle",
    kind: .enumeration(cases: [
      EnumerationCase(name: "default", summary: "As usual.", range: Make.place(11)),
      EnumerationCase(
        name: "roundedRect",
        summary: "Round.",
        isInferred: true,
        deprecated: Deprecation(message: "Use \"default\".", replacedBy: "default"),
        range: Make.place(12)
      ),
      EnumerationCase(name: "kpi", summary: "", range: Make.place(13)),
    ]),
    summary: "The styles.",
    discussion: "First line\nof a paragraph.\n\nSecond paragraph.",
    range: Make.place(10)
  )

  /// A union of image, record and text.
  private static let glyph = SharedType(
    name: "FUIGlyphImage",
    kind: .union(cases: [
      UnionCase(
        name: "image",
        type: .named("UIImage"),
        portable: .builtIn(.image),
        summary: "An image.",
        range: Make.place(21)
      ),
      UnionCase(
        name: "tag",
        type: .named("FUITag"),
        portable: .structure("FUITag"),
        summary: "A tag.",
        range: Make.place(22)
      ),
      UnionCase(
        name: "string",
        type: .named("String"),
        portable: .builtIn(.string),
        range: Make.place(23)
      ),
    ]),
    summary: "One icon.",
    range: Make.place(20)
  )

  /// A struct with required and optional fields.
  private static let tag = Make.structure(
    "FUITag",
    [
      Make.property("title", .builtIn(.string), line: 31, required: true, summary: "The text."),
      Make.property("color", .optional(.builtIn(.color)), line: 32),
      Make.property("style", .enumeration("FUIStyle"), line: 33, default: .enumerationCase("kpi")),
    ],
    line: 30
  )

  /// A component that others contain.
  private static let activity = Make.component(
    "FUIActivityControl",
    line: 40,
    properties: [
      Make.property("itemSize", .optional(.builtIn(.size)), line: 41),
      Make.property("maxVisibleItems", .builtIn(.int), line: 42, default: .integer(4)),
      Make.property("spacing", .builtIn(.double), line: 43),
      Make.property("badge", .structure("FUITag"), line: 44, default: .fields([])),
    ]
  )

  /// A deprecated component.
  private static let oldCell = Make.component(
    "FUIOldCell",
    line: 50,
    properties: [
      Make.property("headlineText", .optional(.builtIn(.string)), line: 51),
      Make.property("style", .enumeration("FUIStyle"), line: 52),
      Make.property("oldStyle", .enumeration("FUIOldStyle"), line: 53),
    ],
    deprecated: Deprecation(message: "Use FUICell.", replacedBy: "FUICell")
  )

  /// A component with everything.
  private static let cell = Make.component(
    "FUICell",
    line: 60,
    properties: properties + defaults + collections + statuses,
    views: [
      AnatomyView(
        name: "activityControl",
        type: .named("FUIActivityControl"),
        portable: .component("FUIActivityControl"),
        summary: "The activities.",
        range: Make.place(86)
      )
    ],
    parts: [
      Make.part("imageView.isRound", .builtIn(.bool), line: 87),
      Make.part("imageView.placeholder.text", .builtIn(.string), line: 88),
      Make.part("imageView.alpha", .builtIn(.double), line: 88, default: .number(0.5)),
      Make.part(
        "activityControl.itemSize",
        .builtIn(.size),
        line: 89,
        default: .size(width: 25, height: 25.5)
      ),
      Make.part("activityControl.spacing", .builtIn(.double), line: 89, default: .number(29)),
      Make.part(
        "activityControl.badge.title",
        .builtIn(.string),
        line: 89,
        default: .string("new")
      ),
    ],
    rules: [Make.exclusive("status", ["statusText", "statusImage", "statusTags"], line: 85)],
    theming: Theming(
      groups: [],
      classPaths: [
        ClassPath(path: "fdlFUICell", group: "View", range: Make.place(91)),
        ClassPath(
          path: "fdlFUICell_headlineLabel",
          group: "Text",
          view: "headlineLabel",
          aliases: ["fdlCell_headlineLabel"],
          summary: "The headline.",
          range: Make.place(92)
        ),
        ClassPath(
          path: "fdlFUICell_subheadLabel",
          group: "Text",
          deprecated: Deprecation(message: "Use another."),
          range: Make.place(93)
        ),
        ClassPath(path: "View", group: "View", range: Make.place(94)),
      ]
    ),
    summary: "A cell."
  )

  /// Plain values, unset at first.
  private static let properties: [Property] = [
    Make.property(
      "headlineText",
      .optional(.builtIn(.string)),
      line: 61,
      summary: "The headline.",
      discussion: "More about it.",
      shownBy: "headlineLabel",
      since: "2.0"
    ),
    Make.property(
      "splitPercent",
      .builtIn(.double),
      line: 62,
      constraints: Constraints(range: 0.01...0.99, advisedRange: 0.3...0.7),
      inferred: true,
      summary: "Share of the width."
    ),
    Make.property("isOn", .builtIn(.bool), line: 63),
    Make.property("default", .builtIn(.int), line: 64, summary: "A keyword."),
    Make.property("errno", .builtIn(.float), line: 65, summary: "A macro."),
    Make.property("duration", .builtIn(.seconds), line: 66),
    Make.property("insets", .builtIn(.edgeInsets), line: 67),
    Make.property("picture", .optional(.builtIn(.image)), line: 68),
    Make.property("tint", .builtIn(.color), line: 69),
    Make.property("accessory", .builtIn(.cellAccessory), line: 70),
    Make.property("state", .builtIn(.controlState), line: 70),
    Make.property("icon", .union("FUIGlyphImage"), line: 71),
    Make.property("mainTag", .structure("FUITag"), line: 71),
  ]

  /// Values with defaults.
  private static let defaults: [Property] = [
    Make.property("title", .builtIn(.string), line: 72, default: .string("Grüße \"?\\\n\u{202E}")),
    Make.property("isActive", .builtIn(.bool), line: 73, default: .bool(true)),
    Make.property("smallest", .builtIn(.int), line: 74, default: .integer(.min)),
    Make.property("ratio", .builtIn(.float), line: 75, default: .number(0.1)),
    Make.property("delay", .builtIn(.seconds), line: 75, default: .number(1)),
    Make.property(
      "size",
      .optional(.builtIn(.size)),
      line: 76,
      default: .size(width: 45, height: 45)
    ),
    Make.property(
      "margins",
      .builtIn(.edgeInsets),
      line: 77,
      default: .insets(top: 1, leading: 2, bottom: 3, trailing: -4.25)
    ),
    Make.property("symbol", .builtIn(.image), line: 78, default: .string("bell")),
    Make.property("mode", .enumeration("FUIStyle"), line: 79, default: .enumerationCase("kpi")),
    Make.property(
      "oldText",
      .optional(.builtIn(.string)),
      line: 80,
      deprecated: Deprecation(message: "Use headlineText — \\ it's \"better\"??/")
    ),
  ]

  /// Lists.
  private static let collections: [Property] = [
    Make.property(
      "tags",
      .array(.structure("FUITag")),
      line: 81,
      constraints: Constraints(count: 6, advisedCount: 3)
    ),
    Make.property(
      "names",
      .array(.builtIn(.string)),
      line: 81,
      default: .array([.string("a"), .string("b")])
    ),
    Make.property("nothing", .array(.builtIn(.int)), line: 81, default: .array([])),
    Make.property("icons", .array(.union("FUIGlyphImage")), line: 82),
    Make.property("pictures", .array(.optional(.builtIn(.image))), line: 82),
    Make.property("marks", .array(.optional(.builtIn(.double))), line: 82),
    Make.property("nicknames", .array(.optional(.builtIn(.string))), line: 82),
    Make.property("table", .array(.array(.builtIn(.string))), line: 82),
    Make.property("old", .component("FUIOldCell"), line: 82),
  ]

  /// The members of an exclusive slot.
  private static let statuses: [Property] = [
    Make.property("statusText", .optional(.builtIn(.string)), line: 83, summary: "A text."),
    Make.property(
      "statusImage",
      .optional(.builtIn(.image)),
      line: 84,
      default: .string("dot"),
      summary: "An image."
    ),
    Make.property("statusTags", .optional(.array(.structure("FUITag"))), line: 84),
  ]
}
