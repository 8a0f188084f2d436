import FioriGenDriver

/// Looks for what the tool and its users need.
enum DoctorCommand: Command {
  /// What the command is called, takes and does.
  static let definition = CommandDefinition(
    name: "doctor",
    summary: "Look for what is needed on this machine, and say what to install",
    discussion: """
      Names what was found with its version, and for everything else the command that installs it. \
      Ends with 1 when something is missing or of no use.
      """,
    operands: .init(
      placeholder: "PART",
      help: "What to look for, everything without one",
      allowed: DoctorPart.allCases.map(\.rawValue)
    ),
    options: [CommonOptions.color, CommonOptions.help],
    examples: [
      .init(line: "fiori-gen doctor", text: "Look for everything"),
      .init(
        line: "fiori-gen doctor yaml swift",
        text: "Look for what generating and building Swift needs"
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
    let parts = arguments.operands.compactMap(DoctorPart.init)
    let findings = DoctorReport.findings(about: parts.isEmpty ? DoctorPart.allCases : parts)
    let page = DoctorReport.text(of: findings, width: console.width, style: console.outputStyle)
    guard console.print(page) == .success else { return .failure }
    return findings.allSatisfy(\.isFine) ? .success : .failure
  }
}
