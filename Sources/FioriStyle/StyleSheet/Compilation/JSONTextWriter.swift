/// Writes JSON text, indented by two blanks.
struct JSONTextWriter {
  /// The text so far.
  private(set) var text = ""

  /// How many objects and arrays are open.
  private var depth = 0

  /// Whether the open object or array has no member yet.
  private var isEmpty = true

  /// Whether a key was written whose value follows.
  private var isAfterKey = false

  /// Writes an object.
  mutating func object(_ members: (inout JSONTextWriter) -> Void) {
    nest("{", "}", members)
  }

  /// Writes an array, one element per line.
  mutating func array<Element>(
    _ elements: [Element],
    _ write: (inout JSONTextWriter, Element) -> Void
  ) {
    nest("[", "]") { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Writes a key; its value must follow.
  mutating func key(_ name: String) {
    beginMember()
    text += Self.quoted(name) + ": "
    isAfterKey = true
  }

  /// Writes a text.
  mutating func string(_ value: String) { literal(Self.quoted(value)) }

  /// Writes a number.
  mutating func number(_ value: Double) { literal(StyleNumber.text(value) ?? "0") }

  /// Writes numbers as an array on one line.
  mutating func numbers(_ values: [Double]) {
    literal("[" + values.map { StyleNumber.text($0) ?? "0" }.joined(separator: ", ") + "]")
  }

  /// Writes a value as it is.
  mutating func literal(_ value: String) {
    beginMember()
    text += value
  }

  /// Writes an object or array.
  private mutating func nest(
    _ open: String,
    _ close: String,
    _ members: (inout JSONTextWriter) -> Void
  ) {
    beginMember()
    text += open
    depth += 1
    isEmpty = true
    members(&self)
    depth -= 1
    if !isEmpty { text += "\n" + indentation }
    text += close
    isEmpty = false
  }

  /// Writes what stands before a member.
  private mutating func beginMember() {
    defer {
      isAfterKey = false
      isEmpty = false
    }
    if isAfterKey || depth == 0 { return }
    text += (isEmpty ? "\n" : ",\n") + indentation
  }

  /// The blanks at the beginning of a line.
  private var indentation: String { String(repeating: "  ", count: depth) }

  /// A text in quotation marks.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
