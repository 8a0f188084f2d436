import FioriGenModel

/// The forms that values of built-in types have in JSON; the run time reads and writes them.
enum PayloadValues {
  /// The schema of a type's values.
  ///
  /// - Parameter type: The type.
  /// - Returns: The schema.
  static func schema(of type: BuiltInType) -> JSONValue {
    switch type {
    case .string: JSONSchema.string
    case .bool: JSONSchema.flag
    case .int: ["type": "integer"]
    case .double, .float, .seconds: JSONSchema.number
    case .size: numbers(["width", "height"])
    case .edgeInsets: numbers(["top", "leading", "bottom", "trailing"])
    case .image: image
    case .color: JSONSchema.text(matching: colorPattern)
    case .cellAccessory:
      JSONSchema.word(of: [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
      ])
    case .controlState:
      JSONSchema.word(of: ["normal", "highlighted", "disabled", "selected", "focused"])
    }
  }

  /// The spellings of colours: hexadecimal, by components, a name, or a variable.
  static let colorPattern: String = {
    let component = " *0*(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9]) *"
    let alpha = #" *(0*1(\.0*)?|0+(\.[0-9]*)?|0*\.[0-9]+) *"#
    let components = "\(component),\(component),\(component)"
    let forms = [
      "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})",
      "[Rr][Gg][Bb]\\(\(components)\\)",
      "[Rr][Gg][Bb][Aa]\\(\(components),\(alpha)\\)",
      "[A-Za-z_-][A-Za-z0-9_-]*",
      #"@[A-Za-z0-9#_\\./-]+"#,
    ]
    return "^(" + forms.joined(separator: "|") + ")$"
  }()

  /// An object with some numbers, all of which must be there.
  private static func numbers(_ names: [String]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(names.map { JSONMember(key: $0, value: JSONSchema.number) }),
      "required": .strings(names),
      "additionalProperties": false,
    ]
  }

  /// An image: the name of an asset, or an object.
  private static let image = JSONSchema.any(of: [
    JSONSchema.string,
    [
      "type": "object",
      "properties": [
        "name": JSONSchema.string,
        "source": JSONSchema.word(of: ["asset", "symbol", "file", "url", "iconLibrary"]),
        "renderingMode": JSONSchema.any(of: [
          ["type": "null"],
          JSONSchema.word(of: ["automatic", "alwaysOriginal", "alwaysTemplate"]),
        ]),
      ],
      "required": ["name"],
      "additionalProperties": false,
    ],
  ])
}
