/// How far something is moved, in points.
public struct StyleOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: Double

  /// The distance downwards, in points.
  public var vertical: Double

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right, in points.
  ///   - vertical: The distance downwards, in points.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
