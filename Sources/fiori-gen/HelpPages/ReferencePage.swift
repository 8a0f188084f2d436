import FioriGenDriver

/// The reference of the command line as a page of a documentation catalogue; made from the
/// definitions of the commands.
enum ReferencePage {
  /// The page, for a file named `CommandLine.md`.
  static var text: String {
    var page = """
      # The Command Line

      Every command of `\(FioriGenTool.name)` with its arguments and options.

      ## Overview

      `\(HelpText.toolUsageLine)`

      This page is written by `fiori-gen help --markdown`. `fiori-gen help --man` writes the same as a manual page.


      """
    page += table(
      ["Command", "What it does"],
      FioriGenTool.commands.map { ["`\($0.definition.name)`", prose($0.definition.summary) + "."] }
    )
    for command in FioriGenTool.commands { page += section(about: command.definition) }
    page += "\n## Exit Status\n\n"
    page += table(
      ["Status", "Meaning"],
      ExitStatus.allCases.map { ["\($0.rawValue)", prose($0.meaning) + "."] }
    )
    page += "\n## Environment\n\n"
    page += table(["Variable", "Meaning"], ManualPage.environment.map { ["`\($0)`", prose($1)] })
    return page
  }

  /// The section about a command.
  private static func section(about command: CommandDefinition) -> String {
    var text = "\n## \(command.name)\n\n\(prose(command.summary)).\n\n`\(command.usageLine)`\n"
    for paragraph in HelpText.paragraphs(of: command.discussion) {
      text += "\n\(prose(paragraph))\n"
    }
    var rows: [[String]] = []
    if let operands = command.operands, !operands.help.isEmpty || !operands.allowed.isEmpty {
      rows.append(["`\(operands.placeholder)`", prose(HelpText.explanation(of: operands)) + "."])
    }
    rows += command.options.map {
      ["`\(term(for: $0))`", prose(HelpText.explanation(of: $0)) + "."]
    }
    text += "\n" + table(["Argument", "Meaning"], rows)
    for example in command.examples { text += "\n`\(example.line)`: \(prose(example.text)).\n" }
    return text
  }

  /// The spellings of an option, with its value.
  private static func term(for option: OptionDefinition) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.spelling + (option.value.map { " " + $0.placeholder } ?? "")
  }

  /// A table of Markdown.
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// Text in which nothing is taken for markup.
  private static func prose(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_<>[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
