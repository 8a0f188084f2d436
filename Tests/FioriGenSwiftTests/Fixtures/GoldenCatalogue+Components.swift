import FioriGenModel

extension GoldenCatalogue {
  /// A component that another one has defaults for.
  static let activity = Component(
    name: "XActivity",
    kind: .control,
    summary: "A row of things that a person can do.",
    properties: [
      Property("itemSize", .optional(.named("CGSize")), .optional(.builtIn(.size))),
      Property("maxVisibleItems", .named("Int"), .builtIn(.int), "Most items.") {
        $0.defaultValue = .integer(5)
        $0.constraints.range = 1...5
      },
      Property("spacing", .named("CGFloat"), .builtIn(.double)),
    ],
    range: place("XActivity", 1)
  )

  /// A deprecated component, which other generated code still names.
  static let legacy = Component(
    name: "XLegacy",
    kind: .view,
    summary: "A row of former days.",
    deprecated: Deprecation(message: "It is gone.", replacedBy: "XWidget"),
    properties: [
      .text("text", "The text.", in: "XLegacy"),
      .text("iconText", in: "XLegacy"),
      .text("iconGlyph", in: "XLegacy"),
    ],
    operations: [
      Operation(
        name: "show",
        parameters: [parameter("message", .builtIn(.string))],
        range: place("XLegacy", 5)
      )
    ],
    events: [Event(name: "didTap", payload: [.named("XLegacy")], range: place("XLegacy", 6))],
    rules: [
      BehaviourRule(
        id: "XLegacy.icon",
        demand: .exclusive(properties: ["iconText", "iconGlyph"], name: "icon"),
        message: "The last one set is shown.",
        range: place("XLegacy", 7)
      )
    ],
    theming: Theming(
      groups: [GroupSupport(group: "Text", source: .inferred, range: place("XLegacy", 8))],
      classPaths: [ClassPath(path: "xXLegacy", group: "Text", range: place("XLegacy", 9))]
    ),
    range: place("XLegacy", 1)
  )

  /// A type with class methods only, whose members mention a deprecated component.
  static let toast = Component(
    name: "XToast",
    kind: .presenter,
    summary: "A message that goes away by itself.",
    isInferred: true,
    properties: [
      Property("origin", .optional(.named("XLegacy")), .optional(.component("XLegacy"))),
      Property("tag", .named("XTag"), .structure("XTag"), "The tag.") {
        $0.defaultValue = .fields([FieldLiteral(name: "title", value: .string("new"))])
      },
      Property("old", .named("XOldTag"), .structure("XOldTag"), "A tag of former days."),
    ],
    operations: [
      Operation(
        name: "show",
        isStatic: true,
        parameters: [
          parameter("message", .builtIn(.string)),
          parameter("kind", .enumeration("XModal.Mode")) {
            $0.defaultValue = .enumerationCase("SemiClear")
          },
        ],
        summary: "Shows a message.",
        discussion: "It goes away after a while.",
        range: place("XToast", 5)
      )
    ],
    range: place("XToast", 1)
  )

  /// A component without anything.
  static let plain = Component(name: "XPlain", kind: .value, range: place("XPlain", 1))
}
