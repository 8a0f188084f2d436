import FioriGenModel

/// The page about one shared type or attribute group.
enum TypePage {
  /// Writes the page about a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text.
  static func text(of type: SharedType, width: Int, style: TerminalStyle) -> String {
    var page = TextPage(width: width, style: style)
    page.heading(type.name)
    let facts = type.isInferred ? ["inferred"] : []
    let parents = (type.inherits.map { [$0] } ?? []) + type.conforms
    let inheritance = parents.isEmpty ? [] : ["inherits \(parents.joined(separator: ", "))"]
    page.paragraphs(
      ([TypeDescription.kindName(of: type)] + inheritance + facts).joined(separator: ", ")
    )
    if let deprecated = type.deprecated {
      page.paragraphs(MemberEntries.sentence(for: deprecated))
    }
    for text in [type.summary, type.discussion] where !text.isEmpty {
      page.line("")
      page.paragraphs(text)
    }
    let (heading, entries) = members(of: type)
    ComponentPage.addDeclarations(heading, entries, to: &page)
    ComponentPage.addNotes(type.notes, to: &page)
    if hasInferredMembers(type) { page.paragraph(MemberEntries.legend) }
    return page.text
  }

  /// Writes the page about an attribute group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text.
  static func text(of group: AttributeGroup, width: Int, style: TerminalStyle) -> String {
    var page = TextPage(width: width, style: style)
    page.heading(group.name)
    page.paragraphs("attribute group")
    if !group.summary.isEmpty {
      page.line("")
      page.paragraphs(group.summary)
    }
    let entries = group.attributes.map { attribute in
      TextPage.Entry(
        term: MemberEntries.marked(
          "\(attribute.name): \(attribute.type.name)",
          attribute.isInferred
        ),
        text: attribute.summary,
        details: MemberEntries.notes(attribute.note)
      )
    }
    ComponentPage.addDeclarations("Attributes", entries, to: &page)
    if group.attributes.contains(where: \.isInferred) { page.paragraph(MemberEntries.legend) }
    return page.text
  }

  /// Whether a member of a type carries the mark of what the documents do not state.
  private static func hasInferredMembers(_ type: SharedType) -> Bool {
    switch type.kind {
    case .enumeration(let cases): cases.contains(where: \.isInferred)
    case .structure(let fields): fields.contains(where: \.isInferred)
    case .union: false
    case .protocolType(let members): members.contains(where: \.isInferred)
    case .external(let members): members.contains(where: \.isInferred)
    }
  }

  /// The members of a type with their heading.
  private static func members(of type: SharedType) -> (String, [TextPage.Entry]) {
    switch type.kind {
    case .enumeration(let cases): ("Cases", cases.map(entry))
    case .structure(let fields): ("Fields", fields.map(MemberEntries.entry))
    case .union(let cases):
      ("Cases", cases.map { TextPage.Entry(term: "\($0.name): \($0.type)", text: $0.summary) })
    case .protocolType(let members): ("Members", members.map(MemberEntries.entry))
    case .external(let members): ("Members", members.map(entry))
    }
  }

  /// The entry of an enumeration's case.
  private static func entry(for enumerationCase: EnumerationCase) -> TextPage.Entry {
    var facts: [String] = []
    if !enumerationCase.aliases.isEmpty {
      facts.append("also \(enumerationCase.aliases.joined(separator: ", "))")
    }
    var details = MemberEntries.notes(enumerationCase.note)
    if let deprecated = enumerationCase.deprecated {
      details.append(MemberEntries.sentence(for: deprecated))
    }
    return TextPage.Entry(
      term: MemberEntries.marked(enumerationCase.name, enumerationCase.isInferred),
      text: enumerationCase.summary,
      facts: facts,
      details: details
    )
  }

  /// The entry of an external type's member.
  private static func entry(for member: ExternalMember) -> TextPage.Entry {
    var facts: [String] = []
    if let access = member.access, access != .getSet { facts.append(access.rawValue) }
    return TextPage.Entry(
      term: MemberEntries.marked("\(member.name): \(member.type)", member.isInferred),
      text: member.summary,
      facts: facts
    )
  }
}
