/// The version of the tool, for `--version` and for generated documents that name it.
public enum ToolVersion {
  /// The version, as in semantic versioning.
  public static let current = "0.1.0"
}
