/// Small pieces of messages.
enum Wording {
  /// Names in a row: `'a', 'b' and 'c'`; long rows are cut.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - conjunction: The word before the last one.
  /// - Returns: The row.
  static func list(_ names: [String], _ conjunction: String = "and") -> String {
    let longest = 12
    let shown = names.prefix(longest).map { quoted($0) }
    if names.count > longest { return shown.joined(separator: ", ") + ", …" }
    guard shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + shown[shown.count - 1]
  }
}
