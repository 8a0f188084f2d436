import FioriGenDriver

/// Explains rules.
enum ExplainCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "explain",
    summary: "Explain a rule, or list all rules",
    discussion: """
      Every finding ends with the identifier of its rule in brackets. The explanation says why \
      that is a fault and how to mend it, with an example.
      """,
    operands: .init(placeholder: "RULE", minimum: 0, maximum: 1, completion: .rules),
    options: [CommonOptions.color, CommonOptions.help],
    examples: [
      .init(line: "fiori-gen explain spec.unknown-type", text: "Explain one rule"),
      .init(line: "fiori-gen explain", text: "List all rules"),
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
    guard let id = arguments.operands.first else {
      return console.print(RulePage.list(width: console.width, style: console.outputStyle))
    }
    let answer = RulePage.about(id, width: console.width, style: console.outputStyle)
    return console.print(answer, about: "rule", named: id, listing: "explain")
  }
}
