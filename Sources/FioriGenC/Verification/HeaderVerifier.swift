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

  /// The most headers that are read at once.
  let portionSize: Int

  /// Prepares a verification.
  ///
  /// - Parameters:
  ///   - options: What can be chosen.
  ///   - portionSize: The most headers that are read at once.
  init(options: COptions, portionSize: Int = VerificationPortion.usualSize) {
    self.options = options
    self.portionSize = portionSize
  }

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
    let readings = VerificationPortion.portions(of: library, headers: headers, size: portionSize)
      .map { PortionReading(portion: $0, reader: reader) }
    var findings = CollectedFindings()
    let passes = Self.pairs(readings, PortionReading.passes)
    let outcomes = ParallelMap.map(passes, jobs: options.jobs) { $0.reading.read($0.pass) }
    for outcome in outcomes { findings.add(outcome.diagnostics) }
    if readings.count > 1, let umbrella = headers.last {
      findings.add(missingIncludes(of: umbrella, in: library, among: headers, reader: reader))
    }
    if findings.diagnostics.hasErrors {
      return Result(diagnostics: findings.diagnostics, abi: nil, abiChecks: nothing)
    }
    let layouts = Self.layouts(passes.map(\.pass), outcomes)
    let abi = AbiDescription(library: library, version: options.abiVersion, layouts: layouts)
    let checks = AbiChecksPrinter(library: library)
    let checked = ParallelMap.map(
      Self.pairs(readings, checks.differentTargets(in: abi)),
      jobs: options.jobs
    ) { pair in
      pair.reading.confirm(layouts, for: pair.pass, version: options.abiVersion)
    }
    for diagnostics in checked { findings.add(diagnostics) }
    return Result(
      diagnostics: findings.diagnostics,
      abi: findings.diagnostics.hasErrors ? nil : abi,
      abiChecks: checks.text(abi)
    )
  }

  /// The records of all portions, by target.
  private static func layouts(_ passes: [PortionReading.Pass], _ outcomes: [PortionReading.Outcome])
    -> [(target: VerificationTarget, records: [String: RecordLayout])]
  {
    VerificationTarget.all.map { target in
      var records: [String: RecordLayout] = [:]
      for (pass, outcome) in zip(passes, outcomes) where pass.measuredTarget == target {
        records.merge(outcome.layouts) { first, _ in first }
      }
      return (target, records)
    }
  }

  /// Every portion with every pass.
  private static func pairs<Pass>(_ readings: [PortionReading], _ passes: [Pass])
    -> [(reading: PortionReading, pass: Pass)]
  {
    readings.flatMap { reading in passes.map { (reading, $0) } }
  }

  /// What is wrong with the umbrella of a library that is read in portions: it is read with all other
  /// headers empty but the first, the support header, so that something is declared.
  private func missingIncludes(
    of umbrella: HeaderText,
    in library: CLibrary,
    among headers: [HeaderText],
    reader: HeaderReader
  ) -> [Diagnostic] {
    let empty = headers.dropFirst().dropLast().map { GeneratedFile(path: $0.path, contents: "") }
    let parsed = reader.read(
      [umbrella.path],
      of: headers.prefix(1).map(\.file) + empty + [umbrella.file],
      for: VerificationTarget.all[0],
      as: .c,
      .complaints
    )
    return PortionReading.diagnostics(
      for: parsed.complaints,
      in: [umbrella],
      fallback: library.origin.range
    )
  }
}

/// Findings, each kept once: every target repeats them.
private struct CollectedFindings {
  /// The findings, in the order in which they were first made.
  private(set) var diagnostics: [Diagnostic] = []

  /// What has been found already.
  private var seen: Set<Diagnostic> = []

  /// Adds findings.
  mutating func add(_ more: [Diagnostic]) {
    for diagnostic in more where seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }
}
