/// A record or opaque type that can be pointed at from here on.
struct CForward: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// Whether it is a C union.
  var isUnion = false
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A struct or C union with its fields.
struct CRecord: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// Whether it is a C union.
  var isUnion = false
  /// The fields, in the order of memory.
  var fields: [CField]
  /// What the comment says.
  var documentation: CDocumentation
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A field of a record.
struct CField: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type.
  var type: CType
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}
