import FioriGenModel

/// What writing did to the output folder. Paths include the output folder, as the user gave it.
public struct OutputReport: Hashable, Sendable {
  /// The files that are new or have new contents.
  public var written: [String] = []
  /// The files that were right already and keep their time stamps.
  public var unchanged: [String] = []
  /// The files of specs that no longer exist.
  public var removed: [String] = []
  /// What went wrong; with an error in it, some files may still be old.
  public var diagnostics: [Diagnostic] = []
}

/// How an output folder differs from what would be written.
public struct OutputCheckReport: Hashable, Sendable {
  /// In what way a file is out of date.
  public enum Difference: String, Hashable, Sendable {
    /// It would be written, but is not there.
    case missing
    /// Its contents would change.
    case different
    /// It would be removed.
    case stale
  }

  /// A file that is out of date.
  public struct Entry: Hashable, Sendable {
    /// The path, with the output folder as the user gave it.
    public var path: String
    /// In what way it is out of date.
    public var difference: Difference
  }

  /// The files that are out of date, sorted by path.
  public var entries: [Entry] = []
  /// How many files are as they should be.
  public var unchangedCount = 0
  /// What went wrong.
  public var diagnostics: [Diagnostic] = []
}
