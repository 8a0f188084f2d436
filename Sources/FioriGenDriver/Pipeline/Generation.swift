import FioriGenC
import FioriGenModel

/// From spec files to an output folder.
public struct Generation: Sendable {
  /// The specs, and where those of imported catalogues are.
  public var inputs: SpecInputs
  /// The output folder.
  public var output: String
  /// The kinds of output to make.
  public var kinds: [OutputKind]
  /// Where the kinds go.
  public var layout: OutputLayout
  /// The most threads to use; the output does not depend on it.
  public var jobs: Int
  /// The LLVM folder with libclang's own headers; `nil` finds the one libclang was loaded from.
  public var llvmFolder: String?
  /// Where the record of the run is kept, by which the next one sees that it has nothing to do; `nil`
  /// for no record.
  public var records: RunRecordStore?
  /// Is told, on any thread, what the run does next.
  public var progress: @Sendable (GenerationStep) -> Void = { _ in }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - inputs: The specs, and where those of imported catalogues are.
  ///   - output: The output folder.
  ///   - kinds: The kinds of output to make.
  ///   - layout: Where the kinds go.
  ///   - jobs: The most threads to use.
  ///   - llvmFolder: The LLVM folder with libclang's own headers.
  ///   - records: Where the record of the run is kept.
  public init(
    inputs: SpecInputs,
    output: String,
    kinds: [OutputKind] = OutputKind.available,
    layout: OutputLayout = .folders,
    jobs: Int = 1,
    llvmFolder: String? = nil,
    records: RunRecordStore? = nil
  ) {
    self.inputs = inputs
    self.output = output
    self.kinds = kinds
    self.layout = layout
    self.jobs = jobs
    self.llvmFolder = llvmFolder
    self.records = records
  }

  /// What a run came to.
  public struct Outcome<Report: Sendable>: Sendable {
    /// How many components the specs have.
    public var componentCount = 0
    /// How many shared types the specs have.
    public var typeCount = 0
    /// What became of the output folder; `nil` when an earlier stage found an error, so that
    /// nothing was touched.
    public var report: Report?
    /// The findings of all stages that ran, sorted within each stage.
    public var diagnostics: [Diagnostic]
  }

  /// Reads, emits and writes; stops after the first stage that finds an error. Everything that can be
  /// wrong is found before the first file is written; contents are made while writing, so that they are
  /// never all in memory. Does nothing when specs and outputs are as the last run read and left them.
  ///
  /// - Parameter waiting: Called when another run has to leave the output folder first.
  /// - Returns: What was written.
  public func write(waiting: () -> Void = {}) -> Outcome<OutputReport> {
    let repetition = obstacles.isEmpty ? RunRepetition(self) : nil
    if let outcome = repetition?.outcome(waiting: waiting) { return outcome }
    var prints: (inputs: Fingerprint, outputs: Fingerprint)?
    let outcome = run { plan, inputs in
      let report = OutputWriter.write(
        plan,
        into: output,
        jobs: jobs,
        isFingerprinting: repetition != nil,
        waiting: waiting
      )
      if let inputs, let manifest = report.manifest {
        prints = RunRepetition.fingerprint(of: plan, report.fingerprints, manifest: manifest)
          .map { (inputs, $0) }
      }
      return (report, report.diagnostics)
    }
    if let prints { repetition?.keep(outcome, inputs: prints.inputs, outputs: prints.outputs) }
    return outcome
  }

  /// Reads, emits and compares with what is there. Writes nothing.
  ///
  /// - Parameter waiting: Called when another run has to leave the output folder first.
  /// - Returns: What is out of date.
  public func check(waiting: () -> Void = {}) -> Outcome<OutputCheckReport> {
    run { plan, _ in
      let report = OutputChecker.check(plan, in: output, jobs: jobs, waiting: waiting)
      return (report, report.diagnostics)
    }
  }

  /// Does the stages that writing and checking share, then the last one.
  private func run<Report>(
    _ finish: (OutputPlan, _ inputs: Fingerprint?) -> (report: Report, diagnostics: [Diagnostic])
  ) -> Outcome<Report> {
    let obstacles = obstacles
    guard obstacles.isEmpty else { return Outcome(diagnostics: obstacles) }
    let loaded = CatalogueLoader.load(inputs, jobs: jobs)
    guard let catalogue = loaded.catalogue else { return Outcome(diagnostics: loaded.diagnostics) }
    var outcome = Outcome<Report>(
      componentCount: catalogue.components.count,
      typeCount: catalogue.types.count,
      diagnostics: loaded.diagnostics
    )
    let results = ParallelMap.map(kinds, jobs: jobs) { kind in
      progress(.making(kind))
      defer { progress(.made(kind)) }
      return (kind: kind, result: kind.emit(catalogue, for: self))
    }
    outcome.diagnostics += results.flatMap(\.result.diagnostics).sortedForReport()
    guard !outcome.diagnostics.hasErrors else { return outcome }
    let (plan, diagnostics) = OutputPlan.make(
      results.map { ($0.kind, $0.result.files) },
      layout: layout
    )
    outcome.diagnostics += diagnostics.sortedForReport()
    guard let plan else { return outcome }
    progress(.finishing(fileCount: plan.files.count))
    let finished = finish(plan, loaded.inputs)
    outcome.report = finished.report
    outcome.diagnostics += finished.diagnostics.sortedForReport()
    return outcome
  }

  /// One finding for each kind that this build of the tool cannot make; known before anything is
  /// read.
  var obstacles: [Diagnostic] {
    kinds.compactMap { kind in
      kind.obstacle.map { reason in
        Diagnostic(CRules.noLibclang, reason, at: .beginning(of: folder(of: kind)))
      }
    }
  }

  /// The folder that the files of a kind go to.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The path.
  func folder(of kind: OutputKind) -> String {
    layout == .flat ? output : FileSystem.join(output, kind.folder)
  }
}
