import FioriGenModel

/// Describes the types that components share.
enum TypeDescription {
  /// A type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The description; the lists that its kind does not have are empty.
  static func value(of type: SharedType) -> JSONValue {
    [
      "name": .string(type.name),
      "kind": .string(kindName(of: type)),
      "inherits": .optional(type.inherits),
      "conforms": .strings(type.conforms),
      "colorMethod": .optional(type.colorMethod?.spelling),
      "summary": .string(type.summary),
      "discussion": .string(type.discussion),
      "deprecated": MemberDescription.value(of: type.deprecated),
      "inferred": .bool(type.isInferred),
      "swiftName": .optional(type.swiftName),
      "cases": .array(cases(of: type)),
      "fields": .array(fields(of: type)),
      "members": .array(members(of: type)),
      "notes": .strings(type.notes),
    ]
  }

  /// The name of a type's kind, as specs spell it.
  ///
  /// - Parameter type: The type.
  /// - Returns: Such as `enum`.
  static func kindName(of type: SharedType) -> String {
    switch type.kind {
    case .enumeration: "enum"
    case .structure: "struct"
    case .union: "union"
    case .protocolType: "protocol"
    case .external: "external"
    }
  }

  /// The cases of an enumeration, which have no type, or of a union.
  private static func cases(of type: SharedType) -> [JSONValue] {
    switch type.kind {
    case .enumeration(let cases):
      cases.map { enumerationCase in
        [
          "name": .string(enumerationCase.name),
          "type": nil,
          "summary": .string(enumerationCase.summary),
          "inferred": .bool(enumerationCase.isInferred),
          "deprecated": MemberDescription.value(of: enumerationCase.deprecated),
          "aliases": .strings(enumerationCase.aliases),
          "swiftName": .optional(enumerationCase.swiftName),
          "note": .optional(enumerationCase.note),
        ]
      }
    case .union(let cases):
      cases.map { unionCase in
        [
          "name": .string(unionCase.name),
          "type": .string(unionCase.type.description),
          "summary": .string(unionCase.summary),
          "inferred": false,
          "deprecated": nil,
          "aliases": [],
          "swiftName": nil,
          "note": nil,
        ]
      }
    default: []
    }
  }

  /// The fields of a struct.
  private static func fields(of type: SharedType) -> [JSONValue] {
    guard case .structure(let fields) = type.kind else { return [] }
    return fields.flatMap(MemberDescription.values)
  }

  /// The members of a protocol, which have a payload, or of an external type.
  private static func members(of type: SharedType) -> [JSONValue] {
    switch type.kind {
    case .protocolType(let members):
      members.map { member in
        [
          "name": .string(member.name),
          "type": nil,
          "access": nil,
          "payload": .strings(member.payload.map(\.description)),
          "inferred": .bool(member.isInferred),
          "summary": .string(member.summary),
          "note": .optional(member.note),
        ]
      }
    case .external(let members):
      members.map { member in
        [
          "name": .string(member.name),
          "type": .string(member.type.description),
          "access": .optional(member.access?.rawValue),
          "payload": [],
          "inferred": .bool(member.isInferred),
          "summary": .string(member.summary),
          "note": nil,
        ]
      }
    default: []
    }
  }
}
