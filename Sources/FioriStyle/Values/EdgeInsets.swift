/// Distances to the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance to the top edge, in points.
  public var top: Double

  /// The distance to the edge where lines of text begin, in points.
  public var leading: Double

  /// The distance to the bottom edge, in points.
  public var bottom: Double

  /// The distance to the edge where lines of text end, in points.
  public var trailing: Double

  /// Creates distances; an edge that is left out has none.
  ///
  /// - Parameters:
  ///   - top: The distance to the top edge, in points.
  ///   - leading: The distance to the edge where lines of text begin, in points.
  ///   - bottom: The distance to the bottom edge, in points.
  ///   - trailing: The distance to the edge where lines of text end, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
