import FioriGenDriver

/// The manual page, in the language of `man`; made from the definitions of the commands.
enum ManualPage {
  /// The page, for a file named `fiori-gen.1`.
  static var text: String {
    var page = """
      .\\" Written by "fiori-gen help --man".
      .TH FIORI-GEN 1 "" "fiori-gen \(ToolVersion.current)" "User commands"
      .SH NAME
      fiori\\-gen \\- generate code from specs of user interface components
      .SH SYNOPSIS
      .B fiori\\-gen
      .I COMMAND
      [options] [arguments]
      .SH DESCRIPTION
      One file per component says what it has, and everything that has to agree about it is written
      from that file.
      .SH COMMANDS

      """
    for command in FioriGenTool.commands { page += section(about: command.definition) }
    page += ".SH \"EXIT STATUS\"\n"
    for status in ExitStatus.allCases {
      page += entry("\(status.rawValue)", text: status.meaning + ".")
    }
    page += ".SH ENVIRONMENT\n"
    for (name, text) in environment { page += entry(".B \(name)", text: text) }
    page += ".SH FILES\n"
    for (name, text) in files { page += entry(".I \(name)", text: text) }
    return page
  }

  /// The variables of the environment that matter.
  static let environment = [
    ("COLUMNS", "The width of pages, instead of the terminal's."),
    ("NO_COLOR", "Whether text is plain on terminals too; any value but an empty one."),
    (
      "LIBCLANG_PATH",
      "The folder of the LLVM installation whose libclang to use; read when the tool is built, "
        + "and to find libclang's own headers when it runs."
    ),
  ]

  /// The files and folders that are used without options.
  private static let files = [
    ("Specs", "The folder that specs are read from."),
    ("Generated", "The folder that generated files are written to."),
  ]

  /// The section about a command.
  private static func section(about command: CommandDefinition) -> String {
    var text = ".SS \"\(escaped(command.usageLine))\"\n"
    text += line(command.summary + ".")
    for paragraph in HelpText.paragraphs(of: command.discussion) {
      text += ".PP\n" + line(paragraph)
    }
    if let operands = command.operands, !operands.help.isEmpty {
      text += entry(".I \(operands.placeholder)", text: HelpText.explanation(of: operands) + ".")
    }
    for option in command.options { text += entry(term(for: option), text: help(for: option)) }
    for example in command.examples {
      text += ".PP\n.EX\n" + line(example.line) + ".EE\n.RS 4\n" + line(example.text + ".")
      text += ".RE\n"
    }
    return text
  }

  /// The line that names an option.
  private static func term(for option: OptionDefinition) -> String {
    let spellings = (option.short.map { ["-\($0)"] } ?? []) + [option.spelling]
    let names = spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return names + (option.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? "")
  }

  /// The sentence about an option.
  private static func help(for option: OptionDefinition) -> String {
    HelpText.explanation(of: option) + "."
  }

  /// A term with its text, which stands indented beside or below it.
  private static func entry(_ term: String, text: String) -> String {
    ".TP\n\(term)\n" + line(text)
  }

  /// A line of text that cannot be taken for a request.
  private static func line(_ text: String) -> String {
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + escaped(text) + "\n"
  }

  /// Text without what means something to `man`.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
  }
}
