/// The pieces that JSON Schemas are put together from.
enum JSONSchema {
  /// The version of the language, which every editor knows.
  static let dialect = "http://json-schema.org/draft-07/schema#"

  /// Anything.
  static let anything: JSONValue = [:]

  /// `true` or `false`.
  static let flag: JSONValue = ["type": "boolean"]

  /// A number.
  static let number: JSONValue = ["type": "number"]

  /// Text.
  static let string: JSONValue = ["type": "string"]

  /// A whole number that is not negative.
  static let count: JSONValue = ["type": "integer", "minimum": 0]

  /// Text that follows a pattern.
  ///
  /// - Parameter pattern: A regular expression for the whole text.
  /// - Returns: The schema.
  static func text(matching pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string(pattern)]
  }

  /// One of some words.
  ///
  /// - Parameter words: The words.
  /// - Returns: The schema.
  static func word(of words: [String]) -> JSONValue {
    ["enum": .strings(words)]
  }

  /// What a definition of the same document says.
  ///
  /// - Parameter name: The definition's name.
  /// - Returns: The schema.
  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/" + name)]
  }

  /// A list.
  ///
  /// - Parameter element: The schema of its elements.
  /// - Returns: The schema.
  static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  /// One value or a list of them.
  ///
  /// - Parameter element: The schema of the value.
  /// - Returns: The schema.
  static func oneOrMore(_ element: JSONValue) -> JSONValue {
    any(of: [element, list(of: element)])
  }

  /// A mapping from names to values of one kind.
  ///
  /// - Parameters:
  ///   - element: The schema of the values.
  ///   - names: A regular expression for the names; `nil` for any.
  /// - Returns: The schema.
  static func mapping(to element: JSONValue, names: String? = nil) -> JSONValue {
    var members: [JSONMember] = [JSONMember(key: "type", value: "object")]
    if let names {
      members.append(JSONMember(key: "propertyNames", value: ["pattern": .string(names)]))
    }
    members.append(JSONMember(key: "additionalProperties", value: element))
    return .object(members)
  }

  /// What fits at least one of several schemas.
  ///
  /// - Parameter schemas: The schemas.
  /// - Returns: The schema.
  static func any(of schemas: [JSONValue]) -> JSONValue {
    ["anyOf": .array(schemas)]
  }

  /// A schema that holds for mappings with a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - schema: The schema.
  /// - Returns: A condition, for `allOf`.
  static func when(has key: String, then schema: JSONValue) -> JSONValue {
    ["if": ["required": [.string(key)]], "then": schema]
  }
}
