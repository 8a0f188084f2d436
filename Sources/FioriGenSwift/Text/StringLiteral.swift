import FioriText

/// Writes string literals that hold exactly the given text, whatever it contains.
package enum StringLiteral {
  /// The literal for a text.
  ///
  /// For `say "\(x)"` this gives `"say \"\\(x)\""`.
  ///
  /// - Parameter text: Any text.
  /// - Returns: A literal of one line, quotes included.
  package static func code(for text: String) -> String {
    if isPlain(text) { return "\"" + text + "\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      append(scalar, to: &literal)
    }
    return literal + "\""
  }

  /// Whether a text needs no escapes.
  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
      return false
    }
    return true
  }

  /// Appends one character in the form that a literal needs.
  private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      // A combining mark after the quote would melt into it for whoever reads the code.
      let wouldMelt =
        literal.utf8.count == 1 && scalar.properties.canonicalCombiningClass != .notReordered
      if VisibleScalar.isHarmless(scalar) && !wouldMelt {
        literal.unicodeScalars.append(scalar)
      } else {
        literal += "\\u{" + VisibleScalar.hexadecimal(scalar) + "}"
      }
    }
  }
}
