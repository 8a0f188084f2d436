/// Turns the names of specs into the lower-case words that C names are made of.
enum SnakeCase {
  /// A name as lower-case words with `_` between them: `KPIView` gives `kpi_view`.
  ///
  /// The function is total: letters other than A to Z and digits separate words like `_` and `.`
  /// do, no two `_` follow each other (C++ reserves such names), and none begins or ends the
  /// result. A name without a letter or digit gives `unnamed`; one that begins with a digit is
  /// preceded by `n`.
  ///
  /// - Parameter name: A name of a spec.
  /// - Returns: A C identifier in lower case.
  static func convert(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      guard isWordPart(scalar) else {
        appendSeparator(to: &result)
        continue
      }
      if startsWord(at: index, in: scalars) { appendSeparator(to: &result) }
      result.unicodeScalars.append(scalar)
    }
    if result.hasSuffix("_") { result.removeLast() }
    guard let first = result.unicodeScalars.first else { return "unnamed" }
    if isDigit(first) { result = "n" + result }
    return result.lowercased()
  }

  /// Ends the current word, unless there is none.
  private static func appendSeparator(to result: inout String) {
    if !result.isEmpty && !result.hasSuffix("_") { result.append("_") }
  }

  /// Whether a capital begins a word: after a small letter or digit, or before a small letter.
  private static func startsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard isUpper(scalars[index]), index > 0 else { return false }
    let previous = scalars[index - 1]
    if isLower(previous) || isDigit(previous) { return true }
    guard isUpper(previous), index + 1 < scalars.count else { return false }
    return isLower(scalars[index + 1])
  }

  /// Whether a character can stand in a word.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    isUpper(scalar) || isLower(scalar) || isDigit(scalar)
  }

  /// Whether a character is a capital of the basic alphabet.
  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

  /// Whether a character is a small letter of the basic alphabet.
  private static func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  /// Whether a character is a digit.
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
