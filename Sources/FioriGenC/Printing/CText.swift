/// Makes texts of specs harmless in C: none can leave its comment or literal.
enum CText {
  // MARK: Comments

  /// A text as one line of a block comment.
  ///
  /// Line breaks become spaces and invisible characters become their code in words. What ends or
  /// opens a comment is taken apart by a space, and so are trigraphs. Doxygen's command
  /// characters are escaped; a backslash becomes its entity, so that no line can end with one.
  ///
  /// - Parameter text: A text of a spec.
  /// - Returns: A text without line breaks that ends no comment.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy(isHarmless) { return text }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in visible(text).unicodeScalars {
      switch (previous, scalar) {
      case ("*", "/"), ("/", "*"), ("?", "?"): result += " "
      default: break
      }
      switch scalar {
      case "\\": result += "&#92;"
      case "@", "<", ">", "&": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Whether a byte means nothing anywhere in a comment; nearly all texts have only such bytes.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "\\"): false
    case UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
    default: (0x20...0x7E).contains(byte)
    }
  }

  /// A text without line breaks and without characters that are not seen as what they are.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        if !result.hasSuffix(" ") { result += " " }
      } else if isInvisible(scalar) {
        result += "U+" + padded(String(scalar.value, radix: 16, uppercase: true), to: 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character separates words or lines.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85
    }
  }

  /// Whether a character has no shape of its own: controls, marks of direction, unassigned.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  // MARK: Literals

  /// A text as a literal that stands for exactly its bytes of UTF-8.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal with its quotes, in plain ASCII.
  static func literal(_ text: String) -> String {
    var result = "\""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "?"):
        result += "\\\(Unicode.Scalar(byte))"
      case 0x20...0x7E: result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "\\" + padded(String(byte, radix: 8), to: 3)
      }
    }
    return result + "\""
  }

  /// A message as a literal for an attribute, where C++26 allows no numbered escapes.
  ///
  /// - Parameter text: The message.
  /// - Returns: The literal with its quotes, in plain ASCII and without line breaks.
  static func message(_ text: String) -> String {
    var result = "\""
    for scalar in visible(text).unicodeScalars {
      switch scalar {
      case "\"", "\\", "?": result += "\\\(scalar)"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result +=
          scalar.value > 0xFFFF ? "\\U" + padded(digits, to: 8) : "\\u" + padded(digits, to: 4)
      }
    }
    return result + "\""
  }

  /// The message that compilers show for a literal of ``message(_:)``.
  static func shownMessage(_ text: String) -> String { visible(text) }

  /// Digits with zeros before them.
  private static func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
