/// Finds out what is on the machine.
public struct Doctor: Sendable {
  /// The oldest Swift that builds the package.
  static let oldestSwift = "6.2"

  /// What the examination asks of the machine, so that tests can answer in its place.
  struct Machine: Sendable {
    /// The version of libyaml that is loaded.
    var yamlVersion: @Sendable () -> String
    /// The version of libclang, if it can be loaded, and what loading or its self-test complains of.
    var clang: @Sendable () -> (version: String?, problem: String?)
    /// Runs a program of the search path; `nil` when there is none of that name.
    var run: @Sendable (_ program: String, _ arguments: [String]) -> ProgramRun?
    /// Where a program is; `nil` when there is none of that name.
    var find: @Sendable (_ program: String) -> String?
  }

  /// What answers.
  let machine: Machine

  /// Examines a part.
  ///
  /// - Parameter part: The part.
  /// - Returns: How it is, and what to do.
  func examine(_ part: DoctorPart) -> DoctorFinding {
    switch part {
    case .yaml: DoctorFinding(part: part, state: .found(machine.yamlVersion()))
    case .libclang: libclang()
    case .swift: swift()
    case .swiftFormat: program("swift", ["format", "--version"], of: part)
    case .docc: docc()
    }
  }

  /// Examines libclang.
  private func libclang() -> DoctorFinding {
    let (version, problem) = machine.clang()
    guard let version else {
      let state = problem.map { DoctorFinding.State.unusable($0) } ?? .missing
      return DoctorFinding(part: .libclang, state: state, remedy: DoctorPart.libclang.remedy)
    }
    guard let problem else { return DoctorFinding(part: .libclang, state: .found(version)) }
    return DoctorFinding(
      part: .libclang,
      state: .unusable(version),
      remedy: problem + ", after 'swift package purge-cache'"
    )
  }

  /// Examines the compiler, whose version matters.
  private func swift() -> DoctorFinding {
    let finding = program("swift", ["--version"], of: .swift)
    guard case .found(let text) = finding.state,
      let version = VersionNumber(firstIn: text, after: "Swift version "),
      let oldest = VersionNumber(Self.oldestSwift)
    else { return finding }
    guard version < oldest else { return finding }
    return DoctorFinding(
      part: .swift,
      state: .unusable("\(text) is older than \(Self.oldestSwift)"),
      remedy: DoctorPart.swift.remedy
    )
  }

  /// Examines the compiler of documentation, which does not say its version.
  private func docc() -> DoctorFinding {
    if let path = machine.find("docc") {
      return DoctorFinding(part: .docc, state: .found(path))
    }
    // On macOS it is inside Xcode.
    if let run = machine.run("xcrun", ["--find", "docc"]), run.status == 0 {
      return DoctorFinding(part: .docc, state: .found(Self.firstLine(run.output)))
    }
    return DoctorFinding(part: .docc, state: .missing, remedy: DoctorPart.docc.remedy)
  }

  /// Examines a program by asking it for its version.
  private func program(_ name: String, _ arguments: [String], of part: DoctorPart) -> DoctorFinding
  {
    guard let run = machine.run(name, arguments) else {
      return DoctorFinding(part: part, state: .missing, remedy: part.remedy)
    }
    guard run.status == 0 else {
      let said = Self.firstLine(run.messages)
      let words = ([name] + arguments).joined(separator: " ")
      return DoctorFinding(
        part: part,
        state: .unusable("'\(words)' failed" + (said.isEmpty ? "" : ": \(said)")),
        remedy: part.remedy
      )
    }
    return DoctorFinding(part: part, state: .found(Self.firstLine(run.output)))
  }

  /// The first line of what a program wrote.
  private static func firstLine(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline })
  }
}
