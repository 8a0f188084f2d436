import FioriText

/// Writes JSON for people: two spaces of indentation, one member a line, short lists in one line.
struct JSONWriter {
  /// The text so far.
  private var text = ""

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text, ending with a line break.
  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0)
    writer.text += "\n"
    return writer.text
  }

  /// Writes a value at a depth of nesting.
  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.numeral(value)
    case .string(let value): writeString(value)
    case .array(let elements):
      writeLines(elements, open: "[", close: "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeLines(members, open: "{", close: "}", depth: depth) { writer, member in
        writer.writeString(member.key)
        writer.text += ": "
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  /// Writes items between brackets, each on its own line.
  private mutating func writeLines<Item>(
    _ items: [Item],
    open: String,
    close: String,
    depth: Int,
    write: (inout JSONWriter, Item) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: depth + 1)
      write(&self, item)
    }
    if !items.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
  }

  /// A number the way JSON has it: whole ones without fraction.
  private static func numeral(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }

  /// Writes text in quotes. Everything that could deceive a reader's eye is written as an escape.
  private mutating func writeString(_ value: String) {
    text += "\""
    if value.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += value + "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if !VisibleScalar.isHarmless(scalar) {
          for unit in String(scalar).utf16 { text += "\\u" + Self.fourDigits(unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  /// Four hexadecimal digits.
  private static func fourDigits(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
