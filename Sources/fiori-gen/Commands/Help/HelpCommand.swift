/// Shows help.
enum HelpCommand: Command {
  /// Writes the manual page.
  private static let manual = OptionDefinition(
    name: "man",
    help: "Write the manual page about all commands, for a file named fiori-gen.1"
  )

  /// Writes the reference page.
  private static let markdown = OptionDefinition(
    name: "markdown",
    help: "Write the reference of all commands as a page of Markdown"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "help",
    summary: "Show the help of the tool or of a command",
    operands: .init(placeholder: "COMMAND", minimum: 0, maximum: 1, completion: .commands),
    options: [manual, markdown, CommonOptions.help],
    examples: [
      .init(line: "fiori-gen help generate", text: "Show the options of generate"),
      .init(
        line: "fiori-gen help --man > ~/.local/share/man/man1/fiori-gen.1",
        text: "Make \"man fiori-gen\" work"
      ),
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
    if arguments.has(manual) { return console.print(ManualPage.text) }
    if arguments.has(markdown) { return console.print(ReferencePage.text) }
    guard let name = arguments.operands.first else {
      return console.print(HelpText.overview(width: console.width))
    }
    let command = try FioriGenTool.command(named: name)
    return console.print(HelpText.page(for: command.definition, width: console.width))
  }
}
