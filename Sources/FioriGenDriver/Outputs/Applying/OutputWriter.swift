import FioriGenModel

/// Brings an output folder to a plan.
///
/// A kill at any moment leaves every file old or new, and the next run repairs the rest:
/// 1. The list of owned files grows by the new ones, so that nothing is ever there without being
///    owned: not a file, not a folder, not a temporary file in it.
/// 2. All new contents are written to temporary files beside their targets.
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
  ///   - waiting: Called when another run has to end first.
  /// - Returns: What was done, and what went wrong.
  static func write(
    _ plan: OutputPlan,
    into path: String,
    jobs: Int,
    waiting: () -> Void
  ) -> OutputReport {
    do throws(FileSystemError) {
      let root = try OutputFolderOpening.forWriting(path, waiting: waiting)
      var writer = OutputWriter(plan: plan, jobs: jobs, tree: OutputTree(root: root))
      writer.run()
      return writer.report
    } catch {
      let diagnostic = OutputError.diagnostic(for: error, attempt: "use the output folder")
      return OutputReport(diagnostics: [diagnostic])
    }
  }

  /// Starts a run.
  private init(plan: OutputPlan, jobs: Int, tree: OutputTree) {
    self.plan = plan
    self.jobs = jobs
    self.tree = tree
  }

  /// Does all steps until one fails.
  private mutating func run() {
    let comparison = OutputComparison(plan, with: &tree, jobs: jobs)
    report.diagnostics = comparison.diagnostics
    guard !comparison.diagnostics.hasErrors else { return }
    manifestText = comparison.manifestText
    removeLeftovers(foreign: comparison.foreign)
    var pending: [PendingFile] = []
    let kept = plan.files.map(\.path) + comparison.foreign
    do throws(FileSystemError) {
      try updateManifest(kept + comparison.stale)
      try prepare(comparison, into: &pending)
      try writeTemporaries(pending)
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

  /// A file on its way from a temporary name to its own.
  private struct PendingFile: Sendable {
    /// What is to be written.
    var file: PlannedFile
    /// The folder it goes to.
    var folder: OpenFolder
    /// The name it is written under first.
    var temporaryName: String
    /// Who may do what with the file that is replaced.
    var permissions: UInt32?
  }

  /// Chooses the files that have to be written, and makes their folders.
  private mutating func prepare(
    _ comparison: OutputComparison,
    into pending: inout [PendingFile]
  ) throws(FileSystemError) {
    for (file, state) in zip(plan.files, comparison.states) {
      var permissions: UInt32?
      switch state {
      case .same:
        report.unchanged.append(tree.root.path(of: file.path.text))
        continue
      case .different(let current): permissions = current
      case .missing, .failed: break
      }
      guard let folder = try tree.folder(of: file.path, creating: true) else { continue }
      pending.append(
        PendingFile(
          file: file,
          folder: folder,
          temporaryName: nextTemporaryName(),
          permissions: permissions
        )
      )
    }
  }

  /// Writes all new contents beside their targets.
  private func writeTemporaries(_ pending: [PendingFile]) throws(FileSystemError) {
    let failures = ParallelMap.map(pending, jobs: jobs) { item -> FileSystemError? in
      do throws(FileSystemError) {
        try item.folder.writeNew(
          item.temporaryName,
          text: item.file.contents,
          permissions: item.permissions.map { mode in .init(mode) },
          synchronising: false
        )
        return nil
      } catch {
        // The user knows the file by the name it would have had.
        return FileSystemError(path: item.folder.path(of: item.file.path.name), cause: error.cause)
      }
    }
    if let first = failures.lazy.compactMap({ $0 }).first { throw first }
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
