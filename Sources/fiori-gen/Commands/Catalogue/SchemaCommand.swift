import FioriGenDriver

/// Writes JSON Schemas.
enum SchemaCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "schema",
    summary: "Write the JSON Schema of specs, for editors",
    discussion: """
      Editors with a YAML language server complete, explain and check specs whose first line is \
      "# yaml-language-server: $schema=" with the path to the schema.
      """,
    options: [CommonOptions.help],
    examples: [
      .init(line: "fiori-gen schema > spec.schema.json", text: "Write the schema to a file")
    ]
  )

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Its options and operands.
  ///   - console: Where to write.
  /// - Returns: How the run ended.
  /// - Throws: When the arguments make no sense.
  static func run(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ExitStatus {
    console.print(SpecSchema.text)
  }
}
