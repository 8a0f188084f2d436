/// What the rule of one class path sets by type.
public struct CompiledRule {
  /// The style; `nil` while nothing is set.
  private(set) var style: (any StyleAttributes)?

  /// Begins with nothing.
  init() {}

  /// Sets the style of the class path.
  ///
  /// - Parameters:
  ///   - classPath: The class path, which takes styles of that type only.
  ///   - style: The style.
  public mutating func set<Style>(_ classPath: ClassPath<Style>, to style: Style) {
    self.style = style
  }
}
