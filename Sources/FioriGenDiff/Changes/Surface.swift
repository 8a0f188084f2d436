/// What users of a catalogue depend on; a change can break one and leave the others whole.
public enum Surface: String, Hashable, Sendable, CaseIterable {
  /// Source code in Swift that uses the models.
  case swift = "Swift"
  /// JSON that is sent between an older and a newer version.
  case json = "JSON"
  /// Style sheets.
  case theme
  /// Programs in C that were compiled against the headers.
  case c = "C"
}
