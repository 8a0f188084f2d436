/// Classes of ASCII bytes.
enum ASCII {
  /// Whether a byte is a letter, a digit or `_`.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether a byte is a letter.
  static func isLetter(_ byte: UInt8) -> Bool {
    isUppercase(byte) || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
  }

  /// Whether a byte is a capital letter.
  static func isUppercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
