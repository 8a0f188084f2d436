import FioriGenModel
import FioriGenReader

/// Recognises a run that would do again what the last one did, so that it need not.
///
/// The specs and the outputs are read and compared by their fingerprints, never by their time
/// stamps. A run with findings is never recognised, because it has to report them again, and checking
/// always does all its work: it is what tests rely on.
struct RunRepetition {
  /// The run.
  private let run: Generation

  /// Where records are kept.
  private let store: RunRecordStore

  /// The tool.
  private let tool: Fingerprint

  /// The most bytes of an output that are read; larger ones are made again.
  private static let largestOutput = 1 << 32

  /// Prepares the comparison.
  ///
  /// - Parameter run: The run; `nil` results when it keeps no records.
  init?(_ run: Generation) {
    guard let store = run.records, let tool = ToolIdentity.fingerprint else { return nil }
    self.run = run
    self.store = store
    self.tool = tool
  }

  // MARK: Before a run

  /// What the run would come to; `nil` when it has to be done. Then the record is gone, so that a run
  /// that is killed leaves none.
  ///
  /// - Parameter waiting: Called when another run has to leave the output folder first.
  /// - Returns: The outcome of a run that changes nothing.
  func outcome(waiting: () -> Void) -> Generation.Outcome<OutputReport>? {
    guard let output = FileSystem.absolutePath(of: run.output),
      let record = store.record(for: output)
    else { return nil }
    if record.run == fingerprint(of: output), record.inputs == currentInputs(),
      let outputs = currentOutputs(waiting: waiting), record.outputs == outputs.fingerprint
    {
      return Generation.Outcome(
        componentCount: record.componentCount,
        typeCount: record.typeCount,
        report: OutputReport(unchanged: outputs.paths),
        diagnostics: []
      )
    }
    store.forget(output)
    return nil
  }

  /// The fingerprint of the tool, of what it was told, and of the output folder.
  private func fingerprint(of output: String) -> Fingerprint {
    var fingerprint = tool
    fingerprint.add(output)
    fingerprint.add(run.layout == .flat ? "flat" : "folders")
    for kind in run.kinds { fingerprint.add(kind.rawValue) }
    fingerprint.add(run.llvmFolder ?? "")
    return fingerprint
  }

  /// The fingerprint of the specs as they are now; `nil` when one cannot be read.
  private func currentInputs() -> Fingerprint? {
    let fileLimit = SpecLimits.standard.maximumFileSize
    let found = SpecDiscovery.find(run.inputs.paths, limits: .standard, maximumFileSize: fileLimit)
    guard found.diagnostics.isEmpty, found.unreadable.isEmpty else { return nil }
    let contents = ParallelMap.map(found.files, jobs: run.jobs) { path -> Fingerprint? in
      guard let bytes = try? FileSystem.read(path, limit: fileLimit) else { return nil }
      return Self.fingerprint(of: bytes)
    }
    return Self.fingerprint(of: found.files, contents)
  }

  /// The outputs as they are now, with the list of owned files; `nil` when one cannot be read.
  private func currentOutputs(waiting: () -> Void)
    -> (fingerprint: Fingerprint, paths: [String])?
  {
    guard let root = try? OutputFolderOpening.forReading(run.output, waiting: waiting),
      let manifest = try? root.read(OutputManifest.fileName, limit: OutputManifest.maximumSize),
      let owned = try? OutputManifest(parsing: manifest).files
    else { return nil }
    var tree = OutputTree(root: root)
    let files = owned.filter { path in run.kinds.contains { $0.covers(path.text) } }
      .map { (path: $0, folder: try? tree.folder(of: $0, creating: false)) }
    let contents = ParallelMap.map(files, jobs: run.jobs) { file -> Fingerprint? in
      let bytes = try? file.folder?.read(file.path.name, limit: Self.largestOutput)
      return bytes.map(Self.fingerprint)
    }
    guard var fingerprint = Self.fingerprint(of: files.map(\.path.text), contents) else {
      return nil
    }
    fingerprint.add(manifest)
    return (fingerprint, files.map { root.path(of: $0.path.text) })
  }

  // MARK: After a run

  /// Keeps the record of a run that wrote everything without a finding.
  ///
  /// - Parameters:
  ///   - outcome: What the run came to.
  ///   - inputs: The fingerprint of the specs as it read them.
  ///   - outputs: The fingerprint of what it wrote.
  func keep(
    _ outcome: Generation.Outcome<OutputReport>,
    inputs: Fingerprint,
    outputs: Fingerprint
  ) {
    guard outcome.diagnostics.isEmpty, outcome.report != nil,
      let output = FileSystem.absolutePath(of: run.output)
    else { return }
    let record = RunRecord(
      run: fingerprint(of: output),
      inputs: inputs,
      outputs: outputs,
      componentCount: outcome.componentCount,
      typeCount: outcome.typeCount
    )
    store.keep(record, for: output)
  }

  /// The fingerprint of what a run wrote.
  ///
  /// - Parameters:
  ///   - plan: What it wrote.
  ///   - contents: The fingerprint of each file's contents.
  ///   - manifest: The list of owned files.
  /// - Returns: The fingerprint; `nil` when that of a file is missing.
  static func fingerprint(of plan: OutputPlan, _ contents: [Fingerprint], manifest: String)
    -> Fingerprint?
  {
    guard contents.count == plan.files.count else { return nil }
    var fingerprint = fingerprint(of: plan.files.map(\.path.text), contents)
    fingerprint?.add(manifest)
    return fingerprint
  }

  // MARK: Fingerprints

  /// The fingerprint of a file's contents.
  ///
  /// - Parameter bytes: The contents.
  /// - Returns: The fingerprint.
  static func fingerprint(of bytes: [UInt8]) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint
  }

  /// The fingerprint of files.
  ///
  /// - Parameters:
  ///   - paths: The files' paths.
  ///   - contents: The fingerprint of each file's contents.
  /// - Returns: The fingerprint; `nil` when that of a file is missing.
  static func fingerprint(of paths: [String], _ contents: [Fingerprint?]) -> Fingerprint? {
    var fingerprint = Fingerprint()
    for (path, content) in zip(paths, contents) {
      guard let content else { return nil }
      fingerprint.add(path)
      fingerprint.add(content.value)
    }
    return fingerprint
  }
}
