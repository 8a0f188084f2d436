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
  ///   - title: What the link says, as Markdown; DocC takes the page's title instead.
  /// - Returns: Markdown for the link.
  func link(to page: String, title: String) -> String {
    switch self {
    case .docc: "<doc:\(page)>"
    case .plain: "[\(title)](\(page).md)"
    }
  }

  /// A warning that stands out.
  ///
  /// - Parameter words: Markdown for one line.
  /// - Returns: Markdown for the block.
  func warning(_ words: String) -> String {
    switch self {
    case .docc: "> Warning: \(words)"
    case .plain: "> [!WARNING]\n> \(words)"
    }
  }

  /// A picture that exists in a light and a dark form.
  ///
  /// - Parameters:
  ///   - name: The picture's name, from ``PageNames``.
  ///   - description: What it shows; any text.
  /// - Returns: Markdown for the picture.
  func picture(_ name: String, description: String) -> String {
    switch self {
    case .docc:
      return "![\(MarkupEscaping.markdown(description))](\(name))"
    case .plain:
      return """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="Resources/\(name)~dark.svg">
          <img alt="\(MarkupEscaping.xml(description))" src="Resources/\(name).svg" width="480">
        </picture>
        """
    }
  }
}
