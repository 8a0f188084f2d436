import FioriGenModel

/// The pages that lead to all others: the entrance, the comparison of components, the shared types
/// and the rules of the tool.
struct IndexPages {
  /// What the pages may refer to.
  let context: PageContext
  /// The rules of the tool, sorted by identifier.
  let rules: [Rule]

  /// The entrance.
  ///
  /// - Returns: Markdown; in a DocC catalogue it is the technology's root.
  func entrance() -> String {
    let settings = context.catalogue.settings
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(settings.name))
    if context.dialect == .docc {
      page.block("@Metadata {\n  @TechnologyRoot\n}")
    }
    page.block(MarkupEscaping.markdown(settings.summary))
    page.heading(2, context.dialect == .docc ? "Topics" : "Contents")
    page.heading(3, "Components")
    page.list(
      [link(PageNames.componentIndex, "All components")]
        + context.catalogue.components.map { context.reference(to: $0.name) }
    )
    page.heading(3, "Theming")
    page.list(
      [link(PageNames.classPathIndex, "Class paths"), link(PageNames.attributeIndex, "Attributes")]
        + context.catalogue.attributeGroups.map { link(PageNames.group($0.name), $0.name) }
    )
    page.heading(3, "Shared Types")
    page.list(
      [link(PageNames.typeIndex, "All shared types")]
        + context.catalogue.types.map { context.reference(to: $0.name) }
    )
    page.heading(3, "Tool")
    page.list([link(PageNames.ruleIndex, "Rules")])
    return page.text
  }

  /// The comparison of all components.
  ///
  /// - Returns: Markdown.
  func components() -> String {
    var page = Markdown()
    page.heading(1, "Components")
    page.block("Every component, side by side.")
    page.heading(2, "Comparison")
    page.table(
      ["Component", "Kind", "Properties", "Class paths", "What it is for"],
      context.catalogue.components.map { component in
        let deprecated = component.deprecated == nil ? "" : "**Deprecated.** "
        return [
          context.reference(to: component.name), component.kind.rawValue,
          String(component.properties.count), String(component.theming.classPaths.count),
          deprecated + MarkupEscaping.markdown(component.summary),
        ]
      }
    )
    return page.text
  }

  /// The list of all shared types.
  ///
  /// - Returns: Markdown.
  func types() -> String {
    var page = Markdown()
    page.heading(1, "Shared Types")
    page.block("The types that components share.")
    page.heading(2, "All Shared Types")
    page.table(
      ["Type", "What it is for"],
      context.catalogue.types.map { type in
        [context.reference(to: type.name), MarkupEscaping.markdown(type.summary)]
      }
    )
    return page.text
  }

  /// Every rule with its explanation and an example.
  ///
  /// - Returns: Markdown.
  func rulePage() -> String {
    var page = Markdown()
    page.heading(1, "Rules")
    page.block("Every check of the tool by its identifier, with what to do about a finding.")
    page.heading(2, "All Rules")
    for rule in rules {
      page.heading(3, MarkupEscaping.markdown(rule.id))
      page.block("\(MarkupEscaping.markdown(rule.title)) (\(rule.severity.rawValue))")
      page.block(MarkupEscaping.paragraphs(rule.explanation))
      example(rule.wrongExample, title: "Wrong", on: &page)
      example(rule.rightExample, title: "Right", on: &page)
    }
    return page.text
  }

  /// An example of a rule.
  private func example(_ code: String, title: String, on page: inout Markdown) {
    if code.isEmpty { return }
    page.block("\(title):")
    page.code("", code)
  }

  /// A link with a plain title.
  private func link(_ page: String, _ title: String) -> String {
    context.dialect.link(to: page, title: MarkupEscaping.markdown(title))
  }
}
