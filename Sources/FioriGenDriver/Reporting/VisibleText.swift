import FioriText

/// Makes characters visible that would deceive the reader of a terminal: control characters, which
/// move the cursor, and the ones that change the direction of text.
public enum VisibleText {
  /// The visible form of a character, such as `<U+202E>`.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The form in angle brackets.
  static func form(of scalar: Unicode.Scalar) -> String {
    "<U+" + VisibleScalar.hexadecimal(scalar, digits: 4) + ">"
  }

  /// A text in one line that no character can disturb.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with visible forms in the place of deceptive characters.
  public static func escape(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(VisibleScalar.isHarmless) { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if VisibleScalar.isHarmless(scalar) {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += form(of: scalar)
      }
    }
    return visible
  }
}
