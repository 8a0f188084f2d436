import FioriGenModel

/// The page of one shared type.
struct TypePage {
  /// The type.
  let type: SharedType
  /// What the page may refer to.
  let context: PageContext

  /// The page.
  ///
  /// - Returns: Markdown.
  func text() -> String {
    var page = Markdown()
    page.heading(1, MarkupEscaping.markdown(type.name))
    page.block(MarkupEscaping.markdown(summary))
    page.heading(2, "Overview")
    if let deprecated = type.deprecated {
      page.block(
        context.dialect.warning(context.words(of: deprecated, link: context.reference))
      )
    }
    page.block(MarkupEscaping.paragraphs(type.discussion))
    var facts = ["Kind: \(Self.words(for: type.kind))"]
    if let inherits = type.inherits {
      facts.append("Inherits from: \(context.reference(to: inherits))")
    }
    if type.isInferred {
      facts.append(
        "\(PageContext.inferredMark) The documents use this type without naming or declaring it."
      )
    }
    page.list(facts)
    members(&page)
    users(&page)
    let notes =
      type.notes.map(MarkupEscaping.markdown)
      + memberNotes.compactMap { name, note in
        note.map { "\(MarkupEscaping.code(name)): \(MarkupEscaping.markdown($0))" }
      }
    if !notes.isEmpty {
      page.heading(2, "Notes")
      page.list(notes)
    }
    return page.finished
  }

  /// The components that use the type.
  private func users(_ page: inout Markdown) {
    let users = context.catalogue.components.filter { component in
      let types =
        component.properties.map(\.type) + component.views.map(\.type)
        + component.parts.map(\.type) + component.events.flatMap(\.payload)
        + component.operations.flatMap {
          $0.parameters.map(\.type) + [$0.result].compactMap(\.self)
        }
      return types.contains { $0.names.contains(type.name) } || component.inherits == type.name
        || component.conforms.contains(type.name)
    }
    if users.isEmpty { return }
    page.heading(2, "Used By")
    page.list(users.map { context.reference(to: $0.name) })
  }

  /// Every member with its note, in the order of the page.
  private var memberNotes: [(name: String, note: String?)] {
    switch type.kind {
    case .enumeration(let cases): cases.map { ($0.name, $0.note) }
    case .structure(let fields): fields.map { ($0.name, $0.note) }
    case .protocolType(let events): events.map { ($0.name, $0.note) }
    case .union, .external: []
    }
  }

  /// What the type is for; external types often have no summary of their own.
  private var summary: String {
    type.summary.isEmpty ? "A type that the documents name without describing it." : type.summary
  }

  /// A kind in plain words.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Words for tables and lists.
  static func words(for kind: SharedType.Kind) -> String {
    switch kind {
    case .enumeration: "enumeration"
    case .structure: "struct"
    case .union: "union: one of several kinds of value"
    case .protocolType: "protocol"
    case .external: "external type, named by the documents but not described"
    }
  }

  /// The cases, fields or members.
  private func members(_ page: inout Markdown) {
    switch type.kind {
    case .enumeration(let cases):
      page.heading(2, "Cases")
      page.table(
        ["Case", "Meaning"],
        cases.map { item in
          let aliases = item.aliases.map(MarkupEscaping.code).joined(separator: ", ")
          let deprecated = item.deprecated.map { context.words(of: $0, link: MarkupEscaping.code) }
          return [
            MarkupEscaping.code(item.name),
            ComponentPage.joined([
              MarkupEscaping.markdown(item.summary), deprecated ?? "",
              aliases.isEmpty ? "" : "Also read as \(aliases).",
              PageContext.marks(isInferred: item.isInferred, note: item.note),
            ]),
          ]
        }
      )
    case .structure(let fields):
      page.heading(2, "Fields")
      page.table(
        ["Field", "Type", "Default", "Meaning"],
        fields.map { field in
          [
            MarkupEscaping.code(field.name), context.typeText(field.type),
            DefaultText.cell(field.defaultValue), PropertyWords.text(for: field, in: context),
          ]
        }
      )
    case .union(let cases):
      page.heading(2, "Kinds of Value")
      page.table(
        ["Case", "Type", "Meaning"],
        cases.map { item in
          [
            MarkupEscaping.code(item.name), context.typeText(item.type),
            context.remarks(item.summary),
          ]
        }
      )
    case .protocolType(let events):
      page.heading(2, "Members")
      page.table(
        ["Member", "Comes with", "When"],
        events.map { event in
          [
            MarkupEscaping.code(event.name),
            event.payload.map(context.typeText).joined(separator: ", "),
            ComponentPage.joined([
              MarkupEscaping.markdown(event.summary),
              PageContext.marks(isInferred: event.isInferred, note: event.note),
            ]),
          ]
        }
      )
    case .external(let members):
      if members.isEmpty { return }
      page.heading(2, "Members the Documents Mention")
      page.table(
        ["Member", "Type", "Meaning"],
        members.map { member in
          [
            MarkupEscaping.code(member.name), context.typeText(member.type),
            context.remarks(member.summary, isInferred: member.isInferred),
          ]
        }
      )
    }
  }
}
