import FioriGenModel

/// The widths that a component is laid out for.
enum WidthClass: Hashable, Sendable, CaseIterable {
  /// A wide window.
  case regular
  /// A narrow one.
  case compact

  /// The widths in which a component's views stand differently; only regular width where they
  /// never do.
  ///
  /// - Parameter views: The component's views.
  /// - Returns: The widths that need a picture.
  static func distinct(in views: [AnatomyView]) -> [WidthClass] {
    views.contains { $0.compact != nil } ? [.regular, .compact] : [.regular]
  }

  /// How a view stands to others in this width.
  ///
  /// - Parameter view: The view.
  /// - Returns: Its relations, or `nil` when it is not shown.
  func placement(of view: AnatomyView) -> [ViewRelation]? {
    guard self == .compact, let compact = view.compact else { return view.placement }
    switch compact {
    case .hidden: return nil
    case .placed(let relations): return relations
    }
  }
}
