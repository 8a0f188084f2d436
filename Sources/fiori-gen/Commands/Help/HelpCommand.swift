/// Shows help.
enum HelpCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "help",
    summary: "Show the help of the tool or of a command",
    operands: .init(placeholder: "COMMAND", minimum: 0, maximum: 1),
    options: [CommonOptions.help],
    examples: [.init(line: "fiori-gen help generate", text: "Show the options of generate")]
  )

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Its options and operands.
  ///   - console: Where to write.
  /// - Returns: How the run ended.
  /// - Throws: When the arguments make no sense.
  static func run(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ExitStatus {
    guard let name = arguments.operands.first else {
      return console.print(HelpText.overview(width: console.width))
    }
    let command = try FioriGenTool.command(named: name)
    return console.print(HelpText.page(for: command.definition, width: console.width))
  }
}
