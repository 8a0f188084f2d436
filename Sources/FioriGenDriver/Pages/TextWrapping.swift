/// Breaks text into lines for a terminal.
enum TextWrapping {
  /// Breaks text at its spaces.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks count as spaces, other control characters become visible.
  ///   - width: The most columns of a line; only a longer word exceeds it.
  /// - Returns: The lines; none for a text without words.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let shown = VisibleText.escape(String(word))
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
