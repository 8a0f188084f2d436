import FioriGenDriver

/// Lists the components.
enum ListCommand: Command {
  /// Lists the shared types as well.
  private static let types = OptionDefinition(
    name: "types",
    help: "List the types that components share as well"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "list",
    summary: "List the components",
    options: [types] + CommonOptions.reading,
    examples: [.init(line: "fiori-gen list --types", text: "List components and shared types")]
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
    return console.print(
      CatalogueList.text(
        of: catalogue,
        withTypes: arguments.has(types),
        style: console.outputStyle
      )
    )
  }
}
