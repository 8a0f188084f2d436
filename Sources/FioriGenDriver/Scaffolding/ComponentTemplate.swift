import FioriGenModel

/// The first text of a component's spec.
enum ComponentTemplate {
  /// Writes a spec that is valid as it is and shows where to go on.
  ///
  /// - Parameters:
  ///   - name: The component's name.
  ///   - kind: What it is.
  ///   - catalogue: The catalogue it is for: the class path begins with its prefix and takes one of
  ///     its attribute groups.
  /// - Returns: The spec's text.
  static func text(_ name: String, kind: ComponentKind, in catalogue: Catalogue) -> String {
    var text = """
      component: \(name)
      kind: \(kind.rawValue)
      summary: Say in one sentence what \(name) is for.

      """
    switch kind {
    case .presenter: return text + operation
    case .value: return text + property(shownBy: nil)
    case .view, .control, .viewController:
      text += """
        views:
          titleLabel:
            type: UILabel
            summary: The title.

        """
      text += property(shownBy: "titleLabel")
      if kind == .control { text += event }
      return text + theming(name, in: catalogue)
    }
  }

  /// A property, perhaps with the view that shows it.
  private static func property(shownBy view: String?) -> String {
    """
    properties:
      titleText:
        type: String?
    \(view.map { "    shownBy: \($0)\n" } ?? "")    summary: The text of the title.

    """
  }

  /// An operation of a type with class methods only.
  private static let operation = """
    operations:
      show:
        static: true
        parameters:
          message: { type: String, summary: The text to show. }
        summary: Shows a message.

    """

  /// An event of something that can be touched.
  private static let event = """
    events:
      didSelectHandler:
        summary: It was touched.

    """

  /// A class path, where the catalogue has a group of attributes for it.
  private static func theming(_ name: String, in catalogue: Catalogue) -> String {
    let groups = catalogue.attributeGroups.map(\.name)
    guard let group = groups.first(where: { $0 == "Text" }) ?? groups.first else { return "" }
    let path = catalogue.settings.classPathPrefix + name
    return """
      theming:
        support: { \(group): documented }
        classPaths:
          - { path: \(path)_titleLabel, group: \(group), view: titleLabel }

      """
  }
}
