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
    properties(&page)
    parts(&page)
    behaviour(&page)
    operations(&page)
    events(&page)
    theming(&page)
    examples(&page)
    notes(&page)
    return page.text
  }

  /// Kind, ancestry, deprecation and discussion.
  private func overview(_ page: inout Markdown) {
    page.heading(2, "Overview")
    if let deprecated = component.deprecated {
      let instead = deprecated.replacedBy.map { " Use \(context.reference(to: $0)) instead." } ?? ""
      page.block("> Warning: Deprecated. \(MarkupEscaping.markdown(deprecated.message))\(instead)")
    }
    page.block(MarkupEscaping.paragraphs(component.discussion))
    var facts = ["Kind: \(component.kind.rawValue)"]
    if let inherits = component.inherits {
      facts.append("Inherits from: \(context.reference(to: inherits))")
    }
    if !component.conforms.isEmpty {
      let names = component.conforms.map(context.reference).joined(separator: ", ")
      facts.append("Conforms to: \(names)")
    }
    if let since = component.since { facts.append("Since: \(MarkupEscaping.markdown(since))") }
    if component.isInferred { facts.append("*Inferred:* the documents never declare this type.") }
    page.list(facts)
  }

  /// The picture and the parts in it.
  private func anatomy(_ page: inout Markdown) {
    if component.views.isEmpty { return }
    page.heading(2, "Anatomy")
    page.block(context.dialect.picture(of: component))
    page.table(
      ["", "Part", "Type", "What it shows"],
      component.views.enumerated().map { index, view in
        [
          String(index + 1),
          MarkupEscaping.code(view.name),
          context.typeText(view.type),
          context.remarks(
            ([view.summary] + view.placement.map(Self.words)).filter { !$0.isEmpty }
              .joined(separator: " "),
            isInferred: view.isInferred,
            note: view.note
          ),
        ]
      }
    )
  }

  /// How a view stands to another one, as a sentence.
  private static func words(_ relation: ViewRelation) -> String {
    let place =
      switch relation.kind {
      case .trailingOf: "After"
      case .leadingOf: "Before"
      case .below: "Below"
      case .above: "Above"
      case .inside: "Inside"
      case .insteadOf: "Shown instead of"
      }
    let distance = relation.distance.map { distance in
      let number = Int(exactly: distance).map { String($0) } ?? String(distance)
      return ", \(number) points apart"
    }
    return "\(place) `\(relation.view)`\(distance ?? "")."
  }

  /// What can be set.
  private func properties(_ page: inout Markdown) {
    if component.properties.isEmpty { return }
    page.heading(2, "Properties")
    page.table(
      ["Property", "Type", "Default", "Meaning"],
      component.properties.map { property in
        [
          MarkupEscaping.code(property.name),
          context.typeText(property.type),
          Self.defaultText(property.defaultValue),
          ([context.remarks(property.summary, isInferred: property.isInferred)]
            + details(of: property)).filter { !$0.isEmpty }.joined(separator: " "),
        ]
      }
    )
  }

  /// Everything else there is to say about a property.
  private func details(of property: Property) -> [String] {
    var details = MarkupEscaping.paragraphs(property.discussion).split(separator: "\n").map {
      String($0)
    }
    if let view = property.shownBy { details.append("Shown by \(MarkupEscaping.code(view)).") }
    details += Self.limits(property.constraints)
    if property.access == .get { details.append("Read only.") }
    if property.isStatic { details.append("Belongs to the type.") }
    if property.isInspectable { details.append("Can be set in Interface Builder.") }
    if let origin = property.inheritedFrom {
      details.append("Inherited from \(context.reference(to: origin)).")
    }
    if let since = property.since { details.append("Since \(MarkupEscaping.markdown(since)).") }
    if let deprecated = property.deprecated {
      let instead = deprecated.replacedBy.map { " Use \(MarkupEscaping.code($0))." } ?? ""
      details.append("**Deprecated.** \(MarkupEscaping.markdown(deprecated.message))\(instead)")
    }
    if !property.renamedFrom.isEmpty {
      let names = property.renamedFrom.map(MarkupEscaping.code).joined(separator: ", ")
      details.append("Also known as \(names).")
    }
    if let note = property.note { details.append("*Note:* " + MarkupEscaping.markdown(note)) }
    return details
  }

  /// Limits and advice, as sentences.
  private static func limits(_ constraints: Constraints) -> [String] {
    func words(_ range: ClosedRange<Double>) -> String {
      "\(range.lowerBound) to \(range.upperBound)"
    }
    var sentences: [String] = []
    if let range = constraints.range { sentences.append("Allowed: \(words(range)).") }
    if let range = constraints.advisedRange { sentences.append("Advised: \(words(range)).") }
    if let count = constraints.count { sentences.append("At most \(count) elements.") }
    if let count = constraints.advisedCount {
      sentences.append("Advised: at most \(count) elements.")
    }
    if let lines = constraints.advisedLines { sentences.append("Advised: at most \(lines) lines.") }
    return sentences
  }

  /// A default; a dash where the documents state none.
  private static func defaultText(_ value: ValueLiteral?) -> String {
    value.map { MarkupEscaping.code($0.description) } ?? "–"
  }

  /// Members of parts.
  private func parts(_ page: inout Markdown) {
    if component.parts.isEmpty { return }
    page.heading(2, "Members of Parts")
    page.table(
      ["Member", "Type", "Default", "Meaning"],
      component.parts.map { part in
        [
          MarkupEscaping.code(part.path.joined(separator: ".")),
          context.typeText(part.type),
          Self.defaultText(part.defaultValue),
          context.remarks(part.summary, isInferred: part.isInferred, note: part.note),
        ]
      }
    )
  }

  /// Rules in plain words.
  private func behaviour(_ page: inout Markdown) {
    if component.rules.isEmpty { return }
    page.heading(2, "Rules")
    page.table(
      ["Rule", "What it demands"],
      component.rules.map { rule in
        [MarkupEscaping.code(rule.id), RuleSentence.text(for: rule)]
      }
    )
  }

  /// What it can be told to do.
  private func operations(_ page: inout Markdown) {
    if component.operations.isEmpty { return }
    page.heading(2, "Operations")
    for operation in component.operations {
      page.heading(3, MarkupEscaping.code(Self.signature(of: operation)))
      page.block(
        context.remarks(
          operation.summary,
          isInferred: operation.isInferred,
          note: operation.note
        )
      )
      page.block(MarkupEscaping.paragraphs(operation.discussion))
      page.table(
        ["Parameter", "Type", "Default", "Meaning"],
        operation.parameters.map { parameter in
          let value =
            parameter.isOptional ? "may be left out" : Self.defaultText(parameter.defaultValue)
          return [
            MarkupEscaping.code(parameter.name),
            context.typeText(parameter.type),
            value,
            context.remarks(parameter.summary, isInferred: parameter.isInferred),
          ]
        }
      )
    }
  }

  /// An operation as code names it: `show(message:withDuration:)`.
  private static func signature(of operation: Operation) -> String {
    let labels = operation.parameters.map { ($0.label ?? $0.name) + ":" }.joined()
    return "\(operation.name)(\(labels))"
  }

  /// What it reports.
  private func events(_ page: inout Markdown) {
    if component.events.isEmpty { return }
    page.heading(2, "Events")
    page.table(
      ["Event", "Comes with", "When"],
      component.events.map { event in
        [
          MarkupEscaping.code(event.name),
          event.payload.map(context.typeText).joined(separator: ", "),
          context.remarks(event.summary, isInferred: event.isInferred, note: event.note),
        ]
      }
    )
  }

  /// Class paths, attributes and a rule to paste.
  private func theming(_ page: inout Markdown) {
    if component.theming.classPaths.isEmpty { return }
    page.heading(2, "Theming")
    page.table(
      ["Class path", "Attributes", "Themes"],
      component.theming.classPaths.map { path in
        [
          context.dialect.link(
            to: PageNames.classPath(path.path),
            title: MarkupEscaping.code(path.path)
          ),
          context.dialect.link(
            to: PageNames.group(path.group),
            title: MarkupEscaping.markdown(path.group)
          ),
          themed(by: path),
        ]
      }
    )
    if let path = component.theming.classPaths.first(where: { $0.deprecated == nil }),
      let group = context.group(named: path.group)
    {
      page.code(
        "css",
        StyleSheetExample.rule(for: path.path, group: group, in: context.catalogue)
      )
    }
  }

  /// What a class path themes, and what else is known about it.
  private func themed(by path: ClassPath) -> String {
    var parts = [context.remarks(path.summary, note: path.note)]
    if path.summary.isEmpty {
      parts = [path.view.map(MarkupEscaping.code) ?? "The whole component.", parts[0]]
    }
    if !path.aliases.isEmpty {
      parts.append("Also: " + path.aliases.map(MarkupEscaping.code).joined(separator: ", ") + ".")
    }
    if let deprecated = path.deprecated {
      let instead = deprecated.replacedBy.map { " Use \(MarkupEscaping.code($0))." } ?? ""
      parts.append("**Deprecated.** \(MarkupEscaping.markdown(deprecated.message))\(instead)")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A JSON document that decodes.
  private func examples(_ page: inout Markdown) {
    guard let json = ComponentJSON.example(of: component, samples: context.samples) else { return }
    page.heading(2, "JSON")
    page.code("json", json)
  }

  /// Where the documents disagree.
  private func notes(_ page: inout Markdown) {
    if component.notes.isEmpty { return }
    page.heading(2, "Notes")
    page.list(component.notes.map(MarkupEscaping.markdown))
  }
}
