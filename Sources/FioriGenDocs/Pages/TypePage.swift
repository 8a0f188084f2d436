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
      page.block("> Warning: Deprecated. \(MarkupEscaping.markdown(deprecated.message))")
    }
    page.block(MarkupEscaping.paragraphs(type.discussion))
    var facts = ["Kind: \(kindName)"]
    if let inherits = type.inherits {
      facts.append("Inherits from: \(context.reference(to: inherits))")
    }
    if type.isInferred {
      facts.append("*Inferred:* the documents use this type without naming or declaring it.")
    }
    page.list(facts)
    members(&page)
    if !type.notes.isEmpty {
      page.heading(2, "Notes")
      page.list(type.notes.map(MarkupEscaping.markdown))
    }
    return page.text
  }

  /// What the type is for; external types often have no summary of their own.
  private var summary: String {
    type.summary.isEmpty ? "A type that the documents name without describing it." : type.summary
  }

  /// The kind in plain words.
  private var kindName: String {
    switch type.kind {
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
          let also =
            item.aliases.isEmpty
            ? "" : " Also read: \(item.aliases.map(MarkupEscaping.code).joined(separator: ", "))."
          return [
            MarkupEscaping.code(item.name),
            context.remarks(item.summary, isInferred: item.isInferred, note: item.note) + also,
          ]
        }
      )
    case .structure(let fields):
      page.heading(2, "Fields")
      page.table(
        ["Field", "Type", "Default", "Meaning"],
        fields.map { field in
          let value = field.isRequired ? "required" : field.defaultValue?.description ?? "–"
          return [
            MarkupEscaping.code(field.name),
            context.typeText(field.type),
            MarkupEscaping.markdown(value),
            context.remarks(field.summary, isInferred: field.isInferred, note: field.note),
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
            context.remarks(event.summary, isInferred: event.isInferred, note: event.note),
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
