extension ComponentDescriptor {
  /// The descriptor as JSON text, for tools in other languages.
  ///
  /// - Parameter isPretty: Whether every element and member has a line of its own.
  /// - Returns: The text; keys are sorted, and what does not apply is left out.
  public func json(isPretty: Bool = false) -> String {
    jsonValue.text(isPretty: isPretty)
  }

  /// The descriptor as JSON.
  var jsonValue: JSONValue {
    .record(
      [
        "name": .string(name),
        "model": .string(modelName),
        "kind": .string(kind.rawValue),
        "summary": .string(summary),
        "properties": .array(properties.map(\.jsonValue)),
        "classPaths": .array(classPaths.map(\.jsonValue)),
        "operations": .array(operations.map(\.jsonValue)),
        "events": .array(events.map(\.jsonValue)),
      ],
      optional: ["deprecated": deprecated.map(JSONValue.string)]
    )
  }
}

extension PropertyDescriptor {
  /// The descriptor as JSON.
  var jsonValue: JSONValue {
    .record(
      ["name": .string(name), "type": .string(typeName), "required": .bool(isRequired)],
      optional: [
        "default": defaultJSON,
        "exclusiveRule": exclusiveRule.map(JSONValue.string),
        "formerNames": formerNames.isEmpty ? nil : .strings(formerNames),
        "aliases": aliases.isEmpty ? nil : .strings(aliases),
        "deprecated": deprecated.map(JSONValue.string),
      ]
    )
  }
}

extension ClassPathDescriptor {
  /// The descriptor as JSON.
  var jsonValue: JSONValue {
    .record(
      [
        "path": .string(path),
        "group": .string(groupName),
        "support": .string(support.rawValue),
        "attributes": .array(
          attributes.map { attribute in
            .object(["name": .string(attribute.name), "type": .string(attribute.typeName)])
          }
        ),
      ],
      optional: [
        "aliases": aliases.isEmpty ? nil : .strings(aliases),
        "deprecated": deprecated.map(JSONValue.string),
      ]
    )
  }
}

extension OperationDescriptor {
  /// The descriptor as JSON.
  var jsonValue: JSONValue {
    .object([
      "name": .string(name),
      "static": .bool(isStatic),
      "parameters": .array(parameters.map(\.jsonValue)),
    ])
  }
}

extension EventDescriptor {
  /// The descriptor as JSON.
  var jsonValue: JSONValue {
    .object(["name": .string(name), "payload": .strings(payload)])
  }
}

extension JSONValue {
  /// An array of texts.
  fileprivate static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// An object with members that are always there and members that may be missing.
  fileprivate static func record(
    _ members: [String: JSONValue],
    optional: [String: JSONValue?]
  ) -> JSONValue {
    .object(members.merging(optional.compactMapValues { $0 }) { first, _ in first })
  }
}
