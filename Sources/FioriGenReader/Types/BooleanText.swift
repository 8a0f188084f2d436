/// Spellings of true and false that YAML 1.1 knows, but specs do not.
enum BooleanText {
  /// What someone meant by a wrong spelling.
  ///
  /// - Parameter text: The text.
  /// - Returns: `true` or `false` as specs write them; `nil` for anything else.
  static func meant(by text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": "true"
    case "no", "off", "n", "false", "0": "false"
    default: nil
    }
  }
}
