import FioriGenDriver

/// Options that several commands share.
enum CommonOptions {
  /// Where the specs are.
  static let specs = OptionDefinition(
    name: "specs",
    short: "s",
    value: .init(placeholder: "PATH", completion: .files),
    help: "A spec file, or a folder with spec files; may be given several times",
    defaultText: "Specs"
  )

  /// Where the specs of imported modules are.
  static let imports = OptionDefinition(
    name: "import",
    value: .init(placeholder: "MODULE=PATH"),
    help: "Where the specs of an imported module are; may be given several times",
    defaultText: "what the catalogue's settings say"
  )

  /// How many threads to use.
  static let jobs = OptionDefinition(
    name: "jobs",
    short: "j",
    value: .init(placeholder: "N"),
    help: "How many threads to use; the output is the same for every number",
    defaultText: "one per processor"
  )

  /// How findings are reported.
  static let diagnostics = OptionDefinition(
    name: "diagnostics",
    value: .init(placeholder: "FORMAT", allowed: DiagnosticFormat.allCases.map(\.rawValue)),
    help: "How findings are reported on standard error",
    defaultText: "text"
  )

  /// Whether text is coloured.
  static let color = OptionDefinition(
    name: "color",
    value: .init(placeholder: "WHEN", allowed: ["auto", "always", "never"]),
    help: "Whether to use colours; auto means on a terminal, unless NO_COLOR is set",
    defaultText: "auto"
  )

  /// Shows help.
  static let help = OptionDefinition(name: "help", short: "h", help: "Show this help")

  /// Shows the tool's version.
  static let version = OptionDefinition(name: "version", help: "Show the version")

  /// The options of every command that reads specs.
  static let reading = [specs, imports, jobs, diagnostics, color, help]
}
