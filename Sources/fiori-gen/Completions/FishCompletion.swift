/// The script that teaches fish.
enum FishCompletion {
  /// Writes the script.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The contents of a file named `fiori-gen.fish`.
  static func script(for commands: [CommandDefinition]) -> String {
    var lines = [
      "# Completions of fiori-gen for fish, written by \"fiori-gen completions fish\".",
      "",
      "complete -c fiori-gen -f",
    ]
    for option in HelpText.toolDefinition.options {
      lines.append(line(for: option, condition: "__fish_use_subcommand"))
    }
    for command in commands {
      lines.append(
        "complete -c fiori-gen -n __fish_use_subcommand -a \(command.name) -d "
          + quoted(command.summary)
      )
    }
    for command in commands {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      lines += command.options.map { line(for: $0, condition: condition) }
      if let operands = command.operands,
        let action = action(for: operands.completion, words: CompletionText.words(for: operands))
      {
        lines.append("complete -c fiori-gen -n \(quoted(condition)) \(action)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line for an option.
  private static func line(for option: OptionDefinition, condition: String) -> String {
    var line = "complete -c fiori-gen -n \(quoted(condition)) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if let value = option.value {
      line += " -r"
      if let action = action(for: value.completion, words: CompletionText.words(for: value)) {
        line += " \(action)"
      }
    }
    return line + " -d \(quoted(option.help))"
  }

  /// What proposes words; `nil` where there is nothing to propose.
  private static func action(for completion: Completion, words: [String]) -> String? {
    switch completion {
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .names: "-a " + quoted("(\(CompletionText.listNames))")
    case .words, .commands, .rules:
      words.isEmpty ? nil : "-a " + quoted(words.joined(separator: " "))
    }
  }

  /// A text in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
