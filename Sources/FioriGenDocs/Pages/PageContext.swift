import FioriGenModel

/// What every page needs to know: the catalogue, with its parts by name, and the dialect.
///
/// It is an object because every page that is made later refers to it: a hundred thousand copies of a
/// value would fill memory.
final class PageContext: Sendable {
  /// The catalogue.
  let catalogue: Catalogue
  /// The place the page is written for.
  let dialect: MarkdownDialect
  /// What the pages are called.
  let names: PageNames
  /// The code examples that other emitters made, by component.
  let snippets: [String: [CodeSnippet]]
  /// The attribute groups by name.
  private let groups: [String: AttributeGroup]

  /// Prepares a catalogue for its pages.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - dialect: The place the pages are written for.
  ///   - snippets: Code examples, for the components they name.
  init(_ catalogue: Catalogue, dialect: MarkdownDialect, snippets: [CodeSnippet] = []) {
    self.catalogue = catalogue
    self.dialect = dialect
    names = PageNames(catalogue, entrance: dialect == .plain ? "README" : nil)
    self.snippets = Dictionary(grouping: snippets, by: \.component)
    groups = Dictionary(
      catalogue.attributeGroups.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The attribute group of a name.
  ///
  /// - Parameter name: The group's name.
  /// - Returns: The group.
  func group(named name: String) -> AttributeGroup? {
    groups[name]
  }

  /// A link to a page; only its title when the catalogue has no such page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - title: What the link says, as Markdown.
  /// - Returns: Markdown.
  func link(to page: Page, title: String) -> String {
    guard let name = names.name(of: page) else { return title }
    return dialect.link(to: name, title: title)
  }

  /// A name, as a link where the catalogue has a page for it.
  ///
  /// - Parameter name: The name of a component or type.
  /// - Returns: Markdown.
  func reference(to name: String) -> String {
    let title = MarkupEscaping.code(name)
    let page: Page = names.name(of: .component(name)) == nil ? .type(name) : .component(name)
    return link(to: page, title: title)
  }

  /// Adds the section from which DocC builds its sidebar; nothing in plain pages.
  ///
  /// - Parameters:
  ///   - groups: The title of every group with the links in it.
  ///   - page: The page to write on.
  func topics(_ groups: [(title: String, links: [String])], on page: inout Markdown) {
    guard dialect == .docc, groups.contains(where: { !$0.links.isEmpty }) else { return }
    page.heading(2, "Topics")
    for group in groups where !group.links.isEmpty {
      page.heading(3, MarkupEscaping.markdown(group.title))
      page.list(group.links)
    }
  }

  /// A declared type, with links for the types in it that have pages, and the modules of imported ones.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: Markdown.
  func typeText(_ type: TypeExpression) -> String {
    let modules = Set(type.names.compactMap(catalogue.module(declaring:))).sorted()
    let origin =
      modules.isEmpty ? "" : " from " + modules.map(MarkupEscaping.code).joined(separator: ", ")
    guard type.names.contains(where: hasPage) else {
      return MarkupEscaping.code(type.description) + origin
    }
    var result = ""
    var code = ""
    for piece in TypePieces.pieces(of: type) {
      switch piece {
      case .name(let name) where hasPage(name):
        result += (code.isEmpty ? "" : MarkupEscaping.code(code)) + reference(to: name)
        code = ""
      case .name(let text), .code(let text): code += text
      }
    }
    return result + (code.isEmpty ? "" : MarkupEscaping.code(code)) + origin
  }

  /// Text of a spec with the mark of what the documents do not state.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isInferred: Whether the fact beside it was read from a sample or concluded.
  ///   - note: Where the documents disagree.
  /// - Returns: Markdown for one cell or line.
  func remarks(_ text: String, isInferred: Bool = false, note: String? = nil) -> String {
    var parts = [MarkupEscaping.markdown(text)]
    if isInferred { parts.append(Self.inferredMark) }
    if let note { parts.append("*Note:* " + MarkupEscaping.markdown(note)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The mark on a member with a note; the note itself stands at the end of the page, since long
  /// texts make tables hard to read.
  static let noteMark = "*See notes.*"

  /// The marks of a member.
  ///
  /// - Parameters:
  ///   - isInferred: Whether a fact about it was read from a sample or concluded.
  ///   - note: Where the documents disagree about it.
  /// - Returns: Markdown; empty without marks.
  static func marks(isInferred: Bool = false, note: String?) -> String {
    [isInferred ? inferredMark : "", note == nil ? "" : noteMark].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The mark on facts that the documents do not state.
  static let inferredMark = "*Inferred.*"

  /// What the mark means; stands once on every page that uses it.
  static let inferredLegend =
    "*Inferred* marks what the documents do not state: it was read from a sample or concluded."

  /// The words of a deprecation.
  ///
  /// - Parameters:
  ///   - deprecation: The deprecation.
  ///   - link: Turns the name of what takes its place into Markdown.
  /// - Returns: Markdown for one line.
  func words(of deprecation: Deprecation, link: (String) -> String) -> String {
    let message = MarkupEscaping.markdown(deprecation.message)
    let instead =
      deprecation.replacedBy.map { name in
        // Most messages name the replacement already; then only the link is missing.
        deprecation.message.contains(name) ? "See \(link(name))." : "Use \(link(name)) instead."
      } ?? ""
    return ["**Deprecated.**", message, instead].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a component or shared type of a name has a page.
  private func hasPage(_ name: String) -> Bool {
    names.name(of: .component(name)) != nil || names.name(of: .type(name)) != nil
  }
}
