/// A mapping of the spec language with its keys.
struct SpecSchemaShape: Sendable {
  /// A key of a mapping.
  struct Key: Sendable {
    /// The key.
    var name: String
    /// The schema of its value.
    var value: JSONValue
    /// What it says, in one sentence without a full stop; editors show it.
    var help: String
    /// Whether it must be there.
    var isRequired = false
  }

  /// The name of its definition.
  let name: String

  /// What it is, in one sentence without a full stop.
  let help: String

  /// Its keys.
  let keys: [Key]

  /// The schema of what may stand in its place; `nil` when nothing else may.
  var shortForm: JSONValue?

  /// The key that the document's kind and name stand under, where it is a document.
  var head: String?

  /// The shape as a definition.
  var schema: JSONValue {
    let properties = keys.map { key in
      JSONMember(
        key: key.name,
        value: Self.described(key.value, as: key.help)
      )
    }
    let required = keys.filter(\.isRequired).map(\.name)
    var members = [
      JSONMember(key: "description", value: .string(help + ".")),
      JSONMember(key: "type", value: "object"),
      JSONMember(key: "properties", value: .object(properties)),
      JSONMember(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty { members.append(JSONMember(key: "required", value: .strings(required))) }
    guard let shortForm else { return .object(members) }
    return JSONSchema.any(of: [shortForm, .object(members)])
  }

  /// A schema with a description. A reference must stand alone in this dialect.
  private static func described(_ schema: JSONValue, as help: String) -> JSONValue {
    let description = JSONMember(key: "description", value: .string(help + "."))
    guard case .object(let members) = schema, schema["$ref"] == nil else {
      return .object([description, JSONMember(key: "allOf", value: [schema])])
    }
    return .object([description] + members)
  }
}
