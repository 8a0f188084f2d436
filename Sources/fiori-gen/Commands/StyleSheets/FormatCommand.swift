import FioriGenDriver
import FioriGenModel

/// Brings style sheets into their normal form.
enum FormatCommand: Command {
  /// Compares instead of writing.
  private static let check = OptionDefinition(
    name: "check",
    help: "Write nothing; name the sheets that are not in normal form and exit with 100"
  )

  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "format",
    summary: "Bring style sheets (.nss) into their normal form",
    discussion: """
      One statement and one selector per line, two blanks of indentation, an empty line between \
      blocks. Order, comments and the spelling of names and values stay as they are. A sheet that \
      cannot be understood is reported and left alone.

      "-" stands for standard input, whose normal form goes to standard output.
      """,
    operands: .init(placeholder: "FILE", minimum: 1),
    options: [
      check, CommonOptions.diagnostics, CommonOptions.color, CommonOptions.help,
    ],
    examples: [
      .init(line: "fiori-gen format Brand.nss", text: "Format a sheet in its place"),
      .init(
        line: "fiori-gen format --check Themes/*.nss",
        text: "Make sure, in a test or on a server, that sheets are formatted"
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
    var report = StyleSheetReport()
    var outOfDate: [String] = []
    var status = ExitStatus.success
    for operand in StyleSheetOptions.operands(arguments) {
      guard let sheet = report.read(operand) else { continue }
      let (formatted, diagnostics) = StyleSheetCheck.format(sheet)
      report.diagnostics += diagnostics
      report.show(sheet.bytes, as: sheet.path)
      guard let formatted else { continue }
      if arguments.has(check) {
        if formatted != sheet.bytes { outOfDate.append(sheet.path) }
      } else if sheet.isStandardInput {
        status = console.write(formatted)
      } else if formatted != sheet.bytes, let failure = sheet.replace(with: formatted) {
        report.diagnostics.append(failure)
      }
    }
    console.report(report)
    if !outOfDate.isEmpty {
      let lines = outOfDate.map { "not formatted: \(VisibleText.escape($0))\n" }
      status = console.print(lines.joined())
      if status == .success { status = .different }
    }
    return report.diagnostics.hasErrors ? .failure : status
  }
}
