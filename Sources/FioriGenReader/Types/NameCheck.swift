/// The rules for names.
enum NameCheck {
  /// Whether bytes are a name: letters, digits and `_`, not beginning with a digit, and not only
  /// underscores.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, !ASCII.isDigit(first) else { return false }
    var hasLetterOrDigit = false
    for byte in bytes {
      guard ASCII.isNameByte(byte) else { return false }
      if byte != UInt8(ascii: "_") { hasLetterOrDigit = true }
    }
    return hasLetterOrDigit
  }

  /// Whether bytes are lower-case letters and digits, beginning with a letter, with single `_`
  /// between them.
  static func isLowerCaseWord(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, !ASCII.isDigit(first) else { return false }
    return bytes.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          }
      }
  }

  /// Whether bytes are names with dots between them.
  static func isDottedName(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { isName($0) }
  }

  /// Whether bytes are the name of a style sheet's attribute or selector: a name that may contain
  /// `-`.
  static func isStyleName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, ASCII.isLetter(first) || first == UInt8(ascii: "_") else {
      return false
    }
    return bytes.allSatisfy { ASCII.isNameByte($0) || $0 == UInt8(ascii: "-") }
  }
}
