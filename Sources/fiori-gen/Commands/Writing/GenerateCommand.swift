import FioriGenDriver
import FioriGenModel

/// Writes everything that the specs say.
enum GenerateCommand: Command {
  /// The output folder.
  private static let output = OptionDefinition(
    name: "output",
    short: "o",
    value: .init(placeholder: "DIR", completion: .folders),
    help: "The folder that the generated files go to",
    defaultText: "Generated"
  )

  /// The kinds of output.
  private static let only = OptionDefinition(
    name: "only",
    value: .init(
      placeholder: "KIND,...",
      allowed: OutputKind.allCases.map(\.rawValue),
      isList: true
    ),
    help: "The kinds of output to make",
    defaultText: "all; c and interop only where the tool was built with libclang"
  )

  /// Compares instead of writing.
  private static let check = OptionDefinition(
    name: "check",
    help: "Write nothing; name the files that are out of date and exit with 100"
  )

  /// The layout for build tool plugins.
  private static let flat = OptionDefinition(
    name: "flat",
    help: "Put all files directly into the output folder, for build tool plugins"
  )

  /// Leaves out the summary.
  private static let quiet = OptionDefinition(
    name: "quiet",
    short: "q",
    help: "Say nothing when everything is fine"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "generate",
    summary: "Write the code that the specs describe",
    discussion: """
      Files that are right already keep their time stamps. Files of specs that no longer exist are \
      removed; files that were not generated are never touched. With any error in the specs \
      nothing is written.
      """,
    operands: .init(placeholder: "FILE", completion: .files),
    options: [
      CommonOptions.specs, CommonOptions.imports, output, only, check, flat, quiet,
      CommonOptions.jobs, CommonOptions.diagnostics, CommonOptions.color, CommonOptions.help,
    ],
    examples: [
      .init(
        line: "fiori-gen generate",
        text: "Read the folder Specs and write the folder Generated"
      ),
      .init(
        line: "fiori-gen generate --specs Design --output Sources/Design --only swift",
        text: "Read and write other folders, and only Swift"
      ),
      .init(
        line: "fiori-gen generate --check",
        text: "Make sure, in a test or on a server, that the generated files are current"
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
    let kinds = arguments.all(only).compactMap(OutputKind.init)
    var generation = Generation(
      inputs: try inputs(arguments, withOperands: true),
      output: arguments.value(of: output) ?? "Generated",
      kinds: kinds.isEmpty ? OutputKind.available : OutputKind.allCases.filter(kinds.contains),
      layout: arguments.has(flat) ? .flat : .folders,
      jobs: try jobs(arguments),
      llvmFolder: LLVMFolder.chosen,
      records: .ofUser
    )
    let isQuiet = arguments.has(quiet) || !console.isForPeople
    let line = ProgressLine("reading the specs", kindCount: generation.kinds.count)
    if arguments.has(check) {
      let outcome = console.showingProgress(line, isQuiet: isQuiet) { display in
        prepare(&generation, for: display)
        return generation.check { announceWaiting(display, on: console, isQuiet: isQuiet) }
      }
      return finish(outcome, console: console, isQuiet: isQuiet)
    }
    let outcome = console.showingProgress(line, isQuiet: isQuiet) { display in
      prepare(&generation, for: display)
      return generation.write { announceWaiting(display, on: console, isQuiet: isQuiet) }
    }
    console.report(outcome.diagnostics)
    guard let report = outcome.report, !outcome.diagnostics.hasErrors else { return .failure }
    if !isQuiet {
      let sources = counts([(outcome.componentCount, "component"), (outcome.typeCount, "type")])
      let files = counts([(report.written.count, "file")])
      console.warn(
        """
        \(sources): \(files) written, \(report.unchanged.count) unchanged, \
        \(report.removed.count) removed in \(generation.output)
        """
      )
    }
    return .success
  }

  /// Lets a run tell its steps to a display.
  private static func prepare(_ generation: inout Generation, for display: ProgressDisplay?) {
    if let display { generation.progress = { display.take($0) } }
  }

  /// Says that another run has to finish first.
  private static func announceWaiting(
    _ display: ProgressDisplay?,
    on console: Console,
    isQuiet: Bool
  ) {
    guard !isQuiet else { return }
    display?.erase()
    console.warn("waiting for another run to finish")
  }

  /// Names the files that are out of date.
  private static func finish(
    _ outcome: Generation.Outcome<OutputCheckReport>,
    console: Console,
    isQuiet: Bool
  ) -> ExitStatus {
    console.report(outcome.diagnostics)
    guard let report = outcome.report, !outcome.diagnostics.hasErrors else { return .failure }
    guard !report.entries.isEmpty else {
      if !isQuiet { console.warn("\(counts([(report.unchangedCount, "file")])) up to date") }
      return .success
    }
    let lines = report.entries.map { "\($0.difference.rawValue): \($0.path)\n" }
    guard console.print(lines.joined()) == .success else { return .failure }
    if !isQuiet {
      let files = counts([(report.entries.count, "file")])
      console.warn("\(files) out of date; run \"\(FioriGenTool.name) generate\" to write them")
    }
    return .different
  }

  /// Numbers with their nouns.
  private static func counts(_ items: [(number: Int, noun: String)]) -> String {
    items.map { DiagnosticSummary.counted($0.number, $0.noun) }.joined(separator: ", ")
  }
}
