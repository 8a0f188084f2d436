#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line tool.
@main
enum FioriGenTool {
  /// The tool's name, as users type it.
  static let name = "fiori-gen"

  /// Every command, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    InitCommand.self, NewCommand.self, ValidateCommand.self, GenerateCommand.self,
    ListCommand.self, ShowCommand.self, DescribeCommand.self, SchemaCommand.self,
    DiffCommand.self, AbiCommand.self, LintCommand.self, FormatCommand.self, ThemeCommand.self,
    ExplainCommand.self, DoctorCommand.self, CompletionsCommand.self,
    HelpCommand.self,
  ]

  /// Runs the command that the arguments name, and ends the process with its status.
  static func main() {
    StandardStreams.occupy()
    // A reader that has seen enough, such as `head`, must not end the run in the middle of
    // writing files; the console notices the closed pipe.
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameter arguments: The arguments without the tool's name.
  /// - Returns: How the run ended.
  private static func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      guard let first = arguments.first else {
        throw UsageError("a command is needed", command: nil)
      }
      guard !first.hasPrefix("-") else { return try runWithoutCommand(arguments) }
      let command = try command(named: first)
      let parsed = try ArgumentParser(definition: command.definition)
        .parse(Array(arguments.dropFirst()))
      let console = Console(arguments: parsed)
      if parsed.has(CommonOptions.help) {
        return console.print(HelpText.page(for: command.definition, width: console.width))
      }
      return try command.run(parsed, console: console)
    } catch {
      Console(arguments: ParsedArguments()).warn(error.text)
      return .usage
    }
  }

  /// Answers the options that stand without a command.
  private static func runWithoutCommand(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    let parsed = try ArgumentParser(definition: HelpText.toolDefinition).parse(arguments)
    let console = Console(arguments: parsed)
    if parsed.has(CommonOptions.help) {
      return console.print(HelpText.overview(width: console.width))
    }
    if parsed.has(CommonOptions.version) { return console.print(HelpText.versionLine) }
    throw UsageError("a command is needed", command: nil)
  }

  /// Finds a command.
  ///
  /// - Parameter name: The name as typed.
  /// - Returns: The command.
  /// - Throws: When there is none of that name.
  static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.definition.name == name }) { return command }
    let names = commands.map { $0.definition.name }
    throw UsageError.unknown("command", name, among: names, command: nil)
  }
}
