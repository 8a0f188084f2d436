/// How the letters of a text are changed; the raw values are the words of the style sheets.
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// The first letter of each word becomes a capital.
  case capitalize
  /// All become capitals.
  case uppercase
  /// All become small letters.
  case lowercase
}
