/// A constant of the colour palette.
public struct KnownColor: Hashable, Sendable {
  /// The name, without a suffix for the background.
  public var name: String

  /// The constant to use instead; `nil` while this one is not deprecated.
  public var replacement: String?

  /// Describes a constant.
  ///
  /// - Parameters:
  ///   - name: The name, without a suffix for the background.
  ///   - replacement: The constant to use instead.
  public init(_ name: String, replacement: String? = nil) {
    self.name = name
    self.replacement = replacement
  }
}
