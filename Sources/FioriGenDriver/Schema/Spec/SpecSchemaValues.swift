import FioriGenModel

/// The values that keys of the spec language take.
enum SpecSchemaValues {
  /// Text. YAML takes plain words such as `3.0` for numbers; the reader takes them for text.
  static let text: JSONValue = ["type": ["string", "number", "boolean"]]

  /// One text or several.
  static let texts = JSONSchema.oneOrMore(text)

  /// A name.
  static let name = JSONSchema.text(matching: "^[A-Za-z_][A-Za-z0-9_]*$")

  /// The pattern of dotted names.
  static let dottedNames = "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"

  /// The pattern of plain names.
  static let plainNames = "^[A-Za-z_][A-Za-z0-9_]*$"

  /// A word in lower case, as names in C begin with.
  static let lowerCaseWord = JSONSchema.text(matching: "^[a-z][a-z0-9]*(_[a-z0-9]+)*$")

  /// The name of a type.
  static let typeName = JSONSchema.text(matching: dottedNames)

  /// A method with one parameter.
  static let methodName = JSONSchema.text(
    matching: "^[A-Za-z_][A-Za-z0-9_]*\\([A-Za-z_][A-Za-z0-9_]*:\\)$"
  )

  /// Names of types.
  static let typeNames = JSONSchema.oneOrMore(typeName)

  /// Names of members.
  static let names = JSONSchema.oneOrMore(text)

  /// A type as Swift writes it.
  static let type = JSONSchema.string

  /// Two numbers with dots between them.
  static let range = JSONSchema.text(matching: "^[-+0-9.eE_]+\\.\\.\\.[-+0-9.eE_]+$")

  /// A width and a height in points.
  static let size = JSONSchema.text(matching: "^[0-9.]+x[0-9.]+$")

  /// How a member may be used.
  static let access = JSONSchema.word(of: Access.allCases.map(\.rawValue))

  /// A mapping from names to what a shape says.
  ///
  /// - Parameters:
  ///   - shape: The shape's name.
  ///   - isDotted: Whether the names may be paths.
  ///   - mayBeEmpty: Whether a name may stand without a value.
  /// - Returns: The schema.
  static func members(_ shape: String, isDotted: Bool = false, mayBeEmpty: Bool = false)
    -> JSONValue
  {
    let reference = JSONSchema.reference(shape)
    return JSONSchema.mapping(
      to: mayBeEmpty ? JSONSchema.any(of: [["type": "null"], reference]) : reference,
      names: isDotted ? dottedNames : plainNames
    )
  }
}
