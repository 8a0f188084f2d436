import FioriGenModel

/// The JSON Schema of the models' JSON, for programs in other languages that send or check it.
///
/// What it refuses, strict decoding or validation refuses too. Rules about several properties are in
/// it as far as ``PayloadRules`` can say them; the others are named in comments.
///
/// ```
/// "FUITag": { "type": "object", "properties": { "title": { "type": "string" } }, … }
/// ```
public struct PayloadSchema {
  /// The name of its file.
  static let fileName = "payload.schema.json"

  /// What the models are made from.
  private let catalogue: Catalogue

  /// Writes the schema.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The text, ending with a line break.
  public static func text(of catalogue: Catalogue) -> String {
    let schema = PayloadSchema(catalogue: catalogue.includingUsedImports())
    let members = [
      JSONMember(key: "$schema", value: .string(JSONSchema.dialect)),
      JSONMember(key: "title", value: .string("Payloads of \(catalogue.settings.name)")),
      JSONMember(
        key: "$comment",
        value: "A component's payload is what its definition says: #/definitions/<name>."
      ),
    ]
    return JSONWriter.text(of: members, last: "definitions", schema.definitions)
  }

  /// A definition for each component and for each type that components share, sorted by name, each made
  /// when it is asked for.
  private var definitions: some Sequence<JSONMember> {
    var makers: [(name: String, schema: () -> JSONValue?)] = catalogue.components.map { component in
      (component.name, { schema(of: component) })
    }
    makers += catalogue.types.map { type in (type.name, { schema(of: type) }) }
    makers.sort { $0.name < $1.name }
    return makers.lazy.compactMap { name, schema in
      schema().map { JSONMember(key: name, value: $0) }
    }
  }

  /// The schema of a component.
  private func schema(of component: Component) -> JSONValue {
    object(
      ModelLayout(of: component),
      summary: component.summary,
      isDeprecated: component.deprecated != nil,
      rules: PayloadRules(of: component, in: catalogue)
    )
  }

  /// The schema of a type; `nil` for one without values.
  private func schema(of type: SharedType) -> JSONValue? {
    switch type.kind {
    case .enumeration(let cases):
      return [
        "description": .string(type.summary),
        "enum": .strings(cases.flatMap { [$0.name] + $0.aliases }),
      ]
    case .structure(let fields):
      return object(
        ModelLayout(fields: fields),
        summary: type.summary,
        isDeprecated: type.deprecated != nil
      )
    case .union(let cases): return union(cases, summary: type.summary)
    case .protocolType, .external: return nil
    }
  }

  /// The schema of a union: an object with the name of a case as its only key. Keys of other cases
  /// may stand there with null.
  private func union(_ cases: [UnionCase], summary: String) -> JSONValue {
    let choices = cases.map { chosen -> JSONValue in
      let properties = cases.map { other in
        let isChosen = other.name == chosen.name
        return JSONMember(
          key: other.name,
          value: isChosen ? value(other.portable) : ["type": "null"]
        )
      }
      return [
        "properties": .object(properties),
        "required": [.string(chosen.name)],
        "additionalProperties": false,
      ]
    }
    return ["description": .string(summary), "type": "object", "oneOf": .array(choices)]
  }

  /// The schema of an object with some fields.
  private func object(
    _ layout: ModelLayout,
    summary: String,
    isDeprecated: Bool,
    rules: PayloadRules? = nil
  ) -> JSONValue {
    var properties: [JSONMember] = []
    var required: [String] = []
    var choices: [JSONValue] = []
    for field in layout.fields {
      switch field {
      case .property(let property):
        properties.append(JSONMember(key: property.name, value: schema(of: property)))
        properties += aliases(of: property)
        if property.isRequired {
          if property.aliases.isEmpty {
            required.append(property.name)
          } else {
            choices.append(Self.anyKey(of: [property.name] + property.aliases))
          }
        }
        choices += Self.onlyOneKey(of: [property.name] + property.aliases)
      case .exclusive(let slot):
        for member in slot.members {
          properties.append(JSONMember(key: member.name, value: schema(of: member, inSlot: true)))
          properties += aliases(of: member, inSlot: true)
          choices += Self.onlyOneKey(of: [member.name] + member.aliases)
        }
        choices += Self.exclusions(among: slot.members.map { [$0.name] + $0.aliases })
      case .part(let part):
        properties.append(JSONMember(key: part.name, value: schema(of: part)))
      }
    }
    choices += rules?.schemas ?? []
    var members = [JSONMember(key: "description", value: .string(summary))]
    if let rules, !rules.missing.isEmpty {
      let comment = "Not checked here: " + rules.missing.joined(separator: ", ")
      members.append(JSONMember(key: "$comment", value: .string(comment)))
    }
    members += [
      JSONMember(key: "type", value: "object"),
      JSONMember(key: "properties", value: .object(properties)),
      JSONMember(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty { members.append(JSONMember(key: "required", value: .strings(required))) }
    if !choices.isEmpty { members.append(JSONMember(key: "allOf", value: .array(choices))) }
    if isDeprecated { members.append(JSONMember(key: "deprecated", value: true)) }
    return .object(members)
  }

  /// The other spellings of a property.
  private func aliases(of property: Property, inSlot: Bool = false) -> [JSONMember] {
    property.aliases.map { JSONMember(key: $0, value: schema(of: property, inSlot: inSlot)) }
  }

  /// For every two keys of different properties, that they have not both a value.
  ///
  /// - Parameter spellings: The keys of each property.
  /// - Returns: Schemas that forbid the pairs.
  private static func exclusions(among spellings: [[String]]) -> [JSONValue] {
    let isSet: JSONValue = ["not": ["type": "null"]]
    return pairs(of: spellings).flatMap { firsts, seconds in
      firsts.flatMap { first in
        seconds.map { second in
          [
            "not": [
              "required": .strings([first, second]),
              "properties": .object([
                JSONMember(key: first, value: isSet), JSONMember(key: second, value: isSet),
              ]),
            ]
          ]
        }
      }
    }
  }

  /// For every two spellings of one key, that they are not both there.
  private static func onlyOneKey(of spellings: [String]) -> [JSONValue] {
    pairs(of: spellings).map { ["not": ["required": .strings([$0, $1])]] }
  }

  /// That one of several spellings of a key is there.
  private static func anyKey(of spellings: [String]) -> JSONValue {
    JSONSchema.any(of: spellings.map { ["required": .strings([$0])] })
  }

  /// Every two elements of a list.
  private static func pairs<Element>(of elements: [Element]) -> [(Element, Element)] {
    elements.indices.flatMap { first in
      elements[(first + 1)...].map { (elements[first], $0) }
    }
  }

  /// The schema of a property. What has no default may be null, and so may what shares a slot.
  private func schema(of property: Property, inSlot: Bool = false) -> JSONValue {
    let portable = property.portable ?? .builtIn(.string)
    var schema = constrained(value(portable.unwrapped), property.constraints)
    var isOptional = inSlot || (property.defaultValue == nil && !property.isRequired)
    if case .optional = portable { isOptional = true }
    if isOptional { schema = JSONSchema.any(of: [["type": "null"], schema]) }
    var members = [JSONMember(key: "description", value: .string(property.summary))]
    if property.deprecated != nil { members.append(JSONMember(key: "deprecated", value: true)) }
    if let value = property.defaultValue {
      members.append(JSONMember(key: "default", value: PayloadLiteral.json(of: value)))
    }
    // A reference must stand alone in this dialect.
    return .object(members + [JSONMember(key: "allOf", value: [schema])])
  }

  /// A schema with the limits of a property.
  private func constrained(_ schema: JSONValue, _ constraints: Constraints) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    if let range = constraints.range {
      members.append(JSONMember(key: "minimum", value: .number(range.lowerBound)))
      members.append(JSONMember(key: "maximum", value: .number(range.upperBound)))
    }
    if let count = constraints.count {
      members.append(JSONMember(key: "maxItems", value: .integer(count)))
    }
    return .object(members)
  }

  /// The schema of the settable members of a view.
  private func schema(of field: PartField) -> JSONValue {
    switch field.content {
    case .model(let type, _): return value(type)
    case .members(let members):
      let properties = members.map { member in
        JSONMember(key: member.name, value: schema(of: member))
      }
      return [
        "description": .string(field.summary),
        "type": "object",
        "properties": .object(properties),
        "additionalProperties": false,
      ]
    }
  }

  /// The schema of a member of a view.
  private func schema(of member: PartField.Member) -> JSONValue {
    switch member {
    case .nested(let field): return schema(of: field)
    case .value(let part):
      let portable = part.portable ?? .builtIn(.string)
      let schema = constrained(value(portable.unwrapped), part.constraints)
      var isOptional = part.defaultValue == nil
      if case .optional = portable { isOptional = true }
      return isOptional ? JSONSchema.any(of: [["type": "null"], schema]) : schema
    }
  }

  /// The schema of the values of a type.
  private func value(_ type: PortableType) -> JSONValue {
    switch type {
    case .builtIn(let builtIn): PayloadValues.schema(of: builtIn)
    case .enumeration(let name), .structure(let name), .union(let name), .component(let name):
      JSONSchema.reference(name)
    case .array(let element): JSONSchema.list(of: value(element))
    case .optional(let wrapped): JSONSchema.any(of: [["type": "null"], value(wrapped)])
    }
  }
}
