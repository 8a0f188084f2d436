import FioriGenModel

/// Defaults in the form they have in payloads.
enum PayloadLiteral {
  /// A value as JSON.
  ///
  /// - Parameter literal: The value.
  /// - Returns: Its form in payloads.
  static func json(of literal: ValueLiteral) -> JSONValue {
    switch literal {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text), .enumerationCase(let text): .string(text)
    case .size(let width, let height):
      ["width": .number(width), "height": .number(height)]
    case .insets(let top, let leading, let bottom, let trailing):
      [
        "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
        "trailing": .number(trailing),
      ]
    case .array(let elements): .array(elements.map(json))
    case .fields(let fields):
      .object(fields.map { JSONMember(key: $0.name, value: json(of: $0.value)) })
    }
  }
}
