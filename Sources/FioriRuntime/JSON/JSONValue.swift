/// A value of JSON.
indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number by its spelling, so that none loses digits.
  case number(String)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by key.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The value as text; keys are sorted by their bytes, slashes are not escaped.
  ///
  /// - Parameter isPretty: Whether every element and member has a line of its own.
  /// - Returns: The text, without a line break at its end.
  func text(isPretty: Bool = false) -> String {
    var text = ""
    write(to: &text, lineBreak: isPretty ? "\n" : nil)
    return text
  }

  /// Writes the value.
  ///
  /// - Parameters:
  ///   - text: Takes the text.
  ///   - lineBreak: The line break and the indentation of the current line; `nil` for one line.
  private func write(to text: inout String, lineBreak: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let value): text += JSONText.quoted(value)
    case .array(let elements):
      Self.writeList(elements, "[", "]", to: &text, lineBreak) { element, text, lineBreak in
        element.write(to: &text, lineBreak: lineBreak)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.writeList(sorted, "{", "}", to: &text, lineBreak) { member, text, lineBreak in
        text += JSONText.quoted(member.key) + (lineBreak == nil ? ":" : ": ")
        member.value.write(to: &text, lineBreak: lineBreak)
      }
    }
  }

  /// Writes what stands between two brackets.
  private static func writeList<Item>(
    _ items: [Item],
    _ open: String,
    _ close: String,
    to text: inout String,
    _ lineBreak: String?,
    _ writeItem: (Item, inout String, String?) -> Void
  ) {
    text += open
    let inner = lineBreak.map { $0 + "  " }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += inner ?? ""
      writeItem(item, &text, inner)
    }
    if !items.isEmpty { text += lineBreak ?? "" }
    text += close
  }
}
