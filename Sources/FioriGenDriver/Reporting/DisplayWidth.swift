/// How many columns of a terminal characters take.
enum DisplayWidth {
  /// The columns of one character.
  ///
  /// - Parameter scalar: The character; not a tab or a control character.
  /// - Returns: 0 for marks that join the character before, 2 for wide ones, else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // Joiners and variation selectors shape their neighbours and take no room.
    if scalar.value == 0x200C || scalar.value == 0x200D { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The columns of a text.
  ///
  /// - Parameter text: A text without tabs and control characters.
  /// - Returns: The sum over its characters.
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The ranges that Unicode calls wide or full width, without the small gaps in them.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x2705...0x2705,
    0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2755, 0x2795...0x2797,
    0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
    0x1F200...0x1F265, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
