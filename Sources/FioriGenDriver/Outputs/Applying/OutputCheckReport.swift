import FioriGenModel

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
