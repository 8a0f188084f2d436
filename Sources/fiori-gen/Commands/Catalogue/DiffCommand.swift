import FioriGenDriver

/// Compares two versions of a catalogue.
enum DiffCommand: Command {
  /// Where the specs are in a revision.
  private static let specs = OptionDefinition(
    name: "specs",
    short: "s",
    value: .init(placeholder: "DIR", completion: .folders),
    help: "The folder with the specs, in revisions and for a missing NEW",
    defaultText: "Specs"
  )

  /// The form of the report.
  private static let format = OptionDefinition(
    name: "format",
    value: .init(
      placeholder: "FORMAT",
      allowed: ComparisonReport.Format.allCases.map(\.rawValue)
    ),
    help: "The form of the report",
    defaultText: ComparisonReport.Format.text.rawValue
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "diff",
    summary: "Compare two versions of the specs, and say what the changes break",
    discussion: """
      Versions are folders with specs, or revisions of git: tags, branches, commits. Every change \
      says whether it breaks code in Swift or C, JSON between old and new programs, or style \
      sheets, and the last line says which part of the version to raise. Ends with 100 when a \
      change breaks anything.
      """,
    operands: .init(
      placeholder: "VERSION",
      minimum: 1,
      maximum: 2,
      help: "The old version, and the new one; without that, the folder of --specs",
      completion: .files
    ),
    options: [
      specs, CommonOptions.imports, format, CommonOptions.jobs, CommonOptions.diagnostics,
      CommonOptions.color,
      CommonOptions.help,
    ],
    examples: [
      .init(
        line: "fiori-gen diff v1.0.0",
        text: "Compare the tag v1.0.0 with the folder Specs as it is"
      ),
      .init(
        line: "fiori-gen diff v1.0.0 v1.1.0 --format markdown >> CHANGELOG.md",
        text: "Write what is different between two tags"
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
    let folder = arguments.value(of: specs) ?? "Specs"
    let versions = arguments.operands.count > 1 ? arguments.operands : arguments.operands + [folder]
    let jobs = try jobs(arguments)
    let imports = try imports(arguments)
    let loaded = versions.map {
      CatalogueVersion.load($0, specs: folder, imports: imports, jobs: jobs)
    }
    guard let old = loaded.first?.catalogue, let new = loaded.last?.catalogue else {
      console.report(loaded.flatMap(\.diagnostics))
      return .failure
    }
    let report = ComparisonReport(from: old, to: new)
    let form = arguments.value(of: format).flatMap(ComparisonReport.Format.init) ?? .text
    let text = report.text(as: form, width: console.width, style: console.outputStyle)
    guard console.print(text) == .success else { return .failure }
    return report.isBreaking ? .different : .success
  }
}
