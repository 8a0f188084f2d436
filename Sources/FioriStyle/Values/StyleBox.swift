/// Distances to the four edges, in points, as style sheets give them.
public struct StyleBox: Hashable, Sendable {
  /// The distance to the top edge, in points.
  public var top: Double

  /// The distance to the right edge, in points.
  public var right: Double

  /// The distance to the bottom edge, in points.
  public var bottom: Double

  /// The distance to the left edge, in points.
  public var left: Double

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - top: The distance to the top edge, in points.
  ///   - right: The distance to the right edge, in points.
  ///   - bottom: The distance to the bottom edge, in points.
  ///   - left: The distance to the left edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates a box from one to four numbers, read as style sheets read them.
  ///
  /// - Parameter numbers: One number for all edges; or vertical, horizontal; or top, horizontal,
  ///   bottom; or top, right, bottom, left. Any other count gives `nil`.
  public init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1: self.init(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2: self.init(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }

  /// The fewest numbers that say the same.
  public var numbers: [Double] {
    if left != right { return [top, right, bottom, left] }
    if top != bottom { return [top, right, bottom] }
    return top == right ? [top] : [top, right]
  }
}
