import FioriGenModel

/// The pages about style sheets: one per class path, attribute and group, and two indexes.
struct ThemingPages: Sendable {
  /// What the pages may refer to.
  let context: PageContext

  /// A class path with the component that answers to it.
  private struct Entry: Sendable {
    /// The component.
    var component: Component
    /// The class path.
    var path: ClassPath
  }

  /// Every class path, sorted by its spelling.
  private var entries: [Entry] {
    context.catalogue.components.flatMap { component in
      component.theming.classPaths.map { Entry(component: component, path: $0) }
    }.sorted { $0.path.path < $1.path.path }
  }

  /// All theming pages, by name.
  ///
  /// - Returns: The pages, with what makes the text of each.
  func pages() -> [(page: Page, text: @Sendable () -> String)] {
    let entries = entries
    var pages: [(page: Page, text: @Sendable () -> String)] = []
    // By its place: there are more class paths than anything else.
    for index in entries.indices {
      pages.append((.classPath(entries[index].path.path), { page(of: entries[index]) }))
    }
    for group in context.catalogue.attributeGroups {
      pages.append((.attributeGroup(group.name), { page(of: group, entries: entries) }))
    }
    for name in attributeNames {
      pages.append((.attribute(name), { page(ofAttribute: name, entries: entries) }))
    }
    pages.append((.classPathIndex, { classPathIndex(entries) }))
    pages.append((.attributeIndex, { attributeIndex() }))
    return pages
  }

  /// The page of one class path.
  private func page(of entry: Entry) -> String {
    let path = entry.path
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(path.path))
    let themed = path.view.map { "the \(MarkupEscaping.code($0)) of" }
    page.block(
      path.summary.isEmpty
        ? "Themes \(themed.map { $0 + " " } ?? "")\(MarkupEscaping.markdown(entry.component.name))."
        : MarkupEscaping.markdown(path.summary)
    )
    page.heading(2, "Overview")
    if let deprecated = path.deprecated {
      let words = context.words(of: deprecated) { name in
        context.link(to: .classPath(name), title: MarkupEscaping.code(name))
      }
      page.block(context.dialect.warning(words))
    }
    let support = entry.component.theming.groups.first { $0.group == path.group }?.source
    var facts = [
      "Component: \(context.reference(to: entry.component.name))",
      "Attributes: " + groupLink(path.group)
        + (support.map { " (\(SupportWords.text(for: $0)))" } ?? ""),
    ]
    if !path.aliases.isEmpty {
      let names = path.aliases.map(MarkupEscaping.code).joined(separator: ", ")
      facts.append("Also spelled: \(names)")
    }
    if let note = path.note { facts.append("*Note:* " + MarkupEscaping.markdown(note)) }
    page.list(facts)
    if let group = context.group(named: path.group) {
      page.code(
        "css",
        StyleSheetExample.rule(for: path.path, group: group, in: context.catalogue)
      )
    }
    let examples = entry.component.theming.examples.filter { $0.classPath == path.path }
    if !examples.isEmpty {
      page.heading(2, "Example from the Documents")
      page.code(
        "css",
        (["\(path.path) {"] + examples.map { "  \($0.attribute): \($0.value);" } + ["}"])
          .joined(separator: "\n")
      )
    }
    return page.finished
  }

  /// The page of one attribute group.
  private func page(of group: AttributeGroup, entries: [Entry]) -> String {
    var page = Markdown()
    page.heading(1, "\(MarkupEscaping.markdown(group.name)) attributes")
    page.block(MarkupEscaping.markdown(group.summary))
    page.heading(2, "Attributes")
    page.table(
      ["Attribute", "Value", "Meaning"],
      group.attributes.map { attribute in
        [
          attributeLink(attribute.name), typeText(attribute.type),
          context.remarks(
            attribute.summary,
            isInferred: attribute.isInferred,
            note: attribute.note
          ),
        ]
      }
    )
    page.heading(2, "Class Paths")
    page.list(entries.filter { $0.path.group == group.name }.map(classPathLine))
    return page.finished
  }

  /// The page of one attribute, over all groups that have it.
  private func page(ofAttribute name: String, entries: [Entry]) -> String {
    let groups = context.catalogue.attributeGroups.filter { group in
      group.attributes.contains { $0.name == name }
    }
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(name))
    page.block("An attribute of style sheet rules.")
    page.heading(2, "Where It Is Supported")
    page.table(
      ["Group", "Value", "Meaning"],
      groups.flatMap { group in
        group.attributes.filter { $0.name == name }.map { attribute in
          [
            groupLink(group.name), typeText(attribute.type),
            context.remarks(
              attribute.summary,
              isInferred: attribute.isInferred,
              note: attribute.note
            ),
          ]
        }
      }
    )
    let names = Set(groups.map(\.name))
    let using = entries.filter { names.contains($0.path.group) }
    if !using.isEmpty {
      page.heading(2, "Class Paths")
      page.list(using.map(classPathLine))
    }
    return page.finished
  }

  /// A link to a class path's page.
  private func link(to path: ClassPath) -> String {
    context.link(to: .classPath(path.path), title: MarkupEscaping.code(path.path))
  }

  /// A list line for a class path.
  private func classPathLine(_ entry: Entry) -> String {
    let link = link(to: entry.path)
    return entry.path.deprecated == nil ? link : link + " (deprecated)"
  }

  /// The index of all class paths.
  private func classPathIndex(_ entries: [Entry]) -> String {
    var page = Markdown()
    page.heading(1, "Class Paths")
    page.block("Every class path that style sheets can use, with what it themes.")
    page.heading(2, "All Class Paths")
    page.table(
      ["Class path", "Component", "Attributes"],
      entries.map { entry in
        [
          classPathLine(entry), context.reference(to: entry.component.name),
          groupLink(entry.path.group),
        ]
      }
    )
    let topics = context.catalogue.components.map { component in
      (component.name, component.theming.classPaths.map(link))
    }
    context.topics(topics, on: &page)
    return page.finished
  }

  /// The index of all attributes.
  private func attributeIndex() -> String {
    var page = Markdown()
    page.heading(1, "Attributes")
    page.block("Every attribute that style sheet rules can use, with the groups that support it.")
    page.heading(2, "All Attributes")
    page.table(
      ["Attribute", "Supported by"],
      attributeNames.map { name in
        let groups = context.catalogue.attributeGroups.filter { group in
          group.attributes.contains { $0.name == name }
        }
        return [attributeLink(name), groups.map { groupLink($0.name) }.joined(separator: ", ")]
      }
    )
    context.topics([("Attributes by Name", attributeNames.map(attributeLink))], on: &page)
    return page.finished
  }

  /// The names of all attributes, sorted.
  private var attributeNames: [String] {
    Set(context.catalogue.attributeGroups.flatMap { $0.attributes.map(\.name) }).sorted()
  }

  /// A link to a group's page.
  private func groupLink(_ name: String) -> String {
    context.link(to: .attributeGroup(name), title: MarkupEscaping.markdown(name))
  }

  /// A link to an attribute's page.
  private func attributeLink(_ name: String) -> String {
    context.link(to: .attribute(name), title: MarkupEscaping.code(name))
  }

  /// The type of an attribute's value, linked where it is a type of the catalogue.
  private func typeText(_ type: AttributeType) -> String {
    if case .enumeration(let name) = type { return context.reference(to: name) }
    return MarkupEscaping.code(type.name)
  }
}
