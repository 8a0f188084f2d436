/// Text from a sheet made fit for a message.
enum PlainText {
  /// A text on one line, without control characters and without characters that turn the reading
  /// direction, and not longer than a limit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The largest number of Unicode scalars; an ellipsis stands for the rest.
  /// - Returns: The text to show.
  static func shortened(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return shown + "…" }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
