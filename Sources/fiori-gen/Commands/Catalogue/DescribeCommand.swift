import FioriGenDriver

/// Writes the catalogue for other tools.
enum DescribeCommand: Command {
  /// The form of the description.
  private static let format = OptionDefinition(
    name: "format",
    value: .init(placeholder: "FORMAT", allowed: ["json", "knowledge"]),
    help: "The form of the description",
    defaultText: "json"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "describe",
    summary: "Write everything that the specs say in a form for other tools",
    discussion: """
      The document has every component, shared type and attribute group, sorted by name. Every key \
      is always there: what is not known is null or empty. The form "knowledge" is the Swift file \
      with which the tool itself carries what a catalogue says about style sheets.
      """,
    options: [format] + CommonOptions.reading,
    examples: [
      .init(
        line: "fiori-gen describe --format json > catalogue.json",
        text: "Write the whole catalogue to a file"
      )
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
    guard let catalogue = try catalogue(arguments, console: console) else { return .failure }
    if arguments.value(of: format) == "knowledge" {
      return console.print(BundledKnowledge.swiftFile(of: catalogue))
    }
    return console.print(CatalogueDescription.json(of: catalogue))
  }
}
