/// The words that name the types and functions which every library has.
enum DocumentNames {
  /// What owns everything that the library makes.
  static let document = "document"
  /// What a function reports.
  static let status = "status"
  /// How much an issue matters.
  static let severity = "severity"
  /// A finding of the library.
  static let issue = "issue"
  /// How JSON is read.
  static let decoding = "decoding"
  /// How JSON is written.
  static let encoding = "encoding"
  /// What a style sheet says, as a table.
  static let theme = "theme"
  /// One attribute of a theme.
  static let themeEntry = "theme_entry"
  /// What the value of a theme's entry has beyond its text.
  static let themeValueKind = "theme_value_kind"
  /// A colour in numbers.
  static let rgba = "rgba"
}
