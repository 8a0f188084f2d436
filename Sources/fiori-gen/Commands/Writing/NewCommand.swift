import FioriGenDriver
import FioriGenModel

/// Adds a component to a catalogue.
enum NewCommand: Command {
  /// The folder for the spec.
  private static let specs = OptionDefinition(
    name: "specs",
    short: "s",
    value: .init(placeholder: "DIR", completion: .folders),
    help: "The folder with the catalogue's specs, which the new one goes to",
    defaultText: "Specs"
  )

  /// What the component is.
  private static let kind = OptionDefinition(
    name: "kind",
    value: .init(placeholder: "KIND", allowed: ComponentKind.allCases.map(\.rawValue)),
    help: "What the component is",
    defaultText: ComponentKind.view.rawValue
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "new",
    summary: "Add a component to the catalogue",
    discussion: """
      Writes a spec that is valid as it is, for you to go on with. The catalogue must be valid, so \
      that a name is not given twice.
      """,
    operands: .init(
      placeholder: "COMPONENT",
      minimum: 1,
      maximum: 1,
      help: "The component's name, such as XBanner"
    ),
    options: [
      specs, kind, CommonOptions.imports, CommonOptions.jobs, CommonOptions.diagnostics,
      CommonOptions.color,
      CommonOptions.help,
    ],
    examples: [
      .init(line: "fiori-gen new XBanner", text: "Write Specs/XBanner.yaml"),
      .init(
        line: "fiori-gen new XSwitch --kind control --specs Design",
        text: "Write Design/XSwitch.yaml, with an event for touches"
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
    let outcome = NewComponent.write(
      arguments.operands.joined(),
      kind: arguments.value(of: kind).flatMap(ComponentKind.init) ?? .view,
      into: arguments.value(of: specs) ?? "Specs",
      imports: try imports(arguments),
      jobs: try jobs(arguments)
    )
    console.report(outcome.diagnostics)
    guard let path = outcome.path, !outcome.diagnostics.hasErrors else { return .failure }
    return console.print("made \(VisibleText.escape(path))\n")
  }
}
