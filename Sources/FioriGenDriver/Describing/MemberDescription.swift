import FioriGenModel

/// Describes the members of components and types.
enum MemberDescription {
  /// A deprecation, or `null`.
  ///
  /// - Parameter deprecation: The deprecation.
  /// - Returns: The description.
  static func value(of deprecation: Deprecation?) -> JSONValue {
    guard let deprecation else { return nil }
    return [
      "message": .string(deprecation.message),
      "replacedBy": .optional(deprecation.replacedBy),
    ]
  }

  /// A view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The description.
  static func value(of view: AnatomyView) -> JSONValue {
    [
      "name": .string(view.name),
      "type": .string(view.type.description),
      "access": .optional(view.access?.rawValue),
      "inferred": .bool(view.isInferred),
      "inheritedFrom": .optional(view.inheritedFrom),
      "summary": .string(view.summary),
      "size": view.size.map { size in
        ["width": .number(size.width), "height": .number(size.height)]
      } ?? nil,
      "placement": value(of: view.placement),
      "compact": value(of: view.compact),
      "note": .optional(view.note),
    ]
  }

  /// How a view stands to others.
  private static func value(of relations: [ViewRelation]) -> JSONValue {
    .array(
      relations.map { relation in
        [
          "relation": .string(relation.kind.rawValue),
          "view": .string(relation.view),
          "distance": relation.distance.map(JSONValue.number) ?? nil,
        ]
      }
    )
  }

  /// How a view stands in compact width: the word `hidden`, or relations.
  private static func value(of compact: CompactPlacement?) -> JSONValue {
    switch compact {
    case .hidden: "hidden"
    case .placed(let relations): value(of: relations)
    case nil: nil
    }
  }

  /// A property, and after it one entry for each other spelling of its name.
  ///
  /// - Parameter property: The property.
  /// - Returns: The descriptions.
  static func values(of property: Property) -> [JSONValue] {
    [value(of: property)] + property.aliases.map { value(of: property, spelled: $0) }
  }

  /// A property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - alias: The spelling to describe it under; `nil` for its name.
  /// - Returns: The description.
  private static func value(of property: Property, spelled alias: String? = nil) -> JSONValue {
    [
      "name": .string(alias ?? property.name),
      "aliasOf": .optional(alias == nil ? nil : property.name),
      "type": .string(property.type.description),
      "access": .optional(property.access?.rawValue),
      "static": .bool(property.isStatic),
      "required": .bool(property.isRequired),
      "default": LiteralDescription.value(of: property.defaultValue),
      "inferred": .bool(property.isInferred),
      "inspectable": .bool(property.isInspectable),
      "inheritedFrom": .optional(property.inheritedFrom),
      "constraints": value(of: property.constraints),
      "summary": .string(property.summary),
      "discussion": .string(property.discussion),
      "shownBy": .optional(property.shownBy),
      "setBy": .optional(property.setBy),
      "setBefore": .strings(property.setBefore),
      "since": .optional(property.since),
      "deprecated": value(of: property.deprecated),
      "renamedFrom": .strings(property.renamedFrom),
      "aliases": .strings(property.aliases),
      "swiftName": .optional(property.swiftName),
      "note": .optional(property.note),
    ]
  }

  /// Limits and advice.
  private static func value(of constraints: Constraints) -> JSONValue {
    func range(_ range: ClosedRange<Double>?) -> JSONValue {
      guard let range else { return nil }
      return ["min": .number(range.lowerBound), "max": .number(range.upperBound)]
    }
    func count(_ count: Int?) -> JSONValue { count.map(JSONValue.integer) ?? nil }
    return [
      "range": range(constraints.range),
      "advised": range(constraints.advisedRange),
      "count": count(constraints.count),
      "advisedCount": count(constraints.advisedCount),
      "advisedLines": count(constraints.advisedLines),
    ]
  }

  /// A part.
  ///
  /// - Parameter part: The part.
  /// - Returns: The description.
  static func value(of part: Part) -> JSONValue {
    [
      "path": .string(part.path.joined(separator: ".")),
      "type": .string(part.type.description),
      "access": .optional(part.access?.rawValue),
      "default": LiteralDescription.value(of: part.defaultValue),
      "constraints": value(of: part.constraints),
      "inferred": .bool(part.isInferred),
      "inheritedFrom": .optional(part.inheritedFrom),
      "summary": .string(part.summary),
      "note": .optional(part.note),
    ]
  }

  /// An operation.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The description.
  static func value(of operation: Operation) -> JSONValue {
    [
      "name": .string(operation.name),
      "static": .bool(operation.isStatic),
      "parameters": .array(operation.parameters.map(value)),
      "result": .optional(operation.result?.description),
      "inferred": .bool(operation.isInferred),
      "inheritedFrom": .optional(operation.inheritedFrom),
      "summary": .string(operation.summary),
      "discussion": .string(operation.discussion),
      "note": .optional(operation.note),
    ]
  }

  /// A parameter of an operation.
  private static func value(of parameter: OperationParameter) -> JSONValue {
    [
      "name": .string(parameter.name),
      "label": .string(parameter.label ?? parameter.name),
      "type": .string(parameter.type.description),
      "default": LiteralDescription.value(of: parameter.defaultValue),
      "constraints": value(of: parameter.constraints),
      "optional": .bool(parameter.isOptional),
      "inferred": .bool(parameter.isInferred),
      "summary": .string(parameter.summary),
    ]
  }

  /// An event.
  ///
  /// - Parameter event: The event.
  /// - Returns: The description.
  static func value(of event: Event) -> JSONValue {
    [
      "name": .string(event.name),
      "payload": .strings(event.payload.map(\.description)),
      "labels": .strings(event.labels),
      "inferred": .bool(event.isInferred),
      "inheritedFrom": .optional(event.inheritedFrom),
      "summary": .string(event.summary),
      "note": .optional(event.note),
    ]
  }
}
