import FioriGenDriver
import FioriGenModel

/// Checks specs without writing anything.
enum ValidateCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "validate",
    summary: "Check the specs and write nothing",
    discussion: """
      Reports everything that generate would report about the specs: errors forbid generating, \
      warnings do not.
      """,
    operands: .init(placeholder: "FILE", completion: .files),
    options: CommonOptions.reading,
    examples: [
      .init(
        line: "fiori-gen validate --specs Design",
        text: "Check the specs in the folder Design"
      ),
      .init(
        line: "fiori-gen validate --diagnostics json 2> findings.json",
        text: "Report the findings to a program"
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
    let inputs = try inputs(arguments, withOperands: true)
    let jobs = try jobs(arguments)
    let line = ProgressLine("checking the specs")
    let outcome = console.showingProgress(line, isQuiet: false) { _ in
      Validation.run(inputs, jobs: jobs)
    }
    console.report(outcome.diagnostics)
    guard let catalogue = outcome.catalogue else { return .failure }
    if console.isForPeople {
      let components = DiagnosticSummary.counted(catalogue.components.count, "component")
      let types = DiagnosticSummary.counted(catalogue.types.count, "type")
      console.warn("\(components), \(types): valid")
    }
    return .success
  }
}
