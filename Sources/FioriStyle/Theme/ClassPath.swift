/// A selector of the style sheets, together with the attributes it takes.
public struct ClassPath<Style: StyleAttributes>: Hashable, Sendable {
  /// The selector, such as `fdlFUIObjectCell_headlineLabel`.
  public let path: String

  /// Names a selector.
  ///
  /// - Parameter path: The selector; one that no style sheet can hold is refused when the theme is
  ///   written.
  public init(_ path: String) {
    self.path = path
  }
}
