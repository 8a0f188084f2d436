/// Tells characters that show what they are from those that an editor, a terminal or a page does not
/// show, or that reorder what is shown.
///
/// Text of a spec is hostile until proven otherwise: a bidirectional control can make a line read
/// differently from what a compiler or a person takes it for.
package enum VisibleScalar {
  /// Whether a character may stand in output as it is.
  ///
  /// The joiners that emoji and several scripts need are allowed; every other control, format,
  /// separator, private or unassigned character is not.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it shows what it is.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    if joiners.contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default:
      return true
    }
  }

  /// The zero width non-joiner and joiner.
  private static let joiners: ClosedRange<UInt32> = 0x200C...0x200D

  /// A character's number in upper-case hexadecimal digits.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - digits: The least number of digits.
  /// - Returns: The digits, such as `202E`.
  package static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int = 1) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - number.count)) + number
  }

  /// Whether a character ends a line in some editor or tool.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is a line break of any kind.
  package static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
