/// An enumeration over `int32_t`.
struct CEnumeration: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// The enumerators, in the order of their values.
  var enumerators: [CEnumerator]
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A named value of an enumeration.
struct CEnumerator: Hashable, Sendable {
  /// The name.
  var name: String
  /// The value.
  var value: Int
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}
