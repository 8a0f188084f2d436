/// Makes characters visible that would deceive the reader of a terminal: control characters, which
/// move the cursor, and the ones that change the direction of text.
public enum VisibleText {
  /// Whether a character must not reach a terminal as it is.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is a control, line break, direction or invisible format character.
  static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0..<0x20, 0x7F...0x9F: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// The visible form of a character, such as `<U+202E>`.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The form in angle brackets.
  static func form(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// A text in one line that no character can disturb.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with visible forms in the place of deceptive characters.
  public static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isDeceptive(scalar) {
        visible += form(of: scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
