import FioriGenModel

/// What writing did to the output folder. Paths include the output folder, as the user gave it.
public struct OutputReport: Hashable, Sendable {
  /// The files that are new or have new contents.
  public var written: [String] = []
  /// The files that were right already and keep their time stamps.
  public var unchanged: [String] = []
  /// The files of specs that no longer exist.
  public var removed: [String] = []
  /// The list of owned files as it stands now; `nil` when not everything was written.
  var manifest: String?
  /// The fingerprints of all contents, in the order of the plan; empty when they were not asked for.
  var fingerprints: [Fingerprint] = []
  /// What went wrong; with an error in it, some files may still be old.
  public var diagnostics: [Diagnostic] = []
}
