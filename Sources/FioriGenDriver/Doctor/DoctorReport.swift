import CYAML
import FioriGenC

/// What an examination found, for a terminal.
public enum DoctorReport {
  /// Examines this machine.
  ///
  /// - Parameter parts: What to look for.
  /// - Returns: What was found, in the same order.
  public static func findings(about parts: [DoctorPart]) -> [DoctorFinding] {
    let doctor = Doctor(machine: .this)
    return parts.map(doctor.examine)
  }

  /// Shows findings.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - width: The columns of the terminal.
  ///   - style: Whether words are coloured.
  /// - Returns: One line or more for each of them.
  public static func text(of findings: [DoctorFinding], width: Int, style: TerminalStyle) -> String
  {
    var page = TextPage(width: width, style: style)
    page.list(
      findings.map { finding in
        let remedy = finding.remedy.map { ["To mend: \($0)."] } ?? []
        return TextPage.Entry(
          term: finding.part.rawValue,
          text: words(for: finding.state),
          details: ["It \(finding.part.purpose)."] + remedy
        )
      }
    )
    let wrong = findings.filter { !$0.isFine }
    page.line("")
    page.line(
      wrong.isEmpty
        ? "Everything is there."
        : "To be mended: \(wrong.map(\.part.rawValue).joined(separator: ", "))."
    )
    return page.text
  }

  /// A state in words.
  private static func words(for state: DoctorFinding.State) -> String {
    switch state {
    case .found(let version): "found: \(version)"
    case .missing: "missing"
    case .unusable(let reason): "cannot be used: \(reason)"
    }
  }
}

extension Doctor.Machine {
  /// The machine that the tool runs on.
  static let this = Doctor.Machine(
    yamlVersion: {
      yaml_get_version_string().map { "libyaml " + String(cString: $0) } ?? "libyaml"
    },
    clang: {
      guard let version = ClangLibrary.version else {
        guard case .notLoaded(let reason) = ClangLibrary.obstacle else { return (nil, nil) }
        return (nil, reason)
      }
      do throws(ClangLibrary.Problem) {
        try ClangLibrary.selfTest()
        return (version, nil)
      } catch {
        return (version, error.description)
      }
    },
    run: { program, arguments in
      ProgramSearch.path(of: program).flatMap { ProgramRun.run($0, arguments) }
    },
    find: { ProgramSearch.path(of: $0) }
  )
}
