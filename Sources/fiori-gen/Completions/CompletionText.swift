import FioriGenDriver

/// What the scripts for several shells share.
enum CompletionText {
  /// The command that lists the names of the catalogue in the folder `Specs`, one on each line,
  /// without the titles of the tables.
  static let listNames =
    "fiori-gen list --types 2>/dev/null | awk 'NF && $1 != \"COMPONENT\" && $1 != \"TYPE\" { print $1 }'"

  /// The words to propose for the value of an option.
  ///
  /// - Parameter value: The value.
  /// - Returns: The words; none where other things are proposed.
  static func words(for value: OptionDefinition.Value) -> [String] {
    words(for: value.completion, accepted: value.allowed)
  }

  /// The words to propose for arguments that are not options.
  ///
  /// - Parameter operands: The arguments.
  /// - Returns: The words; none where other things are proposed.
  static func words(for operands: CommandDefinition.Operands) -> [String] {
    words(for: operands.completion, accepted: operands.allowed)
  }

  /// The words that a kind of completion stands for.
  private static func words(for completion: Completion, accepted: [String]) -> [String] {
    switch completion {
    case .words: accepted
    case .commands: FioriGenTool.commands.map { $0.definition.name }
    case .rules: RulePage.rules.map(\.id)
    case .files, .folders, .names: []
    }
  }

  /// A text in single quotes for bash and zsh.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, which the shell takes as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
