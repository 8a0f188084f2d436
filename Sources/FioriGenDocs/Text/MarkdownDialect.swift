import FioriGenModel

/// The two places the same pages are written for. They differ in links and pictures only.
enum MarkdownDialect: Hashable, Sendable, CaseIterable {
  /// A DocC catalogue, which links by page name and picks dark pictures by their name.
  case docc
  /// Plain Markdown as code hosts render it.
  case plain

  /// A link to another page.
  ///
  /// - Parameters:
  ///   - page: The page's name, from ``PageNames``.
  ///   - title: What the link says, as Markdown.
  /// - Returns: Markdown for the link.
  func link(to page: String, title: String) -> String {
    switch self {
    case .docc: "<doc:\(page)>"
    case .plain: "[\(title)](\(page).md)"
    }
  }

  /// A component's anatomy picture.
  ///
  /// - Parameter component: A component with views.
  /// - Returns: Markdown for the picture.
  func picture(of component: Component) -> String {
    let name = PageNames.picture(of: component.name)
    let description = "The parts of \(component.name), outlined and numbered"
    switch self {
    case .docc:
      return "![\(description)](\(name))"
    case .plain:
      return """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="Resources/\(name)~dark.svg">
          <img alt="\(description)" src="Resources/\(name).svg" width="320">
        </picture>
        """
    }
  }
}
