import FioriGenModel

/// Has libclang read a portion of the headers in several ways.
struct PortionReading: Sendable {
  /// A way to read the headers.
  enum Pass: Hashable, Sendable {
    /// For a target and language, comparing everything.
    case complete(VerificationTarget, VerificationLanguage)
    /// For a target as C, comparing what may differ from one target to another.
    case declarations(VerificationTarget)
    /// In the opposite order, and twice: a header that lacks an include of its own fails in one order
    /// or the other, one without a guard fails in both.
    case reversed

    /// The target whose layouts the pass measures, once for each.
    var measuredTarget: VerificationTarget? {
      switch self {
      case .complete(let target, .c), .declarations(let target): target
      case .complete, .reversed: nil
      }
    }
  }

  /// What a pass gives.
  struct Outcome: Sendable {
    /// The compiler's complaints and the differences, at their places in the specs.
    var diagnostics: [Diagnostic]
    /// The layout of each record.
    var layouts: [String: RecordLayout]
  }

  /// Every pass, in order: every target, and every language with each data model.
  static let passes: [Pass] =
    VerificationTarget.all.flatMap { target in
      target.leadsDataModel
        ? VerificationLanguage.allCases.map { Pass.complete(target, $0) } : [.declarations(target)]
    } + [.reversed]

  /// The portion.
  private let portion: VerificationPortion

  /// What reads headers.
  private let reader: HeaderReader

  /// The headers as files.
  private let files: [GeneratedFile]

  /// What the declarations are compared with.
  private let comparison: LibraryComparison

  /// Prepares the passes.
  ///
  /// - Parameters:
  ///   - portion: The portion.
  ///   - reader: What reads headers.
  init(portion: VerificationPortion, reader: HeaderReader) {
    self.portion = portion
    self.reader = reader
    files = portion.headers.map(\.file)
    comparison = LibraryComparison(library: portion.library, headers: portion.headers)
  }

  /// Reads the headers.
  ///
  /// - Parameter pass: How.
  /// - Returns: What was found.
  func read(_ pass: Pass) -> Outcome {
    switch pass {
    case .complete(let target, let language):
      return compare(reader.read(umbrella, of: files, for: target, as: language), isComplete: true)
    case .declarations(let target):
      return compare(
        reader.read(umbrella, of: files, for: target, as: .c, .declarations),
        isComplete: false
      )
    case .reversed:
      let paths = Array(portion.headers.map(\.path).reversed())
      let parsed = reader.read(
        paths + paths,
        of: files,
        for: VerificationTarget.all[0],
        as: .c,
        .complaints
      )
      return Outcome(diagnostics: diagnostics(for: parsed.complaints), layouts: [:])
    }
  }

  /// The header that includes all others.
  private var umbrella: [String] {
    [portion.library.names.folder + portion.library.names.umbrella]
  }

  /// Compares what the compiler read.
  private func compare(_ parsed: ParsedLibrary, isComplete: Bool) -> Outcome {
    Outcome(
      diagnostics: diagnostics(for: parsed.complaints)
        + comparison.differences(to: parsed, isComplete: isComplete),
      layouts: parsed.layouts
    )
  }

  /// Has the compiler confirm the layouts by static assertions.
  ///
  /// - Parameters:
  ///   - layouts: The measured records of each target.
  ///   - target: The target to confirm them for.
  ///   - version: The version of the binary interface.
  /// - Returns: The compiler's complaints.
  func confirm(
    _ layouts: [(target: VerificationTarget, records: [String: RecordLayout])],
    for target: VerificationTarget,
    version: Int
  ) -> [Diagnostic] {
    let abi = AbiDescription(library: portion.library, version: version, layouts: layouts)
    let checks = AbiChecksPrinter(library: portion.library).text(abi)
    let parsed = reader.read(
      [checks.path],
      of: files + [checks.file],
      for: target,
      as: .c,
      .complaintsOutsideBodies
    )
    return Self.diagnostics(
      for: parsed.complaints,
      in: portion.headers,
      fallback: portion.library.origin.range
    )
  }

  /// Findings of what a compiler complained about.
  private func diagnostics(for complaints: [ParsedLibrary.Complaint]) -> [Diagnostic] {
    Self.diagnostics(
      for: complaints,
      in: portion.headers,
      fallback: portion.library.origin.range
    )
  }

  /// Findings of what a compiler complained about.
  ///
  /// - Parameters:
  ///   - complaints: The complaints.
  ///   - headers: The headers that were read.
  ///   - fallback: The place for complaints about no line.
  /// - Returns: The findings, at their places in the specs.
  static func diagnostics(
    for complaints: [ParsedLibrary.Complaint],
    in headers: [HeaderText],
    fallback: SourceRange
  ) -> [Diagnostic] {
    complaints.map { complaint in
      let header = headers.first { $0.path == complaint.file }
      let line = complaint.file.isEmpty ? "" : " (\(complaint.file):\(complaint.line))"
      return Diagnostic(
        CRules.compilerError,
        "libclang does not accept the header: \(complaint.message)\(line)",
        at: header?.origin(ofLine: complaint.line) ?? fallback
      )
    }
  }
}
