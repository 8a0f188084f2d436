import FioriGenDriver

/// The pages of help, made from the definitions of the commands.
enum HelpText {
  /// The tool without a command.
  static let toolDefinition = CommandDefinition(
    name: "",
    summary: "Generates code from specs of user interface components",
    options: [CommonOptions.help, CommonOptions.version]
  )

  /// The line that shows how the tool is used.
  static let toolUsageLine = "\(FioriGenTool.name) COMMAND [options] [arguments]"

  /// The line that names the version.
  static let versionLine = "\(FioriGenTool.name) \(ToolVersion.current)\n"

  /// The page about the tool.
  ///
  /// - Parameter width: The columns of the terminal.
  /// - Returns: The text.
  static func overview(width: Int) -> String {
    var page = TextPage(width: width, style: .plain)
    page.paragraphs(
      """
      Generates code from specs of user interface components: one file per component says what it \
      has, and everything that has to agree about it is written from that file.
      """
    )
    page.heading("Usage: " + toolUsageLine)
    page.heading("Commands:")
    page.list(
      FioriGenTool.commands.map { command in
        TextPage.Entry(term: command.definition.name, text: command.definition.summary)
      }
    )
    page.heading("Options:")
    page.list(toolDefinition.options.map(entry))
    page.heading("Exit status:")
    page.list(
      ExitStatus.allCases.map { TextPage.Entry(term: String($0.rawValue), text: $0.meaning) }
    )
    page.heading("Example:")
    add(
      .init(
        line: "\(FioriGenTool.name) generate --specs Specs --output Generated",
        text: "Write everything that the specs in Specs say"
      ),
      to: &page
    )
    page.line("")
    page.paragraphs("Run \"\(FioriGenTool.name) help COMMAND\" for the options of a command.")
    return page.text
  }

  /// The page about a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - width: The columns of the terminal.
  /// - Returns: The text.
  static func page(for command: CommandDefinition, width: Int) -> String {
    var page = TextPage(width: width, style: .plain)
    page.paragraphs(command.summary + ".")
    page.heading("Usage: " + command.usageLine)
    if !command.discussion.isEmpty {
      page.line("")
      page.paragraphs(command.discussion)
    }
    if let operands = command.operands, let entry = entry(for: operands) {
      page.heading("Arguments:")
      page.list([entry])
    }
    page.heading("Options:")
    page.list(command.options.map(entry))
    if !command.examples.isEmpty {
      page.heading(command.examples.count == 1 ? "Example:" : "Examples:")
      for example in command.examples { add(example, to: &page) }
    }
    return page.text
  }

  /// Adds an example: what to type, and below it what that does.
  private static func add(_ example: CommandDefinition.Example, to page: inout TextPage) {
    page.line("  " + example.line)
    page.paragraphs(example.text, indentation: 6)
  }

  /// The entry of the arguments that are not options; `nil` where there is nothing to say.
  private static func entry(for operands: CommandDefinition.Operands) -> TextPage.Entry? {
    guard !operands.help.isEmpty || !operands.allowed.isEmpty else { return nil }
    return TextPage.Entry(term: operands.placeholder, text: explanation(of: operands))
  }

  /// What arguments that are not options mean, with the accepted ones.
  ///
  /// - Parameter operands: The arguments.
  /// - Returns: One sentence without a full stop.
  static func explanation(of operands: CommandDefinition.Operands) -> String {
    guard !operands.allowed.isEmpty else { return operands.help }
    return "\(operands.help): \(operands.allowed.joined(separator: ", "))"
  }

  /// The paragraphs of a text.
  ///
  /// - Parameter text: Text in which empty lines divide paragraphs.
  /// - Returns: Each paragraph in one line.
  static func paragraphs(of text: String) -> [String] {
    text.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
  }

  /// The entry of an option.
  private static func entry(for option: OptionDefinition) -> TextPage.Entry {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " " + $0.placeholder } ?? ""
    return TextPage.Entry(
      term: short + option.spelling + value,
      text: explanation(of: option)
    )
  }

  /// What an option means, with the accepted values and what holds without it.
  ///
  /// - Parameter option: The option.
  /// - Returns: One sentence without a full stop.
  static func explanation(of option: OptionDefinition) -> String {
    var text = option.help
    if let allowed = option.value?.allowed, !allowed.isEmpty {
      text += ": \(allowed.joined(separator: ", "))"
    }
    if let defaultText = option.defaultText { text += " (default: \(defaultText))" }
    return text
  }
}
