/// A constant text.
struct CConstant: Hashable, Sendable {
  /// The name.
  var name: String
  /// The text.
  var text: String
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}
