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
  /// - Returns: Whether it is a word without a further `@`.
  public static func isVariableName(_ text: String) -> Bool {
    isToken(text) && !text.utf8.contains(UInt8(ascii: "@"))
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

  /// Whether a text is one token of the language.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        isLetter(byte) || isDigit(byte) || signs.contains(byte)
      }
  }

  /// The signs that stand in tokens besides letters and digits.
  private static let signs: [UInt8] = Array(#"#@-_\./"#.utf8)

  /// Whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte is an ASCII digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
