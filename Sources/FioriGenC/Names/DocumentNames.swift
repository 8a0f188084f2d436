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
  /// A style sheet that the library has read.
  static let theme = "theme"
  /// A colour in numbers.
  static let rgba = "rgba"
}
