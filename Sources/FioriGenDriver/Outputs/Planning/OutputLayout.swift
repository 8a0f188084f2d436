/// Where the kinds of output go.
public enum OutputLayout: Hashable, Sendable {
  /// Each kind into its own folder.
  case folders
  /// All files directly into the output folder, as build tool plugins need it.
  case flat
}
