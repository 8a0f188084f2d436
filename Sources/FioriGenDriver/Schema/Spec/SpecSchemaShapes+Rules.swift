extension SpecSchemaShapes {
  /// A key with its value and help.
  private typealias Key = SpecSchemaShape.Key

  /// The values of keys.
  private typealias Values = SpecSchemaValues

  /// The shapes of rules, by the key that says what they demand.
  static let rules: [SpecSchemaShape] = [
    SpecSchemaShape(
      name: "exclusive",
      help: "Of some properties only the last one set is shown",
      keys: [
        Key(
          name: "exclusive",
          value: Values.names,
          help: "The properties of which one is shown",
          isRequired: true
        ),
        Key(name: "name", value: Values.name, help: "The name of the slot they share"),
      ] + common,
      head: "exclusive"
    ),
    conditional("forbids", "Properties that may not be set while conditions hold"),
    conditional("requires", "Properties that must be set while conditions hold"),
  ]

  /// A rule with conditions.
  private static func conditional(_ demand: String, _ help: String) -> SpecSchemaShape {
    SpecSchemaShape(
      name: demand,
      help: help,
      keys: [
        Key(
          name: "when",
          value: JSONSchema.mapping(to: JSONSchema.anything),
          help: "Properties with the values they must have",
          isRequired: true
        ),
        Key(name: demand, value: Values.names, help: help, isRequired: true),
      ]
        + common.map { key in
          var key = key
          key.isRequired = key.name == "message"
          return key
        },
      head: demand
    )
  }

  /// What every rule may say.
  private static let common: [SpecSchemaShape.Key] = [
    Key(
      name: "id",
      value: JSONSchema.text(matching: "^[A-Za-z_][A-Za-z0-9_-]*$"),
      help: "Its identifier within the component"
    ),
    Key(name: "message", value: Values.text, help: "What to tell someone who broke it"),
    Key(
      name: "severity",
      value: JSONSchema.word(of: ["error", "warning"]),
      help: "How much breaking it matters"
    ),
  ]
}
