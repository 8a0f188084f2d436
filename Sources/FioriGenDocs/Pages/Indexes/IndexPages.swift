import FioriGenModel

/// The pages that lead to all others: the entrance, the comparisons of components and the shared
/// types.
struct IndexPages {
  /// What the pages may refer to.
  let context: PageContext

  /// All these pages.
  ///
  /// - Returns: The pages.
  func pages() -> [(page: Page, text: String)] {
    var pages: [(page: Page, text: String)] = [
      (.entrance, entrance()), (.componentIndex, components()), (.typeIndex, types()),
    ]
    pages += ComponentFamily.all(of: context.catalogue).map { family in
      (.family(family.folder), page(of: family))
    }
    return pages
  }

  /// The entrance; in a DocC catalogue it is the root of the technology.
  private func entrance() -> String {
    let settings = context.catalogue.settings
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(settings.name))
    if context.dialect == .docc { page.block("@Metadata {\n  @TechnologyRoot\n}") }
    page.block(MarkupEscaping.markdown(settings.summary))
    let groups = entranceGroups
    if context.dialect == .docc {
      context.topics(groups, on: &page)
    } else {
      for group in groups where !group.links.isEmpty {
        page.heading(2, MarkupEscaping.markdown(group.title))
        page.list(group.links)
      }
    }
    return page.finished
  }

  /// Everything the entrance leads to.
  private var entranceGroups: [(title: String, links: [String])] {
    let catalogue = context.catalogue
    let families = ComponentFamily.all(of: catalogue)
    let inFamilies = Set(families.flatMap { $0.components.map(\.name) })
    var groups: [(title: String, links: [String])] = [
      ("Overview", [link(.componentIndex, "Components"), link(.ruleIndex, "Rules")])
    ]
    groups += families.map { family in
      (
        family.title,
        [link(.family(family.folder), family.title)]
          + family.components.map { context.reference(to: $0.name) }
      )
    }
    groups.append(
      (
        families.isEmpty ? "Components" : "Other Components",
        catalogue.components.map(\.name).filter { !inFamilies.contains($0) }
          .map(context.reference)
      )
    )
    groups.append(
      (
        "Theming",
        [link(.classPathIndex, "Class Paths"), link(.attributeIndex, "Attributes")]
          + catalogue.attributeGroups.map { group in
            link(.attributeGroup(group.name), "\(group.name) Attributes")
          }
      )
    )
    groups.append(
      (
        "Shared Types",
        [link(.typeIndex, "Shared Types")] + catalogue.types.map { context.reference(to: $0.name) }
      )
    )
    return groups
  }

  /// The comparison of all components.
  private func components() -> String {
    var page = Markdown()
    page.heading(1, "Components")
    page.block("Every component, side by side.")
    compare(context.catalogue.components, on: &page)
    return page.finished
  }

  /// The comparison of the components of one family.
  private func page(of family: ComponentFamily) -> String {
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(family.title))
    page.block("The components of this family, side by side.")
    compare(family.components, on: &page)
    return page.finished
  }

  /// Two tables, since one with every column would be too wide for a page.
  private func compare(_ components: [Component], on page: inout Markdown) {
    page.heading(2, "What They Are For")
    page.table(
      ["Component", "Kind", "What it is for"],
      components.map { component in
        let deprecated = component.deprecated == nil ? "" : "**Deprecated.** "
        return [
          context.reference(to: component.name), ComponentPage.words(for: component.kind),
          deprecated + MarkupEscaping.markdown(component.summary),
        ]
      }
    )
    page.heading(2, "What They Have")
    page.table(
      ["Component", "Parts", "Properties", "Operations", "Events", "Class paths"],
      components.map { component in
        let counts = [
          component.views.count, component.properties.count, component.operations.count,
          component.events.count, component.theming.classPaths.count,
        ]
        return [context.reference(to: component.name)] + counts.map { $0 == 0 ? "–" : String($0) }
      }
    )
  }

  /// The list of all shared types.
  private func types() -> String {
    var page = Markdown()
    page.heading(1, "Shared Types")
    page.block("The types that components share.")
    page.heading(2, "All Shared Types")
    page.table(
      ["Type", "Kind", "What it is for"],
      context.catalogue.types.map { type in
        [
          context.reference(to: type.name), TypePage.words(for: type.kind),
          MarkupEscaping.markdown(type.summary),
        ]
      }
    )
    return page.finished
  }

  /// A link with a plain title.
  private func link(_ page: Page, _ title: String) -> String {
    context.link(to: page, title: MarkupEscaping.markdown(title))
  }
}
