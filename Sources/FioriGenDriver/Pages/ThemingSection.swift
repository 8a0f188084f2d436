import FioriGenModel

/// What style sheets can change on a component: class paths by the group of attributes they take,
/// and examples.
enum ThemingSection {
  /// Adds the section, unless there is nothing to say.
  ///
  /// - Parameters:
  ///   - theming: The component's theming.
  ///   - catalogue: The catalogue, which has the groups of attributes.
  ///   - page: The page.
  static func add(_ theming: Theming, in catalogue: Catalogue, to page: inout TextPage) {
    for support in theming.groups {
      let paths = theming.classPaths.filter { $0.group == support.group }
      guard !paths.isEmpty else { continue }
      page.heading("Class paths with the attributes of \(support.group)")
      let attributes = attributes(of: support.group, in: catalogue).map { attribute in
        unbroken(
          MemberEntries.marked("\(attribute.name): \(attribute.type.name)", attribute.isInferred)
        )
      }
      page.paragraphs(
        "\(attributes.joined(separator: ", ")) \(unbroken("(\(words(for: support.source)))"))",
        indentation: 2
      )
      page.line("")
      page.declarations(paths.map(entry))
    }
    addExamples(theming.examples, to: &page)
  }

  /// Whether an attribute in the section carries the mark of what the documents do not state.
  ///
  /// - Parameters:
  ///   - theming: The component's theming.
  ///   - catalogue: The catalogue, which has the groups of attributes.
  /// - Returns: Whether the mark needs its explanation.
  static func hasInferredAttributes(_ theming: Theming, in catalogue: Catalogue) -> Bool {
    theming.groups.contains { support in
      attributes(of: support.group, in: catalogue).contains(where: \.isInferred)
    }
  }

  /// The attributes of a group.
  private static func attributes(of group: String, in catalogue: Catalogue) -> [Attribute] {
    catalogue.attributeGroups.first { $0.name == group }?.attributes ?? []
  }

  /// Words that stay on one line.
  private static func unbroken(_ words: String) -> String {
    String(words.map { $0 == " " ? TextWrapping.noBreakSpace : $0 })
  }

  /// Where the knowledge about a group comes from, in words.
  private static func words(for source: GroupSupport.Source) -> String {
    switch source {
    case .documented: "documented as supported"
    case .examples: "seen in examples"
    case .inferred: "concluded from the view"
    }
  }

  /// The entry of a class path.
  private static func entry(for classPath: ClassPath) -> TextPage.Entry {
    var facts: [String] = []
    if let view = classPath.view { facts.append(view) }
    if !classPath.aliases.isEmpty {
      facts.append("also \(classPath.aliases.joined(separator: ", "))")
    }
    var details = MemberEntries.notes(classPath.note)
    if let deprecated = classPath.deprecated {
      details.append(MemberEntries.sentence(for: deprecated))
    }
    return TextPage.Entry(
      term: classPath.path,
      text: classPath.summary,
      facts: facts,
      details: details
    )
  }

  /// Adds examples; those of one class path are one rule.
  private static func addExamples(_ examples: [ExampleRule], to page: inout TextPage) {
    guard !examples.isEmpty else { return }
    page.heading("Examples")
    var index = examples.startIndex
    while index < examples.endIndex {
      let path = examples[index].classPath
      let rule = examples[index...].prefix { $0.classPath == path }
      page.line("  " + VisibleText.escape(path) + " {")
      for example in rule {
        page.line("    " + VisibleText.escape("\(example.attribute): \(example.value);"))
      }
      page.line("  }")
      index = rule.endIndex
    }
  }
}
