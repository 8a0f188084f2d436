/// The name of an image that the app has, such as `check-mark` or `icons.bundle/a.png`.
public struct ImageName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public var name: String

  /// Names an image.
  ///
  /// - Parameter name: The name; one that no style sheet can hold is refused when it is written.
  public init(_ name: String) {
    self.name = name
  }

  /// Names an image by a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
