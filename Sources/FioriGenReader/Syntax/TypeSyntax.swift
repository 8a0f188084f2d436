import FioriGenModel

/// A type as written, with the place of every name in it.
struct TypeSyntax: Sendable {
  /// The type.
  var expression: TypeExpression

  /// The names in it, in order.
  var names: [Located<String>]

  /// Where the whole stands.
  var range: SourceRange
}
