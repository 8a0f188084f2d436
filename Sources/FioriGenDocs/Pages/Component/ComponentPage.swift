import FioriGenModel

/// The page of one component: everything its spec says, in the order a reader needs it.
struct ComponentPage {
  /// The component.
  let component: Component
  /// What the page may refer to.
  let context: PageContext

  /// The page.
  ///
  /// - Returns: Markdown.
  func text() -> String {
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(component.name))
    page.block(MarkupEscaping.markdown(component.summary))
    overview(&page)
    anatomy(&page)
    states(&page)
    properties(&page)
    parts(&page)
    behaviour(&page)
    operations(&page)
    events(&page)
    theming(&page)
    examples(&page)
    notes(&page)
    return page.finished
  }

  /// Kind, ancestry, deprecation and discussion.
  private func overview(_ page: inout Markdown) {
    page.heading(2, "Overview")
    if let deprecated = component.deprecated {
      page.block(
        context.dialect.warning(context.words(of: deprecated, link: context.reference))
      )
    }
    page.block(MarkupEscaping.paragraphs(component.discussion))
    var facts = ["Kind: \(Self.words(for: component.kind))"]
    if let inherits = component.inherits {
      facts.append("Inherits from: \(context.reference(to: inherits))")
    }
    if !component.conforms.isEmpty {
      let names = component.conforms.map(context.reference).joined(separator: ", ")
      facts.append("Conforms to: \(names)")
    }
    if let since = component.since { facts.append("Since: \(MarkupEscaping.markdown(since))") }
    if component.isInferred {
      facts.append("\(PageContext.inferredMark) The documents never declare this type.")
    }
    page.list(facts)
  }

  /// A kind in plain words.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Words for tables and lists.
  static func words(for kind: ComponentKind) -> String {
    switch kind {
    case .view: "view"
    case .control: "control"
    case .viewController: "view controller"
    case .presenter: "presenter, with class methods only"
    case .value: "value"
    }
  }

  /// The picture and the parts in it.
  private func anatomy(_ page: inout Markdown) {
    if component.views.isEmpty { return }
    page.heading(2, "Anatomy")
    page.block(
      context.dialect.picture(
        context.names.anatomyPicture(of: component.name),
        description: "The parts of \(component.name), outlined and numbered"
      )
    )
    page.table(
      ["", "Part", "Type", "What it shows"],
      component.views.enumerated().map { index, view in
        let access = view.access == .getSet ? "Can be replaced." : ""
        let words = [
          MarkupEscaping.markdown(view.summary), RelationWords.sentence(for: view), access,
          origin(view.inheritedFrom),
          PageContext.marks(isInferred: view.isInferred, note: view.note),
        ]
        return [
          String(index + 1), MarkupEscaping.code(view.name), partType(of: view),
          Self.joined(words),
        ]
      }
    )
  }

  /// A part's type, with its size where one is stated.
  private func partType(of view: AnatomyView) -> String {
    let type = context.typeText(view.type)
    guard let size = view.size else { return type }
    return "\(type), \(NumberText.short(size.width)) × \(NumberText.short(size.height)) points"
  }

  /// The states, with their picture.
  private func states(_ page: inout Markdown) {
    for (property, cases) in StatePicture.states(of: component, in: context.catalogue) {
      page.heading(2, "States")
      let type = property.portable?.unwrapped
      let names = cases.map { MarkupEscaping.code($0.name) }.joined(separator: ", ")
      var words = "\(MarkupEscaping.code(property.name)) is one of \(names)"
      if case .enumeration(let name) = type { words += "; see \(context.reference(to: name))" }
      page.block(words + ".")
      page.block(
        context.dialect.picture(
          context.names.statePicture(of: property.name, in: component.name),
          description: "The states of \(component.name) and what they mean"
        )
      )
    }
  }

  /// Examples in data and code.
  private func examples(_ page: inout Markdown) {
    if let json = ComponentJSON(catalogue: context.catalogue).example(of: component) {
      page.heading(2, "JSON")
      page.code("json", json)
    }
    for snippet in context.snippets[component.name] ?? [] {
      page.heading(2, MarkupEscaping.markdown(snippet.title))
      page.code(snippet.language, snippet.code)
    }
  }

  /// Where the documents disagree: about the component as a whole, then about its members.
  private func notes(_ page: inout Markdown) {
    var notes = component.notes.map(MarkupEscaping.markdown)
    notes += memberNotes.compactMap { name, note in
      note.map { "\(MarkupEscaping.code(name)): \(MarkupEscaping.markdown($0))" }
    }
    if notes.isEmpty { return }
    page.heading(2, "Notes")
    page.list(notes)
  }

  /// Every member with its note, in the order of the page.
  private var memberNotes: [(name: String, note: String?)] {
    component.views.map { ($0.name, $0.note) } + component.properties.map { ($0.name, $0.note) }
      + component.parts.map { ($0.path.joined(separator: "."), $0.note) }
      + component.operations.map { ($0.name, $0.note) }
      + component.events.map { ($0.name, $0.note) }
      + component.theming.classPaths.map { ($0.path, $0.note) }
  }

  /// Where a member was declared, as a sentence; empty for the component's own.
  ///
  /// - Parameter component: The component that declares it; `nil` for this one.
  /// - Returns: Markdown.
  func origin(_ component: String?) -> String {
    component.map { "Inherited from \(context.reference(to: $0))." } ?? ""
  }

  /// Sentences, one after the other.
  ///
  /// - Parameter sentences: Markdown; empty ones are left out.
  /// - Returns: Markdown for one line.
  static func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
