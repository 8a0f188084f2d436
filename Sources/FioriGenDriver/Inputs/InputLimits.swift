/// How much input one run accepts, so that no folder can exhaust the machine.
public struct InputLimits: Hashable, Sendable {
  /// The most spec files.
  public var files: Int

  /// The most folders that are looked through for them.
  public var folders: Int

  /// The most bytes of all spec files together.
  public var totalBytes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - files: The most spec files.
  ///   - folders: The most folders that are looked through for them.
  ///   - totalBytes: The most bytes of all spec files together.
  public init(files: Int, folders: Int, totalBytes: Int) {
    self.files = files
    self.folders = folders
    self.totalBytes = totalBytes
  }

  /// What the command line tool accepts.
  public static let standard = InputLimits(
    files: 20_000,
    folders: 20_000,
    totalBytes: 1_073_741_824
  )
}
