import FioriText

/// Words messages about names that do not exist.
enum UnknownName {
  /// The most names that a message lists.
  private static let mostListed = 40

  /// The longest list that is worth reading after the right name was suggested.
  private static let mostBesideSuggestion = 8

  /// A message that names what would have been right.
  ///
  /// - Parameters:
  ///   - kind: What the name is, such as `key`.
  ///   - name: The name as written.
  ///   - known: The names that there are.
  ///   - other: Further names that are accepted, but not worth listing.
  /// - Returns: The message.
  static func message(
    kind: String,
    _ name: String,
    known: [String],
    other: [String] = []
  ) -> String {
    var message = "unknown \(kind) \(JSONText.quoted(name))"
    if let nearest = NearestName.suggestion(for: name, among: known + other) {
      message += "; did you mean \(JSONText.quoted(nearest))?"
      if known.count > mostBesideSuggestion { return message }
    }
    if known.isEmpty { return message + " (there are none)" }
    return message + " (known: \(known.prefix(mostListed).joined(separator: ", "))"
      + (known.count > mostListed ? ", …)" : ")")
  }

  /// Names as a list in quotation marks.
  ///
  /// - Parameter names: The names.
  /// - Returns: Such as `"a" and "b"`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map(JSONText.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
