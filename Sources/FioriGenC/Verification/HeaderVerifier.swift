import FioriGenModel

/// Has libclang read headers for every target and language, and compares what it read.
struct HeaderVerifier {
  /// What the verification of headers gives.
  struct Result {
    /// The differences and the compiler's complaints, at their places in the specs.
    var diagnostics: [Diagnostic]
    /// The binary interface; `nil` when there is an error.
    var abi: AbiDescription?
    /// The static assertions of the interface.
    var abiChecks: HeaderText
  }

  /// What can be chosen.
  let options: COptions

  /// Verifies headers and measures the records in them.
  ///
  /// - Parameters:
  ///   - headers: The headers, the umbrella last.
  ///   - library: The declarations that they were made from.
  /// - Returns: The findings and, without errors, the interface.
  func verify(_ headers: [HeaderText], of library: CLibrary) -> Result {
    let nothing = HeaderText(path: library.names.folder + AbiChecksPrinter.file)
    let reader: HeaderReader
    do {
      reader = try HeaderReader(options: options)
    } catch {
      let finding = Diagnostic(CRules.noLibclang, error.description, at: library.origin.range)
      return Result(diagnostics: [finding], abi: nil, abiChecks: nothing)
    }
    let umbrella = library.names.folder + library.names.umbrella
    let files = headers.map(\.file)
    var findings = Findings(headers: headers, fallback: library.origin.range)
    let comparison = LibraryComparison(library: library, headers: headers)
    var layouts: [(target: VerificationTarget, records: [String: RecordLayout])] = []
    for target in VerificationTarget.all {
      for language in VerificationLanguage.allCases {
        let parsed = reader.read([umbrella], of: files, for: target, as: language)
        findings.add(parsed.complaints)
        findings.add(comparison.differences(to: parsed))
        if language == .c { layouts.append((target, parsed.layouts)) }
      }
    }
    // Once more in the opposite order, and twice: a header that lacks an include of its own fails in
    // one order or the other, one without a guard fails in both.
    let reversed = Array(headers.map(\.path).reversed())
    let again = reader.read(
      reversed + reversed,
      of: files,
      for: VerificationTarget.all[0],
      as: .c,
      .complaints
    )
    findings.add(again.complaints)
    if findings.diagnostics.hasErrors {
      return Result(diagnostics: findings.diagnostics, abi: nil, abiChecks: nothing)
    }
    let abi = AbiDescription(library: library, version: options.abiVersion, layouts: layouts)
    let checks = AbiChecksPrinter(library: library).text(abi)
    for target in VerificationTarget.all {
      let parsed = reader.read(
        [checks.path],
        of: files + [checks.file],
        for: target,
        as: .c,
        .complaints
      )
      findings.add(parsed.complaints)
    }
    return Result(
      diagnostics: findings.diagnostics,
      abi: findings.diagnostics.hasErrors ? nil : abi,
      abiChecks: checks
    )
  }

  /// Collects findings; those that every target repeats are kept once.
  private struct Findings {
    /// The headers, for the places that complaints are about.
    let headers: [HeaderText]

    /// The place for complaints about no line.
    let fallback: SourceRange

    /// The findings, in the order in which they were first made.
    private(set) var diagnostics: [Diagnostic] = []

    /// What has been found already.
    private var seen: Set<Diagnostic> = []

    /// Starts without findings.
    init(headers: [HeaderText], fallback: SourceRange) {
      self.headers = headers
      self.fallback = fallback
    }

    /// Adds findings.
    mutating func add(_ more: [Diagnostic]) {
      for diagnostic in more where seen.insert(diagnostic).inserted {
        diagnostics.append(diagnostic)
      }
    }

    /// Adds what a compiler complained about.
    mutating func add(_ complaints: [ParsedLibrary.Complaint]) {
      add(
        complaints.map { complaint in
          let header = headers.first { $0.path == complaint.file }
          let line = complaint.file.isEmpty ? "" : " (\(complaint.file):\(complaint.line))"
          return Diagnostic(
            CRules.compilerError,
            "libclang does not accept the header: \(complaint.message)\(line)",
            at: header?.origin(ofLine: complaint.line) ?? fallback
          )
        }
      )
    }
  }
}
