import FioriGenModel

/// Brings an output folder to a plan.
///
/// A kill at any moment leaves every file old or new, and the next run repairs the rest:
/// 1. The list of owned files grows by the new ones, so that nothing is ever there without being
///    owned: not a file, not a folder, not a temporary file in it.
/// 2. The contents are made, compared with what is there, and where they differ written to temporary
///    files beside their targets: one after the other on each thread, so that they are never all in
///    memory.
/// 3. The temporary files take the names of their targets.
/// 4. Stale files are removed, and the folders that they leave empty.
/// 5. The list shrinks to what is there, so that no stale file is forgotten.
///
/// Only the list is forced onto the disk. Generated contents are compared in every run: what a
/// power cut takes is written again, and waiting for the disk a thousand times would cost more
/// than everything else.
struct OutputWriter {
  /// What is to stand in the output folder.
  private let plan: OutputPlan

  /// The most threads to use.
  private let jobs: Int

  /// Whether the report tells the contents' fingerprints.
  private let isFingerprinting: Bool

  /// The output folder, locked.
  private var tree: OutputTree

  /// What was done so far.
  private var report = OutputReport()

  /// The number of temporary names used so far.
  private var temporaryCount = 0

  /// The list of owned files as it stands on disk.
  private var manifestText: String?

  /// Brings an output folder to a plan.
  ///
  /// - Parameters:
  ///   - plan: What is to stand in the output folder.
  ///   - path: The output folder's path; made when it is missing.
  ///   - jobs: The most threads to use.
  ///   - isFingerprinting: Whether the report tells the contents' fingerprints.
  ///   - waiting: Called when another run has to end first.
  /// - Returns: What was done, and what went wrong.
  static func write(
    _ plan: OutputPlan,
    into path: String,
    jobs: Int,
    isFingerprinting: Bool = false,
    waiting: () -> Void
  ) -> OutputReport {
    do throws(FileSystemError) {
      let root = try OutputFolderOpening.forWriting(path, waiting: waiting)
      var writer = OutputWriter(plan, jobs, isFingerprinting, OutputTree(root: root))
      writer.run()
      return writer.report
    } catch {
      let diagnostic = OutputError.diagnostic(for: error, attempt: "use the output folder")
      return OutputReport(diagnostics: [diagnostic])
    }
  }

  /// Starts a run.
  private init(_ plan: OutputPlan, _ jobs: Int, _ isFingerprinting: Bool, _ tree: OutputTree) {
    self.plan = plan
    self.jobs = jobs
    self.isFingerprinting = isFingerprinting
    self.tree = tree
  }

  /// Does all steps until one fails.
  private mutating func run() {
    let comparison = OutputComparison(plan, with: &tree)
    report.diagnostics = comparison.diagnostics
    guard !comparison.diagnostics.hasErrors else { return }
    manifestText = comparison.manifestText
    removeLeftovers(foreign: comparison.foreign)
    var pending: [PendingFile] = []
    let kept = plan.files.map(\.path) + comparison.foreign
    do throws(FileSystemError) {
      try updateManifest(kept + comparison.stale)
      try makeFolders(comparison)
      pending = try writeTemporaries(comparison)
      try rename(&pending)
      try removeStale(comparison.stale)
      if !comparison.stale.isEmpty { try updateManifest(kept) }
      report.manifest = manifestText
    } catch {
      report.diagnostics.append(OutputError.diagnostic(for: error, attempt: "write the file"))
      undo(pending, comparison)
    }
  }

  /// Takes back what a run began that cannot go on, as far as the system lets it. What it does not,
  /// the next run does.
  private mutating func undo(_ pending: [PendingFile], _ comparison: OutputComparison) {
    for file in pending { try? file.folder.remove(file.temporaryName) }
    guard report.written.isEmpty, report.removed.isEmpty else { return }
    for folder in Set(plan.files.map(\.path.folder)) { try? removeEmptyFolders(from: folder) }
    guard manifestText != comparison.manifestText else { return }
    if let text = comparison.manifestText {
      try? writeManifest(text)
    } else if !comparison.hasManifest {
      try? tree.root.remove(OutputManifest.fileName)
    }
  }

  /// Makes the folders of the files that are missing.
  private mutating func makeFolders(_ comparison: OutputComparison) throws(FileSystemError) {
    for (file, state) in zip(plan.files, comparison.states) {
      if case .missing = state { _ = try tree.folder(of: file.path, creating: true) }
    }
  }

  /// Makes all contents, and writes the new ones beside their targets.
  ///
  /// - Parameter comparison: How the files stand.
  /// - Returns: The temporary files, in the order of the plan.
  /// - Throws: What failed first, in the order of the plan; then there are no temporary files.
  private mutating func writeTemporaries(_ comparison: OutputComparison) throws(FileSystemError)
    -> [PendingFile]
  {
    var files: [PendingFile] = []
    files.reserveCapacity(plan.files.count)
    for (index, state) in comparison.states.enumerated() {
      guard let folder = try tree.folder(of: plan.files[index].path, creating: true) else {
        continue
      }
      files.append(
        PendingFile(file: plan.files[index], state: state, folder: folder, number: temporaryCount)
      )
      temporaryCount += 1
    }
    let isFingerprinting = isFingerprinting
    let outcomes = ParallelMap.map(files, jobs: jobs) { $0.write(fingerprinting: isFingerprinting) }
    var written: [PendingFile] = []
    for (file, outcome) in zip(files, outcomes) {
      switch outcome.result {
      case .unchanged: report.unchanged.append(tree.root.path(of: file.file.path.text))
      case .written: written.append(file)
      case .unreadable, .unwritable: break
      }
    }
    do throws(FileSystemError) {
      try checkFailures(among: outcomes.map(\.result))
    } catch {
      for file in written { try? file.folder.remove(file.temporaryName) }
      throw error
    }
    report.fingerprints = outcomes.compactMap(\.fingerprint)
    return written
  }

  /// Reports files that cannot be read, and throws the first failure.
  private mutating func checkFailures(among results: [PendingFile.Result]) throws(FileSystemError) {
    var unreadable: [FileSystemError] = []
    for case .unreadable(let error) in results where !unreadable.contains(error) {
      unreadable.append(error)
    }
    for error in unreadable.dropFirst() {
      report.diagnostics.append(OutputError.diagnostic(for: error, attempt: "write the file"))
    }
    if let first = unreadable.first { throw first }
    for case .unwritable(let error) in results { throw error }
  }

  /// Gives the temporary files their own names. The ones that are done leave the list.
  private mutating func rename(_ pending: inout [PendingFile]) throws(FileSystemError) {
    var done = 0
    defer { pending.removeFirst(done) }
    for item in pending {
      try item.folder.rename(item.temporaryName, to: item.file.path.name)
      report.written.append(tree.root.path(of: item.file.path.text))
      done += 1
    }
  }

  /// Removes the files of specs that no longer exist, and their folders where they are empty now.
  private mutating func removeStale(_ stale: [OutputPath]) throws(FileSystemError) {
    var emptied: Set<String> = []
    for path in stale {
      guard let folder = try tree.folder(of: path, creating: false) else { continue }
      // Also where the file is gone: a run may have been killed just before the folder went too.
      emptied.insert(path.folder)
      guard let status = try folder.status(of: path.name) else { continue }
      if try isPlanned(status.identity, like: path) { continue }
      try folder.remove(path.name)
      report.removed.append(tree.root.path(of: path.text))
    }
    // In one order, so that every run does the same.
    for folder in emptied.sorted(by: FileSystem.bytesPrecede) {
      try removeEmptyFolders(from: folder)
    }
  }

  /// Removes a folder and those above it as far as they are empty.
  private mutating func removeEmptyFolders(from folder: String) throws(FileSystemError) {
    var path = OutputPath(folder)
    while let current = path {
      try tree.folder(of: current, creating: false)?.removeFolderIfEmpty(current.name)
      path = OutputPath(current.folder)
    }
  }

  /// Whether a stale file is a planned one under another spelling, which happens on disks that do
  /// not tell capital letters from small ones.
  private mutating func isPlanned(_ identity: FileIdentity, like path: OutputPath)
    throws(FileSystemError) -> Bool
  {
    let spelling = path.text.lowercased()
    for file in plan.files where file.path.text.lowercased() == spelling {
      let folder = try tree.folder(of: file.path, creating: false)
      if try folder?.status(of: file.path.name)?.identity == identity { return true }
    }
    return false
  }

  /// Writes the list of owned files if it differs from what stands on disk.
  private mutating func updateManifest(_ files: [OutputPath]) throws(FileSystemError) {
    let text = OutputManifest(files: files).text
    if text != manifestText { try writeManifest(text) }
  }

  /// Writes the list of owned files.
  private mutating func writeManifest(_ text: String) throws(FileSystemError) {
    let name = nextTemporaryName()
    let place = tree.root.path(of: OutputManifest.fileName)
    do throws(FileSystemError) {
      try tree.root.writeNew(name, text: text, permissions: nil, synchronising: true)
    } catch {
      throw FileSystemError(path: place, cause: error.cause)
    }
    do throws(FileSystemError) {
      try tree.root.rename(name, to: OutputManifest.fileName)
    } catch {
      try? tree.root.remove(name)
      throw error
    }
    manifestText = text
  }

  /// A temporary name that this run has not used yet.
  private mutating func nextTemporaryName() -> String {
    defer { temporaryCount += 1 }
    return TemporaryName.make(temporaryCount)
  }

  /// Removes the temporary files that a killed run left behind, also one that made other kinds of
  /// output. No other run is writing: the folder is locked.
  ///
  /// - Parameter foreign: The owned files of other kinds. Those of this run's kinds are known.
  private mutating func removeLeftovers(foreign: [OutputPath]) {
    let usual = OutputKind.allCases.flatMap(\.folders).compactMap { OutputPath($0 + "/file") }
    for inside in usual + foreign {
      // A folder of another kind that cannot be opened is not this run's business.
      _ = try? tree.folder(of: inside, creating: false)
    }
    for folder in tree.opened {
      for name in (try? folder.list())?.names ?? [] where TemporaryName.matches(name) {
        if (try? folder.status(of: name))??.kind == .regularFile { try? folder.remove(name) }
      }
    }
  }
}
