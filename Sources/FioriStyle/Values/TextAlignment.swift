/// How lines of text are aligned; the raw values are the words of the style sheets.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges.
  case justified
  /// As the script of the text demands.
  case natural
}
