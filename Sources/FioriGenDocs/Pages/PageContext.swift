import FioriGenModel

/// What every page needs to know: the catalogue, with its parts by name, and the dialect.
struct PageContext {
  /// The catalogue.
  let catalogue: Catalogue
  /// The place the page is written for.
  let dialect: MarkdownDialect
  /// Example values.
  let samples: SampleValues
  /// The components' names.
  private let components: Set<String>
  /// The shared types' names.
  private let types: Set<String>
  /// The attribute groups by name.
  private let groups: [String: AttributeGroup]

  /// Prepares a catalogue for its pages.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - dialect: The place the pages are written for.
  init(_ catalogue: Catalogue, dialect: MarkdownDialect) {
    self.catalogue = catalogue
    self.dialect = dialect
    samples = SampleValues(catalogue: catalogue)
    components = Set(catalogue.components.map(\.name))
    types = Set(catalogue.types.map(\.name))
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

  /// A name, as a link where the catalogue has a page for it.
  ///
  /// - Parameter name: The name of a component or type.
  /// - Returns: Markdown.
  func reference(to name: String) -> String {
    let title = MarkupEscaping.code(name)
    if components.contains(name) {
      return dialect.link(to: PageNames.component(name), title: title)
    }
    if types.contains(name) { return dialect.link(to: PageNames.type(name), title: title) }
    return title
  }

  /// A declared type, followed by links to the types in it that have pages.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: Markdown.
  func typeText(_ type: TypeExpression) -> String {
    if case .named(let name) = type { return reference(to: name) }
    let code = MarkupEscaping.code(type.description)
    let known = type.names.filter { components.contains($0) || types.contains($0) }
    return known.isEmpty ? code : code + " (" + known.map(reference).joined(separator: ", ") + ")"
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
    if isInferred { parts.append("*Inferred.*") }
    if let note { parts.append("*Note:* " + MarkupEscaping.markdown(note)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
