import FioriGenModel

/// A planned file on its way from a temporary name to its own.
struct PendingFile: Sendable {
  /// What is to be written.
  let file: PlannedFile
  /// How it stands in the output folder.
  let state: OutputComparison.State
  /// The folder it goes to.
  let folder: OpenFolder
  /// The number of its temporary name.
  let number: Int

  /// The name it is written under first.
  var temporaryName: String { TemporaryName.make(number) }

  /// What became of a file before any takes its name.
  enum Result: Sendable {
    /// It was right already.
    case unchanged
    /// Its contents stand in the temporary file.
    case written
    /// The file that is there cannot be read.
    case unreadable(FileSystemError)
    /// The temporary file cannot be written.
    case unwritable(FileSystemError)
  }

  /// Makes the contents, compares them with what is there, and writes them to the temporary file where
  /// they differ. Nothing of them is kept.
  ///
  /// - Parameter isFingerprinting: Whether to tell the contents' fingerprint.
  /// - Returns: What became of the file, and the fingerprint.
  func write(fingerprinting isFingerprinting: Bool) -> (result: Result, fingerprint: Fingerprint?) {
    let contents = file.contents()
    guard isFingerprinting else { return (apply(contents), nil) }
    var fingerprint = Fingerprint()
    fingerprint.add(contents)
    return (apply(contents), fingerprint)
  }

  /// Compares and writes contents.
  private func apply(_ contents: String) -> Result {
    do throws(FileSystemError) {
      if try state.holds(contents, at: file.path) { return .unchanged }
    } catch {
      return .unreadable(error)
    }
    var permissions: UInt32?
    if case .present(_, let status) = state { permissions = UInt32(status.permissions) }
    do throws(FileSystemError) {
      try folder.writeNew(
        temporaryName,
        text: contents,
        permissions: permissions.map { mode in .init(mode) },
        synchronising: false
      )
      return .written
    } catch {
      // The user knows the file by the name it would have had.
      return .unwritable(
        FileSystemError(path: folder.path(of: file.path.name), cause: error.cause)
      )
    }
  }
}
