/// The kinds of output that can be asked for with `--only`.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// Swift models, theming keys and the catalogue index.
  case swift
}
