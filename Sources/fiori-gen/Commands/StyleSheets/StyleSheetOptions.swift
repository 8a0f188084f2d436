import FioriGenDriver
import FioriStyle

/// Options that the commands for style sheets share.
enum StyleSheetOptions {
  /// The specs whose class paths are known.
  static let specs = OptionDefinition(
    name: "specs",
    short: "s",
    value: .init(placeholder: "PATH"),
    help: "Specs whose class paths are known; may be given several times",
    defaultText: "those of the settings, else the Fiori components"
  )

  /// The file of settings.
  static let config = OptionDefinition(
    name: "config",
    short: "c",
    value: .init(placeholder: "FILE"),
    help: "The file of settings",
    defaultText: "fiori-gen.yaml in the sheet's folder or above it"
  )

  /// The reader that must accept the sheets.
  static let dialect = OptionDefinition(
    name: "dialect",
    value: .init(placeholder: "DIALECT", allowed: StyleDialect.allCases.map(\.rawValue)),
    help: "The reader that must accept the sheets",
    defaultText: "fiori"
  )

  /// Where the alpha of colours with eight digits stands.
  static let alpha = OptionDefinition(
    name: "alpha",
    value: .init(placeholder: "WHERE", allowed: AlphaPosition.allCases.map(\.rawValue)),
    help: "Where the alpha of colours with eight digits stands"
  )

  /// Raises warnings.
  static let strict = OptionDefinition(name: "strict", help: "Treat warnings as errors")

  /// The options about what holds for sheets.
  static let surroundings = [specs, CommonOptions.imports, config, dialect, alpha, strict]

  /// What the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - command: The command that asks.
  /// - Returns: A loader of what holds for sheets.
  /// - Throws: When an import has no module or no path.
  static func loader(_ arguments: ParsedArguments, of command: any Command.Type)
    throws(UsageError) -> SurroundingsLoader
  {
    SurroundingsLoader(
      SurroundingsLoader.Request(
        specs: arguments.all(specs),
        imports: try command.imports(arguments),
        settingsPath: arguments.value(of: config),
        dialect: arguments.value(of: dialect).flatMap(StyleDialect.init),
        alpha: arguments.value(of: alpha).flatMap(AlphaPosition.init),
        isStrict: arguments.has(strict),
        jobs: Processors.count
      )
    )
  }

  /// The sheets that the operands name, each once; standard input can be read only once.
  ///
  /// - Parameter arguments: The operands.
  /// - Returns: The operands in order.
  static func operands(_ arguments: ParsedArguments) -> [String] {
    var seen: Set<String> = []
    return arguments.operands.filter { seen.insert($0).inserted }
  }
}
