import FioriGenDriver

/// Makes a new package with a small catalogue.
enum InitCommand: Command {
  /// The name of the module.
  private static let name = OptionDefinition(
    name: "name",
    value: .init(placeholder: "NAME"),
    help: "The name of the package and of its module",
    defaultText: "the folder's name"
  )

  /// The prefix of the types.
  private static let prefix = OptionDefinition(
    name: "prefix",
    value: .init(placeholder: "PREFIX"),
    help: "What the names of components and types begin with",
    defaultText: NewPackage.usualPrefix
  )

  /// Where the tool's package is.
  private static let package = OptionDefinition(
    name: "package",
    value: .init(placeholder: "PATH|URL", completion: .folders),
    help: "Where the package of fiori-gen is, which has the plugin",
    defaultText: "the one that this tool was built in, else ../fiori-gen"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "init",
    summary: "Make a package with a small working catalogue",
    discussion: """
      The package has a component with the types it needs, a module whose Swift the plugin \
      generates from them, and a program that uses it. Files that are there already are never \
      replaced: then nothing is written.
      """,
    operands: .init(
      placeholder: "FOLDER",
      minimum: 0,
      maximum: 1,
      help: "The folder to fill, made when it is missing; the current one without it",
      completion: .folders
    ),
    options: [
      name, prefix, package, CommonOptions.diagnostics, CommonOptions.color, CommonOptions.help,
    ],
    examples: [
      .init(
        line: "fiori-gen init Design && cd Design && swift run ShowDesign",
        text: "Make a package and see it work"
      )
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
    let folder = arguments.operands.first ?? "."
    let outcome = NewPackage.write(
      into: folder,
      name: arguments.value(of: name),
      prefix: arguments.value(of: prefix) ?? NewPackage.usualPrefix,
      toolPackage: arguments.value(of: package)
    )
    console.report(outcome.diagnostics)
    guard !outcome.paths.isEmpty, outcome.diagnostics.isEmpty else { return .failure }
    let lines = outcome.paths.map { "made \(VisibleText.escape($0))\n" }
    guard console.print(lines.joined()) == .success else { return .failure }
    if console.isForPeople {
      console.warn("Now run \"swift build\" there, and \"\(FioriGenTool.name) new\" for more.")
    }
    return .success
  }
}
