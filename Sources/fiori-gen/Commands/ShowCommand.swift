import FioriGenDriver

/// Shows everything about one name.
enum ShowCommand: Command {
  static let definition = CommandDefinition(
    name: "show",
    summary: "Show everything about a component, a shared type or an attribute group",
    operands: .init(placeholder: "NAME", minimum: 1, maximum: 1),
    options: CommonOptions.reading,
    examples: [
      .init(
        line: "fiori-gen show FUIObjectCell",
        text: "Show properties, defaults, rules and class paths of FUIObjectCell"
      )
    ]
  )

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

extension Console {
  /// Writes a page, or says that there is none.
  ///
  /// - Parameters:
  ///   - answer: The page, or the nearest name.
  ///   - kind: What was looked for.
  ///   - name: The name as typed.
  ///   - command: The command that lists all names.
  /// - Returns: How the run ends.
  func print(
    _ answer: CataloguePage.Answer,
    about kind: String,
    named name: String,
    listing command: String
  ) -> ExitStatus {
    switch answer {
    case .page(let text): return print(text)
    case .unknown(let nearest):
      let proposal = nearest.map { ", did you mean \"\($0)\"?" } ?? ""
      warn("error: there is no \(kind) \"\(VisibleText.escape(name))\"\(proposal)")
      warn("Run \"\(FioriGenTool.name) \(command)\" for all names.")
      return .failure
    }
  }
}
