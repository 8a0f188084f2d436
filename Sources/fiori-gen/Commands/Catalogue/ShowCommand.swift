import FioriGenDriver

/// Shows everything about one name.
enum ShowCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "show",
    summary: "Show everything about a component, a shared type or an attribute group",
    operands: .init(placeholder: "NAME", minimum: 1, maximum: 1, completion: .names),
    options: CommonOptions.reading,
    examples: [
      .init(
        line: "fiori-gen show FUIObjectCell",
        text: "Show properties, defaults, rules and class paths of FUIObjectCell"
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
    guard let catalogue = try catalogue(arguments, console: console) else { return .failure }
    let name = arguments.operands.joined()
    let answer = CataloguePage.about(
      name,
      in: catalogue,
      width: console.width,
      style: console.outputStyle
    )
    return console.print(answer, about: "component or type", named: name, listing: "list --types")
  }
}
