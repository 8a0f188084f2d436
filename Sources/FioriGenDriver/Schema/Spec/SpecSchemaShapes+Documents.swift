import FioriGenModel

/// The shapes of the spec language. They are declared here for editors, apart from the reader's own
/// tables; a test holds both together.
enum SpecSchemaShapes {
  /// A key with its value and help.
  private typealias Key = SpecSchemaShape.Key

  /// The values of keys.
  private typealias Values = SpecSchemaValues

  /// The documents, by the key they begin with.
  static let documents: [SpecSchemaShape] = [
    catalogue, component, enumeration, structure, union, protocolType, external, attributeGroups,
  ]

  /// What every document may say about itself.
  private static let common: [SpecSchemaShape.Key] = [
    Key(name: "summary", value: Values.text, help: "What it is for, in one sentence"),
    Key(name: "discussion", value: Values.text, help: "More about it, in Markdown"),
    Key(
      name: "notes",
      value: Values.texts,
      help: "Where the reference documents disagree, and what was chosen"
    ),
    Key(name: "inferred", value: JSONSchema.flag, help: "Whether the documents do not declare it"),
    Key(name: "swiftName", value: Values.name, help: "The Swift name instead of the usual one"),
    Key(
      name: "deprecated",
      value: JSONSchema.reference("deprecation"),
      help: "That it will go away, and what to use instead"
    ),
    Key(name: "since", value: Values.text, help: "The version it first appeared in"),
  ]

  /// The protocols that a type conforms to.
  private static let conforms = Key(
    name: "conforms",
    value: Values.typeNames,
    help: "The protocols it conforms to"
  )

  /// What a type inherits from.
  private static let inherits = Key(
    name: "inherits",
    value: Values.typeName,
    help: "The type it inherits from"
  )

  /// The key that names a document.
  private static func head(_ name: String, _ value: JSONValue, _ help: String)
    -> SpecSchemaShape.Key
  {
    Key(name: name, value: value, help: help, isRequired: true)
  }

  /// The settings of the set.
  private static let catalogue = SpecSchemaShape(
    name: "catalogue",
    help: "The settings of the set as a whole",
    keys: [
      head("catalogue", Values.name, "The name of the generated index type"),
      Key(name: "summary", value: Values.text, help: "What the set is, in one sentence"),
      Key(name: "typePrefix", value: JSONSchema.string, help: "What names of types begin with"),
      Key(
        name: "classPathPrefix",
        value: JSONSchema.string,
        help: "What class paths begin with"
      ),
      Key(name: "cPrefix", value: Values.lowerCaseWord, help: "What names in C begin with"),
      Key(
        name: "imports",
        value: JSONSchema.any(of: [
          Values.name, JSONSchema.list(of: Values.name),
          JSONSchema.mapping(
            to: JSONSchema.any(of: [["type": "null"], Values.text]),
            names: Values.plainNames
          ),
        ]),
        help: "Modules whose types are used, perhaps with the folders of their specs"
      ),
      Key(
        name: "sdkModule",
        value: Values.name,
        help: "The module of the framework with the real components"
      ),
      Key(name: "modelsModule", value: Values.name, help: "The module of the generated models"),
      Key(name: "discussion", value: Values.text, help: "More about it, in Markdown"),
      Key(name: "notes", value: Values.texts, help: "What was chosen where documents disagree"),
    ],
    head: "catalogue"
  )

  /// A component.
  private static let component = SpecSchemaShape(
    name: "component",
    help: "A component",
    keys: [
      head("component", Values.name, "The component's name"),
      Key(
        name: "kind",
        value: JSONSchema.word(of: ComponentKind.allCases.map(\.rawValue)),
        help: "What it is",
        isRequired: true
      ),
      inherits, conforms,
      Key(
        name: "views",
        value: Values.members("view"),
        help: "Its visible parts, in reading order"
      ),
      Key(name: "properties", value: Values.members("property"), help: "The values it has"),
      Key(
        name: "parts",
        value: Values.members("part", isDotted: true, mayBeEmpty: true),
        help: "Members of its views and properties, by their paths"
      ),
      Key(
        name: "operations",
        value: Values.members("operation", isDotted: true, mayBeEmpty: true),
        help: "What it can be told to do"
      ),
      Key(
        name: "events",
        value: Values.members("event", isDotted: true, mayBeEmpty: true),
        help: "What it reports"
      ),
      Key(
        name: "rules",
        value: JSONSchema.list(of: JSONSchema.reference("rule")),
        help: "Behaviour that can be checked on its data"
      ),
      Key(
        name: "theming",
        value: JSONSchema.reference("theming"),
        help: "How style sheets change it"
      ),
    ]
      + common.map { key in
        var key = key
        key.isRequired = key.name == "summary"
        return key
      },
    head: "component"
  )

  /// An enumeration.
  private static let enumeration = SpecSchemaShape(
    name: "enum",
    help: "A closed list of names",
    keys: [
      head("enum", Values.typeName, "The type's name"),
      Key(
        name: "cases",
        value: Values.members("enumCase", mayBeEmpty: true),
        help: "Its cases",
        isRequired: true
      ),
      Key(
        name: "colorMethod",
        value: Values.methodName,
        help: "The class method of UIColor that gives a case's colour, such as color(for:)"
      ),
      conforms,
    ] + common,
    head: "enum"
  )

  /// A struct.
  private static let structure = SpecSchemaShape(
    name: "struct",
    help: "A value with fields",
    keys: [
      head("struct", Values.typeName, "The type's name"),
      Key(name: "fields", value: Values.members("field"), help: "Its fields", isRequired: true),
      conforms,
    ] + common,
    head: "struct"
  )

  /// A union.
  private static let union = SpecSchemaShape(
    name: "union",
    help: "One of several kinds of value",
    keys: [
      head("union", Values.typeName, "The type's name"),
      Key(name: "cases", value: Values.members("unionCase"), help: "Its cases", isRequired: true),
      conforms,
    ] + common,
    head: "union"
  )

  /// A protocol.
  private static let protocolType = SpecSchemaShape(
    name: "protocol",
    help: "What a delegate must do",
    keys: [
      head("protocol", Values.typeName, "The protocol's name"),
      Key(
        name: "members",
        value: Values.members("event", isDotted: true, mayBeEmpty: true),
        help: "Its methods"
      ),
      inherits, conforms,
    ] + common,
    head: "protocol"
  )

  /// An external type.
  private static let external = SpecSchemaShape(
    name: "external",
    help: "A type that the documents name without describing it",
    keys: [
      head("external", Values.typeName, "The type's name"),
      Key(
        name: "members",
        value: Values.members("externalMember", isDotted: true),
        help: "Its known members"
      ),
      inherits, conforms,
    ] + common,
    head: "external"
  )

  /// Groups of attributes.
  private static let attributeGroups = SpecSchemaShape(
    name: "attributeGroups",
    help: "Groups of attributes of style sheets",
    keys: [
      head("attributeGroups", Values.members("attributeGroup"), "The groups by their names"),
      Key(name: "summary", value: Values.text, help: "What the groups are for, in one sentence"),
      Key(name: "discussion", value: Values.text, help: "More about them, in Markdown"),
      Key(name: "notes", value: Values.texts, help: "What was chosen where documents disagree"),
    ],
    head: "attributeGroups"
  )
}
