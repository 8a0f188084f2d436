import FioriGenModel

/// Describes class paths, attributes and example rules.
enum ThemingDescription {
  /// How a component is themed.
  ///
  /// - Parameters:
  ///   - theming: The component's theming.
  ///   - groups: The attribute groups of the catalogue by name.
  /// - Returns: The description.
  static func value(of theming: Theming, groups: [String: AttributeGroup]) -> JSONValue {
    [
      "classPaths": .array(theming.classPaths.map(value)),
      "attributes": .object(
        theming.groups.map { support in
          let attributes = groups[support.group]?.attributes ?? []
          return JSONMember(key: support.group, value: .array(attributes.map(value)))
        }
      ),
      "support": .object(
        theming.groups.map { support in
          JSONMember(key: support.group, value: .string(support.source.rawValue))
        }
      ),
      "examples": .array(
        theming.examples.map { example in
          [
            "classPath": .string(example.classPath),
            "attribute": .string(example.attribute),
            "value": .string(example.value),
          ]
        }
      ),
    ]
  }

  /// A class path.
  private static func value(of classPath: ClassPath) -> JSONValue {
    [
      "path": .string(classPath.path),
      "group": .string(classPath.group),
      "deprecated": .optional(classPath.deprecated?.message),
      "replacedBy": .optional(classPath.deprecated?.replacedBy),
      "view": .optional(classPath.view),
      "aliases": .strings(classPath.aliases),
      "swiftName": .optional(classPath.swiftName),
      "summary": .string(classPath.summary),
      "note": .optional(classPath.note),
    ]
  }

  /// An attribute.
  private static func value(of attribute: Attribute) -> JSONValue {
    [
      "name": .string(attribute.name),
      "type": .string(attribute.type.name),
      "inferred": .bool(attribute.isInferred),
      "summary": .string(attribute.summary),
      "note": .optional(attribute.note),
    ]
  }

  /// An attribute group.
  ///
  /// - Parameter group: The group.
  /// - Returns: The description.
  static func value(of group: AttributeGroup) -> JSONValue {
    [
      "name": .string(group.name),
      "swiftName": .optional(group.swiftName),
      "summary": .string(group.summary),
      "attributes": .array(group.attributes.map(value)),
    ]
  }
}
