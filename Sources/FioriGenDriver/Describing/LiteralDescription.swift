import FioriGenModel

/// Describes values in their natural JSON types.
enum LiteralDescription {
  /// A default or the value of a condition.
  ///
  /// - Parameter literal: The value; `nil` where none is stated.
  /// - Returns: Numbers, texts and truth values as such, sizes and insets as objects, a case of an
  ///   enumeration as its name.
  static func value(of literal: ValueLiteral?) -> JSONValue {
    switch literal {
    case nil, .null?: nil
    case .bool(let value)?: .bool(value)
    case .integer(let value)?: .integer(value)
    case .number(let value)?: .number(value)
    case .string(let value)?: .string(value)
    case .enumerationCase(let name)?: .string(name)
    case .size(let width, let height)?: ["width": .number(width), "height": .number(height)]
    case .insets(let top, let leading, let bottom, let trailing)?:
      [
        "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
        "trailing": .number(trailing),
      ]
    case .array(let elements)?: .array(elements.map { value(of: $0) })
    case .fields(let fields)?:
      .object(fields.map { JSONMember(key: $0.name, value: value(of: $0.value)) })
    }
  }
}
