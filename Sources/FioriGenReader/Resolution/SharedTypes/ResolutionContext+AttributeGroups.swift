import FioriGenModel

extension ResolutionContext {
  /// Resolves the attribute groups.
  mutating func resolveAttributeGroups() -> [GroupName: AttributeGroup] {
    var groups: [GroupName: AttributeGroup] = [:]
    for (name, declared) in attributeGroups.sorted(by: { $0.key < $1.key }) {
      groups[name] = AttributeGroup(
        name: declared.syntax.name.value,
        swiftName: declared.syntax.swiftName?.value,
        summary: declared.syntax.summary,
        attributes: declared.syntax.attributes.compactMap { attribute($0) },
        fileStem: declared.stem,
        range: declared.syntax.name.range
      )
    }
    return groups
  }

  /// The attribute group that a component means by a name: one of its own catalogue.
  ///
  /// - Parameters:
  ///   - name: The group's name.
  ///   - component: The component.
  /// - Returns: The group as written; `nil` when the catalogue has none of that name.
  func attributeGroup(_ name: String, of component: String) -> AttributeGroupSyntax? {
    let module = components[component]?.module ?? ""
    return attributeGroups[GroupName(module: module, name: name)]?.syntax
  }

  /// Resolves an attribute.
  private mutating func attribute(_ syntax: AttributeSyntax) -> Attribute? {
    guard let name = syntax.type, let type = attributeType(name) else { return nil }
    return Attribute(
      name: syntax.name.value,
      type: type,
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      note: syntax.note,
      range: syntax.name.range
    )
  }

  /// The type of an attribute's values: one of the style sheet language, or an enumeration.
  ///
  /// - Returns: The type; `nil` when there is none, which is reported.
  private mutating func attributeType(_ name: Located<String>) -> AttributeType? {
    if let builtIn = BuiltInAttributeType(rawValue: name.value) { return .builtIn(builtIn) }
    if types.names[name.value] == .enumeration { return .enumeration(name.value) }
    guard !suspected.types.contains(name.value) else { return nil }
    if let familiar = FamiliarTypeNames.attributeTypes[name.value] {
      findings.report(
        SpecRules.unknownType,
        "\(quoted(name.value)) is no type of an attribute",
        at: name.range,
        suggestion: "did you mean \(quoted(familiar))?",
        replacement: familiar
      )
      return nil
    }
    let builtIns = BuiltInAttributeType.allCases.map(\.rawValue)
    let enumerations = types.names.compactMap { $0.value == .enumeration ? $0.key : nil }
    findings.report(
      SpecRules.unknownType,
      "\(quoted(name.value)) is no type of an attribute",
      unknown: name.value,
      at: name.range,
      candidates: builtIns + enumerations,
      otherwise: "write an enumeration or one of \(builtIns.joined(separator: ", "))"
    )
    return nil
  }
}
