/// The script that teaches bash.
enum BashCompletion {
  /// Writes the script.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: A function and the line that registers it.
  static func script(for commands: [CommandDefinition]) -> String {
    let names = commands.map(\.name) + HelpText.toolDefinition.options.map(\.spelling)
    return """
      # Completions of fiori-gen for bash, written by "fiori-gen completions bash".

      _fiori_gen() {
        local IFS=$' \\t\\n'
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
          return
        fi
        # bash makes a word of its own of the sign in --option=value.
        if [ "$current" = = ]; then
          current=
        elif [ "$previous" = = ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(commands.flatMap(valueCases).joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(commands.map(commandCase).joined(separator: "\n"))
        esac
      }

      # Proposes file names, or only folders with -d, whatever is in them.
      _fiori_gen_files() {
        compopt -o filenames 2>/dev/null
        local file
        # One by one: in a list, bash would take a file's name for a pattern.
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$2")
      }

      complete -F _fiori_gen fiori-gen

      """
  }

  /// The lines for the values of a command's options.
  private static func valueCases(of command: CommandDefinition) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
      let patterns = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
      let action =
        self.action(for: value.completion, words: CompletionText.words(for: value)) ?? ":"
      return "    \(patterns)) \(action); return ;;"
    }
  }

  /// The lines for the other words of a command.
  private static func commandCase(of command: CommandDefinition) -> String {
    let spellings = command.options.map(\.spelling).joined(separator: " ")
    let operands = command.operands.flatMap {
      action(for: $0.completion, words: CompletionText.words(for: $0))
    }
    return """
          \(command.name))
            if [[ "$current" == -* ]]; then
              COMPREPLY=($(compgen -W "\(spellings)" -- "$current"))
            else
              \(operands ?? ":")
            fi ;;
      """
  }

  /// What proposes words; `nil` where there is nothing to propose.
  private static func action(for completion: Completion, words: [String]) -> String? {
    switch completion {
    case .files: "_fiori_gen_files -f \"$current\""
    case .folders: "_fiori_gen_files -d \"$current\""
    case .names:
      "COMPREPLY=($(compgen -W \"$(\(CompletionText.listNames))\" -- \"$current\"))"
    case .words, .commands, .rules:
      words.isEmpty
        ? nil : "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
  }
}
