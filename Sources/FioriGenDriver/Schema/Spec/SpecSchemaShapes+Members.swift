import FioriGenModel

extension SpecSchemaShapes {
  /// A key with its value and help.
  private typealias Key = SpecSchemaShape.Key

  /// The values of keys.
  private typealias Values = SpecSchemaValues

  /// The shapes of members.
  static let members: [SpecSchemaShape] = [
    view, compact, relation, property, field, part, operation, parameter, event, enumerationCase,
    unionCase,
    externalMember, deprecation,
  ]

  /// The declared type.
  private static let type = Key(
    name: "type",
    value: Values.type,
    help: "The declared type, as Swift writes it",
    isRequired: true
  )

  /// How a member may be used.
  private static let access = Key(
    name: "access",
    value: Values.access,
    help: "How it may be used"
  )

  /// Whether something is not stated.
  private static let inferred = Key(
    name: "inferred",
    value: JSONSchema.flag,
    help: "Whether the documents do not state it"
  )

  /// One sentence.
  private static let summary = Key(
    name: "summary",
    value: Values.text,
    help: "What it is for, in one sentence"
  )

  /// More text.
  private static let discussion = Key(
    name: "discussion",
    value: Values.text,
    help: "More about it, in Markdown"
  )

  /// A note.
  private static let note = Key(
    name: "note",
    value: Values.text,
    help: "Where the reference documents disagree, and what was chosen"
  )

  /// A default.
  private static let defaultValue = Key(
    name: "default",
    value: JSONSchema.anything,
    help: "The default, where the documents state one"
  )

  /// The defaults of a nested part.
  private static let defaults = Key(
    name: "defaults",
    value: JSONSchema.mapping(to: JSONSchema.anything, names: Values.dottedNames),
    help: "The defaults that its members have here"
  )

  /// Whether a member belongs to the type.
  private static let isStatic = Key(
    name: "static",
    value: JSONSchema.flag,
    help: "Whether it belongs to the type instead of an instance"
  )

  /// A view.
  private static let view = SpecSchemaShape(
    name: "view",
    help: "A visible part of a component",
    keys: [
      type, access, inferred,
      Key(name: "size", value: Values.size, help: "Its fixed width and height in points"),
    ]
      + relationKeys + [
        Key(
          name: "compact",
          value: JSONSchema.reference("compact"),
          help: "How it stands in compact width, where that differs"
        ),
        defaults, summary, note,
      ],
    shortForm: Values.type
  )

  /// The ways in which a view can stand to another one.
  private static let relationKeys = ViewRelation.Kind.allCases.map { kind in
    Key(
      name: kind.rawValue,
      value: JSONSchema.reference("relation"),
      help: "The view it stands \(kind.rawValue), perhaps with a distance"
    )
  }

  /// How a view stands in compact width.
  private static let compact = SpecSchemaShape(
    name: "compact",
    help: "The views it stands next to in compact width, or that it is hidden there",
    keys: relationKeys,
    shortForm: JSONSchema.word(of: ["hidden"])
  )

  /// A relation between views.
  private static let relation = SpecSchemaShape(
    name: "relation",
    help: "A view, perhaps with the distance to it",
    keys: [
      Key(name: "view", value: Values.name, help: "The other view", isRequired: true),
      Key(name: "distance", value: JSONSchema.number, help: "The distance in points"),
    ],
    shortForm: Values.name
  )

  /// The keys of limits and advice.
  private static let constraints: [SpecSchemaShape.Key] = [
    Key(name: "range", value: Values.range, help: "The allowed numbers"),
    Key(name: "advised", value: Values.range, help: "The numbers that usually look right"),
    Key(name: "count", value: JSONSchema.count, help: "The most elements allowed"),
    Key(
      name: "advisedCount",
      value: JSONSchema.count,
      help: "The most elements that usually look right"
    ),
    Key(
      name: "advisedLines",
      value: JSONSchema.count,
      help: "The most lines of text that usually look right"
    ),
  ]

  /// The keys of a property.
  private static let propertyKeys: [SpecSchemaShape.Key] =
    constraints + [
      type, access, isStatic, inferred,
      Key(
        name: "inspectable",
        value: JSONSchema.flag,
        help: "Whether Interface Builder shows it"
      ),
      defaultValue,
      Key(name: "shownBy", value: Values.name, help: "The view that shows it"),
      Key(name: "setBy", value: Values.typeName, help: "The operation that changes it"),
      Key(
        name: "setBefore",
        value: Values.names,
        help: "The properties and views that have to be set after it"
      ),
      summary, discussion, note,
      Key(name: "since", value: Values.text, help: "The version it first appeared in"),
      Key(
        name: "deprecated",
        value: JSONSchema.reference("deprecation"),
        help: "That it will go away, and what to use instead"
      ),
      Key(name: "renamedFrom", value: Values.names, help: "Names it had before, newest first"),
      Key(
        name: "aliases",
        value: Values.names,
        help: "Other spellings, which code and data may use as well"
      ),
      Key(name: "swiftName", value: Values.name, help: "The Swift name instead of the usual one"),
      defaults,
    ]

  /// A property.
  private static let property = SpecSchemaShape(
    name: "property",
    help: "A value that a component has",
    keys: propertyKeys,
    shortForm: Values.type
  )

  /// A field of a struct.
  private static let field = SpecSchemaShape(
    name: "field",
    help: "A field of a struct",
    keys: propertyKeys + [
      Key(name: "required", value: JSONSchema.flag, help: "Whether a value must be given")
    ],
    shortForm: Values.type
  )

  /// A member of a member. Its type may be known already.
  private static let part = SpecSchemaShape(
    name: "part",
    help: "A member of a view or property",
    keys: constraints + [
      Key(name: "type", value: Values.type, help: type.help), access, inferred, defaultValue,
      summary, note,
    ],
    shortForm: Values.type
  )

  /// An operation.
  private static let operation = SpecSchemaShape(
    name: "operation",
    help: "Something a component can be told to do",
    keys: [
      isStatic,
      Key(name: "result", value: Values.type, help: "The type of what it gives back"),
      Key(
        name: "parameters",
        value: Values.members("parameter"),
        help: "Its parameters, in order"
      ),
      inferred, summary, discussion, note,
    ],
    shortForm: Values.text
  )

  /// A parameter.
  private static let parameter = SpecSchemaShape(
    name: "parameter",
    help: "A parameter of an operation",
    keys: constraints + [
      type,
      Key(name: "label", value: Values.name, help: "The argument label, _ for none"),
      defaultValue,
      Key(
        name: "optional",
        value: JSONSchema.flag,
        help: "Whether it may be left out although no default is stated"
      ),
      inferred, summary,
    ],
    shortForm: Values.type
  )

  /// An event.
  private static let event = SpecSchemaShape(
    name: "event",
    help: "Something a component reports",
    keys: [
      Key(
        name: "payload",
        value: JSONSchema.oneOrMore(Values.type),
        help: "The types of what comes with it"
      ),
      Key(
        name: "labels",
        value: Values.names,
        help: "The argument labels of a delegate's method, _ for none"
      ),
      inferred, summary, note,
    ],
    shortForm: Values.text
  )

  /// A case of an enumeration.
  private static let enumerationCase = SpecSchemaShape(
    name: "enumCase",
    help: "A case of an enumeration",
    keys: [
      summary, inferred,
      Key(
        name: "deprecated",
        value: JSONSchema.reference("deprecation"),
        help: "That it will go away, and what to use instead"
      ),
      Key(name: "swiftName", value: Values.name, help: "The Swift name instead of the usual one"),
      Key(name: "aliases", value: Values.names, help: "Other spellings that decoding accepts"),
      note,
    ],
    shortForm: Values.text
  )

  /// A case of a union.
  private static let unionCase = SpecSchemaShape(
    name: "unionCase",
    help: "A kind of value that a union can hold",
    keys: [type, summary],
    shortForm: Values.type
  )

  /// A member of an external type.
  private static let externalMember = SpecSchemaShape(
    name: "externalMember",
    help: "A member of a type that is not described",
    keys: [type, access, inferred, summary],
    shortForm: Values.type
  )

  /// A deprecation.
  private static let deprecation = SpecSchemaShape(
    name: "deprecation",
    help: "A warning that something will go away",
    keys: [
      Key(name: "message", value: Values.text, help: "What to do instead, in one sentence"),
      Key(name: "replacedBy", value: Values.text, help: "What takes its place"),
    ],
    shortForm: JSONSchema.string
  )
}
