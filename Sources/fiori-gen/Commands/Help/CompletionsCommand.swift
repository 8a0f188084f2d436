/// Writes what shells need to complete words.
enum CompletionsCommand: Command {
  /// The shells that can be taught.
  private enum Shell: String, CaseIterable {
    /// The shell of most systems.
    case bash
    /// The shell of macOS.
    case zsh
    /// The friendly one.
    case fish

    /// The script for the shell.
    var script: String {
      let commands = FioriGenTool.commands.map { $0.definition }
      return switch self {
      case .bash: BashCompletion.script(for: commands)
      case .zsh: ZshCompletion.script(for: commands)
      case .fish: FishCompletion.script(for: commands)
      }
    }
  }

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "completions",
    summary: "Write a script that teaches a shell to complete commands and options",
    discussion: """
      bash reads the script with source, in ~/.bashrc. zsh reads it from a file named _fiori-gen in \
      a folder of its fpath, fish from ~/.config/fish/completions/fiori-gen.fish.
      """,
    operands: .init(
      placeholder: "SHELL",
      minimum: 1,
      maximum: 1,
      help: "The shell",
      allowed: Shell.allCases.map(\.rawValue)
    ),
    options: [CommonOptions.help],
    examples: [
      .init(
        line: "source <(fiori-gen completions bash)",
        text: "Complete in the bash that runs now"
      ),
      .init(
        line: "fiori-gen completions zsh > ~/.zfunc/_fiori-gen",
        text: "Complete in every new zsh whose fpath has the folder ~/.zfunc"
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
    console.print(arguments.operands.first.flatMap(Shell.init)?.script ?? "")
  }
}
