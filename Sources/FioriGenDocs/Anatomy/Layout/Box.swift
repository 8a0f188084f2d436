/// A rectangle on a picture's canvas, in user units; the origin is the top left corner.
public struct Box: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The width.
  ///   - height: The height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { x + width }

  /// The bottom edge.
  public var bottom: Double { y + height }

  /// Whether two rectangles share an area; touching edges do not count.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: Whether they overlap.
  public func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether another rectangle lies wholly inside this one.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: Whether it is inside; edges may touch.
  public func contains(_ other: Box) -> Bool {
    x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
  }
}
