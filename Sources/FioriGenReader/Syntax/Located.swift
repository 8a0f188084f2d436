import FioriGenModel

/// A value with the place in a spec that it was read from.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  var value: Value

  /// Where it stands.
  var range: SourceRange
}
