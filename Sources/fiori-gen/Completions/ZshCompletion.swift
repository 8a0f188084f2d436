/// The script that teaches zsh.
enum ZshCompletion {
  /// Writes the script.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The contents of a file named `_fiori-gen`.
  static func script(for commands: [CommandDefinition]) -> String {
    let names = commands.map { command in
      "    " + CompletionText.quoted("\(command.name):\(command.summary)")
    }
    return """
      #compdef fiori-gen
      # Completions of fiori-gen for zsh, written by "fiori-gen completions zsh".

      _fiori_gen() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands=(
      \(names.joined(separator: "\n"))
        )
        _arguments -C \\
      \(HelpText.toolDefinition.options.map { line(for: $0, indentation: 4) }.joined())\
          '1:command:->command' \\
          '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case $words[1] in
      \(commands.map(commandCase).joined(separator: "\n"))
            esac ;;
        esac
      }

      # Proposes the components and types of the catalogue in the folder Specs.
      _fiori_gen_names() {
        local -a names=(${(f)"$(\(CompletionText.listNames))"})
        compadd -a names
      }

      if [ "$funcstack[1]" = _fiori-gen ]; then
        _fiori_gen "$@"
      else
        compdef _fiori_gen fiori-gen
      fi

      """
  }

  /// The lines for a command.
  private static func commandCase(of command: CommandDefinition) -> String {
    var lines = "        \(command.name))\n          _arguments -s \\\n"
    lines += command.options.map { line(for: $0, indentation: 12) }.joined()
    if let operands = command.operands {
      let star = operands.maximum > 1 ? "*" : ""
      let action = self.action(for: operands.completion, words: CompletionText.words(for: operands))
      let text = "\(star):\(operands.placeholder.lowercased()):\(action)"
      lines += "            \(CompletionText.quoted(text)) \\\n"
    }
    return lines + "            && return ;;"
  }

  /// The line for an option.
  private static func line(for option: OptionDefinition, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    let help = escaped(option.help)
    let value = option.value.map { value in
      ":\(escaped(value.placeholder)):\(action(for: value.completion, words: CompletionText.words(for: value)))"
    }
    let text = "[\(help)]\(value ?? "")"
    let long = option.spelling + (value == nil ? "" : "=")
    guard let short = option.short else {
      return margin + CompletionText.quoted(long + text) + " \\\n"
    }
    let letter = "-\(short)" + (value == nil ? "" : "+")
    let others = "(\(option.spelling) -\(short))"
    return margin + "\(CompletionText.quoted(others)){\(letter),\(long)}"
      + CompletionText.quoted(text) + " \\\n"
  }

  /// A text inside a line for `_arguments`, where brackets and colons mean something.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// What proposes words.
  private static func action(for completion: Completion, words: [String]) -> String {
    switch completion {
    case .files: "_files"
    case .folders: "_files -/"
    case .names: "_fiori_gen_names"
    case .words, .commands, .rules: words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    }
  }
}
