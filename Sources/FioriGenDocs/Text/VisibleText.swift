import FioriText

/// Shows what would otherwise be invisible and could mislead a reader.
enum VisibleText {
  /// A scalar as it is, or its code point where it is invisible.
  ///
  /// - Parameter scalar: Any scalar.
  /// - Returns: The scalar, or `U+` with its number in hexadecimal.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    VisibleScalar.isHarmless(scalar)
      ? String(Character(scalar)) : "U+" + VisibleScalar.hexadecimal(scalar, digits: 4)
  }

  /// Lines of code with every invisible scalar but the ends of lines shown.
  ///
  /// - Parameter code: The code.
  /// - Returns: The code; a tab becomes two spaces.
  static func lines(_ code: String) -> String {
    var result = ""
    for scalar in code.unicodeScalars {
      switch scalar {
      case "\n": result += "\n"
      case "\t": result += "  "
      default: result += visible(scalar)
      }
    }
    return result
  }
}
