/// How much a finding about a style sheet matters.
public enum StyleSeverity: String, Hashable, Sendable, CaseIterable {
  /// Some reader rejects the sheet, or the statement has no effect.
  case error
  /// Something is probably not meant.
  case warning
  /// Worth knowing.
  case note
}
