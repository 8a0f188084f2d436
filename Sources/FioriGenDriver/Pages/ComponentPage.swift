import FioriGenModel

/// The page about one component.
enum ComponentPage {
  /// Writes the page.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - catalogue: The catalogue it belongs to.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text.
  static func text(
    of component: Component,
    in catalogue: Catalogue,
    width: Int,
    style: TerminalStyle
  ) -> String {
    var page = TextPage(width: width, style: style)
    addOpening(component, to: &page)
    addDeclarations("Anatomy", component.views.map(MemberEntries.entry), to: &page)
    addDeclarations("Properties", component.properties.map(MemberEntries.entry), to: &page)
    addDeclarations("Parts", component.parts.map(MemberEntries.entry), to: &page)
    addDeclarations("Operations", component.operations.map(MemberEntries.entry), to: &page)
    addDeclarations("Events", component.events.map(MemberEntries.entry), to: &page)
    addDeclarations("Rules", component.rules.map(entry), to: &page)
    ThemingSection.add(component.theming, in: catalogue, to: &page)
    addNotes(component.notes, to: &page)
    if hasInferredMembers(component)
      || ThemingSection.hasInferredAttributes(component.theming, in: catalogue)
    {
      page.paragraph(MemberEntries.legend)
    }
    return page.text
  }

  /// Whether a member carries the mark of what the documents do not state.
  private static func hasInferredMembers(_ component: Component) -> Bool {
    component.views.contains(where: \.isInferred)
      || component.properties.contains(where: \.isInferred)
      || component.parts.contains(where: \.isInferred)
      || component.operations.contains(where: \.isInferred)
      || component.events.contains(where: \.isInferred)
  }

  /// Adds name, kind, summary and discussion.
  private static func addOpening(_ component: Component, to page: inout TextPage) {
    var kind = component.kind == .viewController ? "view controller" : component.kind.rawValue
    if let parent = component.inherits { kind += ", inherits \(parent)" }
    if !component.conforms.isEmpty {
      kind += ", conforms to \(component.conforms.joined(separator: ", "))"
    }
    if let since = component.since { kind += ", since \(since)" }
    if component.isInferred { kind += ", inferred" }
    page.heading(component.name)
    page.paragraphs(kind)
    if let deprecated = component.deprecated {
      page.paragraphs(MemberEntries.sentence(for: deprecated))
    }
    for text in [component.summary, component.discussion] where !text.isEmpty {
      page.line("")
      page.paragraphs(text)
    }
  }

  /// Adds a heading with declarations, unless there are none.
  ///
  /// - Parameters:
  ///   - heading: The heading.
  ///   - entries: The declarations.
  ///   - page: The page.
  static func addDeclarations(
    _ heading: String,
    _ entries: [TextPage.Entry],
    to page: inout TextPage
  ) {
    guard !entries.isEmpty else { return }
    page.heading(heading)
    page.declarations(entries)
  }

  /// Adds notes, unless there are none.
  ///
  /// - Parameters:
  ///   - notes: The notes.
  ///   - page: The page.
  static func addNotes(_ notes: [String], to page: inout TextPage) {
    guard !notes.isEmpty else { return }
    page.heading("Notes")
    page.bullets(notes)
  }

  /// The entry of a rule.
  private static func entry(for rule: BehaviourRule) -> TextPage.Entry {
    let parts = RuleParts(of: rule)
    let properties = parts.properties.joined(separator: ", ")
    let conditions = parts.conditions.map(words).joined(separator: " and ")
    let sentence =
      switch rule.demand {
      case .exclusive:
        rule.message.isEmpty
          ? "Only one of \(properties) is shown, the last one set." : rule.message
      case .forbids: "While \(conditions): \(properties) must not be set."
      case .requires: "While \(conditions): \(properties) must be set."
      }
    var facts = rule.severity == .error ? [] : [rule.severity.rawValue]
    facts += MemberEntries.origin(rule.inheritedFrom)
    // The message of an exclusive rule says nothing else than the sentence.
    let isSaid = parts.kind == "exclusive" || rule.message.isEmpty
    let message = isSaid ? [] : [rule.message]
    return TextPage.Entry(
      term: rule.id,
      text: sentence,
      facts: facts,
      details: message
    )
  }

  /// A condition in words.
  private static func words(for condition: RuleCondition) -> String {
    func list(_ values: [ValueLiteral]) -> String {
      values.map(\.description).joined(separator: " or ")
    }
    return switch condition.test {
    case .isSet: "\(condition.property) is set"
    case .isUnset: "\(condition.property) is not set"
    case .isOne(let values): "\(condition.property) is \(list(values))"
    case .isNone(let values): "\(condition.property) is set, but not \(list(values))"
    }
  }
}
