/// Pieces of JSON text.
enum JSONText {
  /// A text in quotation marks, with whatever could break a line or disguise itself escaped.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text as JSON spells it.
  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where isInvisible(scalar): quoted += escaped(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number as JSON spells it; `NaN` and `Infinity` where JSON has no spelling.
  ///
  /// - Parameter number: The number.
  /// - Returns: The shortest spelling that gives exactly the number again.
  static func number(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A value for people to read: like JSON, in one line, with every field.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text.
  static func describing(_ value: some Encodable) -> String {
    let encoder = JSONValueEncoder(form: .explicit, allowsNonFinite: true)
    return (try? encoder.encode(value).text()) ?? "\(value)"
  }

  /// Whether a byte is ASCII that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a scalar does not show, or changes how its neighbours show.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }

  /// A scalar by its number, as one or two UTF-16 units.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
