import FioriGenModel

extension GoldenCatalogue {
  /// A struct with a field that must be given.
  static let tag = SharedType(
    name: "XTag",
    kind: .structure(fields: [
      Property("title", .named("String"), .builtIn(.string), "The word.", in: "Types") {
        $0.isRequired = true
        $0.constraints.advisedLines = 1
      },
      Property("textColor", .optional(.named("UIColor")), .optional(.builtIn(.color)), in: "Types"),
      Property("weight", .named("Int"), .builtIn(.int), "How important it is.", in: "Types") {
        $0.defaultValue = .integer(1)
        $0.constraints.range = 0...9
      },
      Property("rank", .named("Int"), .builtIn(.int), "How important it was.", in: "Types") {
        $0.deprecated = Deprecation(message: "Use weight.", replacedBy: "weight")
      },
    ]),
    summary: "A word in a frame.",
    fileStem: "Types",
    range: place("Types", 1)
  )

  /// A deprecated struct without fields that must be given.
  static let oldTag = SharedType(
    name: "XOldTag",
    kind: .structure(fields: [.text("word", "The word.", in: "Types")]),
    deprecated: Deprecation(message: "", replacedBy: "XTag"),
    fileStem: "Types",
    range: place("Types", 20)
  )

  /// An enumeration with a deprecated case and an alias.
  static let accessory = SharedType(
    name: "XWidgetAccessory",
    kind: .enumeration(cases: [
      enumerationCase("none", "Nothing."),
      enumerationCase("arrow", "An arrow.") { $0.aliases = ["chevron"] },
      enumerationCase("button", "A button.") { $0.isInferred = true },
      enumerationCase("toggle", "A switch of former days.") {
        $0.deprecated = Deprecation(message: "Use button.", replacedBy: "button")
      },
      enumerationCase("knob", "A knob.") { $0.deprecated = Deprecation(message: "Turn no knobs.") },
    ]),
    summary: "What can stand at the trailing edge of a row.",
    fileStem: "Types",
    range: place("Types", 30)
  )

  /// An enumeration with a dotted name and names that no Swift case can have.
  static let mode = SharedType(
    name: "XModal.Mode",
    kind: .enumeration(cases: [
      enumerationCase("clear"),
      enumerationCase("SemiClear"),
      enumerationCase("quite_opaque") { $0.swiftName = "opaque" },
    ]),
    isInferred: true,
    notes: ["The documents never name it."],
    fileStem: "Types",
    range: place("Types", 40)
  )

  /// A union with exactly one case of text.
  static let glyph = SharedType(
    name: "XGlyph",
    kind: .union(cases: [
      unionCase("image", .builtIn(.image), "An image."),
      unionCase("string", .builtIn(.string), "Text."),
      unionCase("tag", .structure("XTag"), "A tag."),
      unionCase("words", .array(.builtIn(.string)), "Several words."),
    ]),
    summary: "What a glyph can be.",
    fileStem: "Types",
    range: place("Types", 50)
  )

  /// A delegate.
  static let delegate = SharedType(
    name: "XActivityDelegate",
    kind: .protocolType(members: [
      Event(
        name: "activity",
        payload: [.named("XActivity"), .named("XTag"), .named("XTag")],
        summary: "An item was tapped.",
        range: place("Types", 61)
      )
    ]),
    inherits: "AnyObject",
    summary: "Hears of taps.",
    fileStem: "Delegates",
    range: place("Types", 60)
  )

  /// A type that is only named.
  static let base = SharedType(
    name: "NibDesignable",
    kind: .external(members: []),
    fileStem: "Externals",
    range: place("Externals", 1)
  )

  /// The attributes of text.
  static let textStyle = AttributeGroup(
    name: "Text",
    summary: "Attributes of text.",
    attributes: BuiltInAttributeType.allCases.enumerated().map { index, type in
      Attribute(
        name: "text-\(type.rawValue.lowercased())",
        type: .builtIn(type),
        range: place("Styles", 2 + index)
      )
    } + [
      Attribute(
        name: "font-color",
        type: .builtIn(.color),
        isInferred: true,
        summary: "Colour of the letters.",
        note: "Seen in examples only.",
        range: place("Styles", 40)
      )
    ],
    fileStem: "Styles",
    range: place("Styles", 1)
  )

  /// The attributes of a whole widget.
  static let widgetStyle = AttributeGroup(
    name: "Widget",
    swiftName: "WidgetLook",
    attributes: [
      Attribute(
        name: "progress-tint-color",
        type: .builtIn(.color),
        range: place("Styles", 51)
      ),
      Attribute(
        name: "accessory",
        type: .enumeration("XWidgetAccessory"),
        range: place("Styles", 52)
      ),
    ],
    fileStem: "Styles",
    range: place("Styles", 50)
  )

  /// A case of an enumeration.
  static func enumerationCase(
    _ name: String,
    _ summary: String = "",
    configure: (inout EnumerationCase) -> Void = { _ in }
  ) -> EnumerationCase {
    var enumerationCase = EnumerationCase(
      name: name,
      summary: summary,
      range: place("Types", 31)
    )
    configure(&enumerationCase)
    return enumerationCase
  }

  /// A case of a union.
  static func unionCase(
    _ name: String,
    _ portable: PortableType,
    _ summary: String = ""
  ) -> UnionCase {
    UnionCase(
      name: name,
      type: .named("Any"),
      portable: portable,
      summary: summary,
      range: place("Types", 51)
    )
  }
}
