import FioriGenDriver

/// Compares the binary interface of the C headers with an older one.
enum AbiCommand: Command {
  /// The older interface.
  private static let against = OptionDefinition(
    name: "against",
    value: .init(placeholder: "FILE|REVISION", completion: .files),
    help: "The older interface: an abi.json, or a git revision that has one in the output folder"
  )

  /// The output folder.
  private static let output = OptionDefinition(
    name: "output",
    short: "o",
    value: .init(placeholder: "DIR", completion: .folders),
    help: "The folder with the generated files",
    defaultText: "Generated"
  )

  /// The form of the report.
  private static let format = OptionDefinition(
    name: "format",
    value: .init(
      placeholder: "FORMAT",
      allowed: InterfaceReport.Format.allCases.map(\.rawValue)
    ),
    help: "The form of the report",
    defaultText: InterfaceReport.Format.text.rawValue
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "abi",
    summary: "Compare the binary interface of the C headers with an older one",
    discussion: """
      Compares what generate would write now with an older abi.json: what was added, removed, \
      moved, resized, renumbered or retyped, on each target, and whether programs that were \
      compiled against the old headers misbehave with the new library. Then it ends with 100.

      Writes nothing. Needs libclang, like the C headers themselves.
      """,
    options: [against, output, format] + CommonOptions.reading,
    examples: [
      .init(
        line: "fiori-gen abi --against v1.0.0",
        text: "Compare with the tag v1.0.0"
      ),
      .init(
        line: "fiori-gen abi --against released/abi.json --format json",
        text: "Compare with a file, and report to a program"
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
    guard let version = arguments.value(of: against) else {
      throw UsageError("--against is missing", command: definition)
    }
    let outcome = InterfaceComparison(
      against: version,
      inputs: try inputs(arguments, withOperands: false),
      output: arguments.value(of: output) ?? "Generated",
      jobs: try jobs(arguments),
      llvmFolder: LLVMFolder.chosen
    ).run()
    guard let report = outcome.report else {
      console.report(outcome.diagnostics)
      return .failure
    }
    let form = arguments.value(of: format).flatMap(InterfaceReport.Format.init) ?? .text
    guard console.print(report.text(as: form)) == .success else { return .failure }
    if form == .text && console.isForPeople { console.warn(report.summary) }
    return report.isBreaking ? .different : .success
  }
}
