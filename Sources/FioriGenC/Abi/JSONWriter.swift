/// Writes JSON with two spaces of indentation.
struct JSONWriter {
  /// The text so far.
  private(set) var result = ""

  /// The depth of the current object.
  private var depth = 0

  /// Whether the current object has a member.
  private var hasMember = false

  /// Writes the outermost object.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    braces(body)
    result += "\n"
  }

  /// Writes a member whose value is ready.
  mutating func member(_ key: String, _ value: String) {
    begin(key)
    result += value
  }

  /// Writes a member that is an object.
  mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    braces(body)
  }

  /// Writes a member that is an object with ready values, sorted by key.
  mutating func member(_ key: String, _ values: [String: String]) {
    member(key) { writer in
      for name in values.keys.sorted() { writer.member(name, values[name] ?? "null") }
    }
  }

  /// Writes a member that is a list with one element a line.
  mutating func member(_ key: String, lines: [String]) {
    begin(key)
    if lines.isEmpty {
      result += "[]"
      return
    }
    let space = String(repeating: "  ", count: depth + 1)
    result += "[\n" + lines.map { space + $0 }.joined(separator: ",\n") + "\n"
    result += String(repeating: "  ", count: depth) + "]"
  }

  /// A list on one line.
  static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// A text with quotes and escapes.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        for unit in Character(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  /// Writes a comma where one is due, the indentation and the key.
  private mutating func begin(_ key: String) {
    result += hasMember ? ",\n" : "\n"
    hasMember = true
    result += String(repeating: "  ", count: depth) + Self.text(key) + ": "
  }

  /// Writes an object.
  private mutating func braces(_ body: (inout JSONWriter) -> Void) {
    result += "{"
    let outer = hasMember
    hasMember = false
    depth += 1
    body(&self)
    depth -= 1
    if hasMember { result += "\n" + String(repeating: "  ", count: depth) }
    result += "}"
    hasMember = outer
  }
}
