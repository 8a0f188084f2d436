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

  /// Writes an object whose last member is an object, too, which is too large to be built as a whole.
  ///
  /// - Parameters:
  ///   - members: The members before the last one.
  ///   - key: The key of the last member.
  ///   - lastMembers: The members of the last member; each is asked for when it is written.
  /// - Returns: The text, ending with a line break.
  static func text(
    of members: [JSONMember],
    last key: String,
    _ lastMembers: some Sequence<JSONMember>
  ) -> String {
    var writer = JSONWriter()
    let items = members.map(Optional.some) + [nil]
    writer.writeLines(items, open: "{", close: "}", depth: 0) { writer, member in
      if let member {
        writer.write(member, depth: 1)
      } else {
        writer.writeKey(key)
        writer.writeLines(lastMembers, open: "{", close: "}", depth: 1) { writer, member in
          writer.write(member, depth: 2)
        }
      }
    }
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
        writer.write(member, depth: depth + 1)
      }
    }
  }

  /// Writes a member of an object at a depth of nesting.
  private mutating func write(_ member: JSONMember, depth: Int) {
    writeKey(member.key)
    write(member.value, depth: depth)
  }

  /// Writes a key with what stands between it and its value.
  private mutating func writeKey(_ key: String) {
    writeString(key)
    text += ": "
  }

  /// Writes items between brackets, each on its own line.
  private mutating func writeLines<Item>(
    _ items: some Sequence<Item>,
    open: String,
    close: String,
    depth: Int,
    write: (inout JSONWriter, Item) -> Void
  ) {
    text += open
    var isEmpty = true
    for item in items {
      text += isEmpty ? "\n" : ",\n"
      isEmpty = false
      text += String(repeating: "  ", count: depth + 1)
      write(&self, item)
    }
    if !isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
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
