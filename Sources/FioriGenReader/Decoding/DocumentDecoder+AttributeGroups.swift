import FioriGenModel

extension DocumentDecoder {
  /// The keys of an attribute.
  private static let attributeKeys: Set<SpecKey> = [.type, .inferred, .summary, .note]

  /// The groups of an `attributeGroups` document.
  ///
  /// - Parameters:
  ///   - root: The document's root.
  ///   - head: Its first pair, whose value holds the groups.
  /// - Returns: The groups; `nil` when they cannot be read, which is reported.
  mutating func attributeGroups(_ root: YAMLNode, _ head: DocumentHead)
    -> [AttributeGroupSyntax]?
  {
    let own: Set<SpecKey> = [.summary, .discussion, .notes]
    if let values = keyed(root, own, of: head.kind.description, head: head.keyRange) {
      for key in [SpecKey.summary, .discussion] { _ = prose(key, in: values) }
      _ = proseList(.notes, in: values)
    }
    guard let entries = pairs(head.value, of: "'attributeGroups'") else {
      skippedDocument = true
      return nil
    }
    return entries.compactMap { attributeGroup($0) }
  }

  /// A group.
  private mutating func attributeGroup(_ entry: YAMLEntry) -> AttributeGroupSyntax? {
    let keys: Set<SpecKey> = [.summary, .swiftName, .attributes]
    guard let name = memberName(entry, of: "the name of an attribute group") else {
      skippedDocument = true
      return nil
    }
    guard let values = keyed(entry.value, keys, of: "an attribute group") else {
      return AttributeGroupSyntax(name: name)
    }
    reportMissing(.attributes, in: values, of: "the group '\(name.value)'", at: name.range)
    var ignored = false
    return AttributeGroupSyntax(
      name: name,
      swiftName: optionalName(.swiftName, in: values),
      summary: prose(.summary, in: values),
      attributes: members(.attributes, in: values, isIncomplete: &ignored) { $0.attribute($1) }
    )
  }

  /// An attribute.
  private mutating func attribute(_ entry: YAMLEntry) -> AttributeSyntax? {
    let name = Located(value: entry.key, range: entry.keyRange)
    guard NameCheck.isStyleName(entry.key.utf8),
      entry.key.utf8.count <= limits.maximumNameLength
    else {
      findings.report(
        SpecRules.invalidName,
        "\(quoted(entry.key)) cannot be the name of an attribute",
        at: entry.keyRange,
        suggestion: "use letters, digits, '-' and '_', and begin with a letter"
      )
      return nil
    }
    guard let values = memberValues(entry, Self.attributeKeys, of: "an attribute", short: .type)
    else { return AttributeSyntax(name: name) }
    reportMissing(.type, in: values, of: "the attribute '\(name.value)'", at: name.range)
    return AttributeSyntax(
      name: name,
      type: reference(.type, in: values),
      isInferred: flag(.inferred, in: values),
      summary: prose(.summary, in: values),
      note: optionalProse(.note, in: values)
    )
  }
}
