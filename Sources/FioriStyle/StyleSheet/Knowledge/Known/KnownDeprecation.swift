/// That a name should not be used any more.
public struct KnownDeprecation: Hashable, Sendable {
  /// Why, or what to do; may be empty.
  public var message: String

  /// The name to use instead.
  public var replacement: String?

  /// Describes a deprecation.
  ///
  /// - Parameters:
  ///   - message: Why, or what to do; may be empty.
  ///   - replacement: The name to use instead.
  public init(message: String = "", replacement: String? = nil) {
    self.message = message
    self.replacement = replacement
  }
}
