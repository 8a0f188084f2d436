import FioriGenModel

extension SpecSchemaShapes {
  /// A key with its value and help.
  private typealias Key = SpecSchemaShape.Key

  /// The values of keys.
  private typealias Values = SpecSchemaValues

  /// The shapes of what style sheets can change.
  static let theming: [SpecSchemaShape] = [
    SpecSchemaShape(
      name: "theming",
      help: "How style sheets change a component",
      keys: [
        Key(
          name: "support",
          value: JSONSchema.mapping(
            to: JSONSchema.word(of: GroupSupport.Source.allCases.map(\.rawValue))
          ),
          help: "Where the knowledge about each attribute group comes from"
        ),
        Key(
          name: "classPaths",
          value: JSONSchema.list(of: JSONSchema.reference("classPath")),
          help: "The selectors it answers to"
        ),
        Key(
          name: "examples",
          value: JSONSchema.list(of: JSONSchema.reference("example")),
          help: "Rules that the documents show"
        ),
      ]
    ),
    SpecSchemaShape(
      name: "classPath",
      help: "A selector of style sheets",
      keys: [
        Key(name: "path", value: styleName, help: "The selector as documented", isRequired: true),
        Key(name: "group", value: Values.text, help: "Its attribute group", isRequired: true),
        Key(name: "view", value: Values.name, help: "The view it changes"),
        Key(name: "name", value: Values.name, help: "The name of the Swift constant"),
        Key(
          name: "aliases",
          value: JSONSchema.oneOrMore(styleName),
          help: "Other spellings that mean the same"
        ),
        Key(
          name: "deprecated",
          value: JSONSchema.reference("deprecation"),
          help: "That the documents mark it as going away"
        ),
        Key(name: "summary", value: Values.text, help: "What it changes, in one sentence"),
        Key(name: "note", value: Values.text, help: "What was chosen where documents disagree"),
        Key(
          name: "spelling",
          value: JSONSchema.word(of: ["documented"]),
          help: "That an odd spelling is meant"
        ),
      ]
    ),
    SpecSchemaShape(
      name: "example",
      help: "A rule of a style sheet",
      keys: [
        Key(name: "path", value: styleName, help: "The selector", isRequired: true),
        Key(name: "attribute", value: styleName, help: "The attribute"),
        Key(name: "value", value: Values.text, help: "The value as shown"),
        Key(
          name: "values",
          value: JSONSchema.mapping(to: Values.text),
          help: "The values by their attributes"
        ),
      ]
    ),
    SpecSchemaShape(
      name: "attributeGroup",
      help: "The attributes that a kind of view supports",
      keys: [
        Key(name: "summary", value: Values.text, help: "What kind of view it is for"),
        Key(name: "swiftName", value: Values.name, help: "The Swift name of its style type"),
        Key(
          name: "attributes",
          value: JSONSchema.mapping(to: JSONSchema.reference("attribute")),
          help: "The attributes",
          isRequired: true
        ),
      ]
    ),
    SpecSchemaShape(
      name: "attribute",
      help: "An attribute of a style sheet rule",
      keys: [
        Key(
          name: "type",
          value: Values.typeName,
          help: "The type of its value: "
            + BuiltInAttributeType.allCases.map(\.rawValue).joined(separator: ", ")
            + ", or an enum",
          isRequired: true
        ),
        Key(name: "inferred", value: JSONSchema.flag, help: "Whether the type is not stated"),
        Key(name: "summary", value: Values.text, help: "What it changes, in one sentence"),
        Key(name: "note", value: Values.text, help: "What was chosen where documents disagree"),
      ],
      shortForm: Values.typeName
    ),
  ]

  /// A selector or the name of an attribute.
  private static let styleName = JSONSchema.text(matching: "^[A-Za-z_][A-Za-z0-9_-]*$")
}
