/// A JSON value whose objects keep the order in which their keys were given.
///
/// Foundation's encoder cannot keep an order, and loading Foundation costs more time than a whole
/// run of this tool.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A finite number.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys with values, in order.
  case object([JSONMember])

  /// Text, or `null`.
  ///
  /// - Parameter text: The text; `nil` gives `null`.
  /// - Returns: The value.
  static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A list of texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The list.
  static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; `nil` when this is no object or lacks the key.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key of an object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value.
  public var value: JSONValue

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// Values written as Swift literals.
extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral
{
  /// An object with its keys in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember(key: $0.0, value: $0.1) })
  }

  /// A list.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .integer(value)
  }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// `null`.
  public init(nilLiteral: ()) {
    self = .null
  }
}
