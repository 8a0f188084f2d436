/// The JSON Schema of the spec language, with which editors complete and check specs.
public enum SpecSchema {
  /// The name of its file.
  static let fileName = "spec.schema.json"

  /// The schema's text, ending with a line break.
  public static var text: String { JSONWriter.text(of: document) }

  /// Every shape with a definition of its own.
  static var shapes: [SpecSchemaShape] {
    SpecSchemaShapes.documents + SpecSchemaShapes.members + SpecSchemaShapes.rules
      + SpecSchemaShapes.theming
  }

  /// The schema.
  static var document: JSONValue {
    var definitions = shapes.map { JSONMember(key: $0.name, value: $0.schema) }
    definitions.append(JSONMember(key: "rule", value: choice(among: SpecSchemaShapes.rules)))
    definitions.sort { $0.key < $1.key }
    guard case .object(let root) = choice(among: SpecSchemaShapes.documents) else { return .null }
    return .object(
      [
        JSONMember(key: "$schema", value: .string(JSONSchema.dialect)),
        JSONMember(key: "title", value: "A spec of fiori-gen"),
      ] + root + [JSONMember(key: "definitions", value: .object(definitions))]
    )
  }

  /// A mapping that is one of several shapes, which the key at its head tells. Conditions make
  /// editors report what is wrong with that shape, instead of that none fits.
  private static func choice(among shapes: [SpecSchemaShape]) -> JSONValue {
    let heads = shapes.compactMap { shape in shape.head.map { (shape.name, $0) } }
    return [
      "type": "object",
      "anyOf": .array(heads.map { ["required": [.string($0.1)]] }),
      "allOf": .array(
        heads.map { JSONSchema.when(has: $0.1, then: JSONSchema.reference($0.0)) }
      ),
    ]
  }
}
