/// What style sheets can hold as a single word.
///
/// Words are all that a sheet is made of: whatever text reaches a sheet is checked here first, so
/// that no value can end its declaration or begin a comment.
public enum StyleWord {
  /// Whether a text is a value: letters, digits and `# @ - _ \ . /`, not beginning with `@`.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether a sheet can hold it; a word with `@` in front would be a variable.
  public static func isValue(_ text: String) -> Bool {
    text.utf8.first != UInt8(ascii: "@") && isToken(text)
  }

  /// Whether a text can follow the `@` of a variable.
  ///
  /// - Parameter text: The text, without `@`.
  /// - Returns: Whether it is a word that begins with no further `@`, and not `media`: `@media` begins a
  ///   block, whatever the case of its letters.
  public static func isVariableName(_ text: String) -> Bool {
    isValue(text) && (text.utf8.count != 5 || text.lowercased() != "media")
  }

  /// Whether a text is the value of a declaration: one variable, or words with blanks, commas and
  /// matching parentheses between them, in which no variable stands.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether a sheet can hold it.
  public static func isWholeValue(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "@") { return isVariableName(String(text.dropFirst())) }
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return false }
    }
    let parts = text.split { " ,()".contains($0) }
    return depth == 0 && !parts.isEmpty && parts.allSatisfy { isValue(String($0)) }
  }

  /// Whether a text is a selector: words with single colons between them, such as `Label` or `A:B`.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether a sheet can hold it.
  public static func isSelector(_ text: String) -> Bool {
    text.utf8.first != UInt8(ascii: "@")
      && text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .allSatisfy { isToken(String(Substring($0))) }
  }

  /// Whether a text is a name: letters, digits, `_` and `-`, not beginning with a digit.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it can name a colour.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
  }

  /// Whether a text is one token of the language; `//` would begin a comment within it.
  private static func isToken(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      guard ByteClass.isWordByte(byte) else { return false }
      if byte == UInt8(ascii: "/"), previous == byte { return false }
      previous = byte
    }
    return previous != 0
  }

  /// Whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte is an ASCII digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
