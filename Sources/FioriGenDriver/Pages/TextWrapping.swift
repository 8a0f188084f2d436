/// Breaks text into lines for a terminal.
enum TextWrapping {
  /// The space at which no line is broken; it is shown like any other.
  static let noBreakSpace: Character = "\u{A0}"

  /// Breaks text at its spaces, apart from no-break spaces.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks count as spaces, other control characters become visible.
  ///   - width: The most columns of a line; only a longer word exceeds it.
  /// - Returns: The lines; none for a text without words.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: { $0.isWhitespace && $0 != noBreakSpace }) {
      let shown = word.split(separator: noBreakSpace, omittingEmptySubsequences: false)
        .map { VisibleText.escape(String($0)) }.joined(separator: " ")
      let length = DisplayWidth.of(shown)
      if used > 0 && used + 1 + length > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += 1
      }
      line += shown
      used += length
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
