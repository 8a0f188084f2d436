import FioriGenDriver
import FioriGenModel

/// Checks style sheets.
enum LintCommand: Command {
  /// Makes the changes that are right beyond doubt.
  private static let fix = OptionDefinition(
    name: "fix",
    help:
      "Make the changes that are right beyond doubt; standard input is written to standard output"
  )

  /// Leaves out everything but errors.
  private static let quiet = OptionDefinition(
    name: "quiet",
    short: "q",
    help: "Report errors only, and say nothing when there are none"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "lint",
    summary: "Check style sheets (.nss)",
    discussion: """
      Works in any folder: without specs and settings the class paths of the Fiori components are \
      known. A file fiori-gen.yaml declares what the app defines itself, with the keys classPaths, \
      properties, variables and colors, and sets specs, dialect, alpha and disabledRules.

      The sheets of one run are taken for those of one app: each may use variables that another \
      one defines. Check sheets that are never loaded together one by one.

      "-" stands for standard input. Warnings alone do not make the run fail.
      """,
    operands: .init(placeholder: "FILE", minimum: 1),
    options: StyleSheetOptions.surroundings + [
      fix, quiet, CommonOptions.diagnostics, CommonOptions.color, CommonOptions.help,
    ],
    examples: [
      .init(line: "fiori-gen lint Themes/*.nss", text: "Check all sheets of a folder"),
      .init(
        line: "fiori-gen lint --fix Brand.nss",
        text: "Add missing semicolons and the like, and report what is left"
      ),
      .init(
        line: "fiori-gen lint --strict --diagnostics json - < Brand.nss",
        text: "Let a program check text, with warnings as errors"
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
    var loader = try StyleSheetOptions.loader(arguments, of: Self.self)
    var report = StyleSheetReport()
    var status = ExitStatus.success
    let sheets = StyleSheetOptions.operands(arguments).compactMap { report.read($0) }
    let variables = StyleSheetCheck.variables(of: sheets)
    for sheet in sheets {
      guard let surroundings = loader.surroundings(of: sheet) else { continue }
      let outcome = StyleSheetCheck.check(
        sheet,
        in: surroundings,
        sharing: variables,
        isFixing: arguments.has(fix)
      )
      report.sheetCount += 1
      report.diagnostics += outcome.diagnostics
      report.show(outcome.fixed ?? sheet.bytes, as: sheet.path)
      report.changeCount += outcome.changeCount
      if arguments.has(fix), sheet.isStandardInput {
        status = console.write(outcome.fixed ?? sheet.bytes)
      } else if let fixed = outcome.fixed, let failure = sheet.replace(with: fixed) {
        report.diagnostics.append(failure)
      }
    }
    report.diagnostics += loader.diagnostics
    if arguments.has(quiet) { report.diagnostics.removeAll { $0.severity != .error } }
    console.report(report)
    if console.isForPeople, !arguments.has(quiet) { console.warn(report.summary) }
    return report.diagnostics.hasErrors ? .failure : status
  }
}
