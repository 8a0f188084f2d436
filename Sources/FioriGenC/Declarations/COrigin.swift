import FioriGenModel

/// What in the specs a declaration comes from.
struct COrigin: Hashable, Sendable {
  /// What the spec calls it.
  var name: String
  /// Where that stands.
  var range: SourceRange
}
