import FioriGenModel

extension ResolutionContext {
  /// Resolves the parts of a component, and the defaults that members of its views and properties
  /// have in it.
  ///
  /// - Parameters:
  ///   - component: The component; its views and properties are resolved.
  ///   - syntax: The component as written.
  ///   - parent: The component that it inherits from.
  ///   - table: Its members.
  mutating func resolveParts(
    of component: inout Component,
    _ syntax: ComponentSyntax,
    inheriting parent: Component?,
    _ table: MemberTable
  ) {
    var own: [Part] = []
    var indices: [[String]: Int] = [:]
    for partSyntax in syntax.parts {
      guard let part = part(partSyntax, table) else { continue }
      indices[part.path] = own.count
      own.append(part)
    }
    for (root, entries) in defaults(in: syntax) where !entries.isEmpty {
      for part in parts(of: entries, below: root, in: table) {
        guard let index = indices[part.path] else {
          indices[part.path] = own.count
          own.append(part)
          continue
        }
        if own[index].defaultValue != nil {
          reportDuplicate(
            "the default of \(quoted(part.path.joined(separator: "."))) is given twice",
            at: part.range,
            own[index].range,
            suggestion: "keep one of the two"
          )
        }
        own[index].defaultValue = part.defaultValue
      }
    }
    let inherited = (parent?.parts ?? []).filter { indices[$0.path] == nil }.map { part in
      var part = part
      part.inheritedFrom = part.inheritedFrom ?? parent?.name
      return part
    }
    component.parts = inherited + own
    addDefaults(of: own, to: &component, syntax)
  }

  /// The members that have `defaults`, with these.
  private func defaults(in syntax: ComponentSyntax) -> [(Located<String>, [DefaultSyntax])] {
    syntax.views.map { ($0.name, $0.defaults) } + syntax.properties.map { ($0.name, $0.defaults) }
  }

  /// Resolves an entry of `parts`.
  private mutating func part(_ syntax: PartSyntax, _ table: MemberTable) -> Part? {
    let path = syntax.path.value
    let name = path.joined(separator: ".")
    guard let root = checkRoot(path[0], at: syntax.path.range, in: table) else { return nil }
    var declared: MemberTable.Member?
    switch target(of: path.dropFirst(), in: root.type) {
    case .declared(let member):
      declared = member
    case .undescribed:
      if syntax.type == nil && !syntax.hasUnreadableType {
        findings.report(
          SpecRules.missingKey,
          "the part \(quoted(name)) needs a 'type'",
          at: syntax.path.range,
          suggestion: "no spec describes the type that has this member: add 'type: …'"
        )
      }
    case .missing(let owner, let missing, let candidates):
      reportMissingMember(missing, of: owner, candidates: candidates, at: syntax.path.range)
      return nil
    case .unknown:
      return nil
    }
    let own = syntax.type == nil ? nil : table.paths[name]?.type
    guard let type = own ?? declared?.type, syntax.type == nil || own != nil else { return nil }
    if let own, let theirs = declared?.type { checkSameType(own, theirs, declared, syntax) }
    if let declared, !declared.isStored, type.portable != nil, let value = syntax.defaultValue {
      reportUnsettable(name, declared, at: value.range)
    }
    checkConstraints(syntax.constraints, on: type, of: name)
    let given = Constraints(syntax.constraints)
    let constraints = given.isEmpty ? declared?.constraints ?? given : given
    return Part(
      path: path,
      type: type.expression,
      portable: type.portable,
      access: syntax.access ?? declared?.access,
      isInferred: syntax.isInferred || (syntax.type == nil && declared?.isInferred ?? false),
      defaultValue: syntax.defaultValue.flatMap {
        defaultValue($0, of: name, type, constraints)
      },
      constraints: given,
      summary: syntax.summary,
      note: syntax.note,
      range: syntax.path.range
    )
  }

  /// Reports a default for a member that cannot be set.
  private mutating func reportUnsettable(
    _ name: String,
    _ member: MemberTable.Member,
    at range: SourceRange
  ) {
    findings.report(
      SpecRules.defaultType,
      "\(quoted(name)) cannot be given a default: it cannot be set",
      at: range,
      notes: [DiagnosticNote("declared here", at: member.range)],
      suggestion: "remove it"
    )
  }

  /// Reports a part whose type differs from the one that the member declares.
  private mutating func checkSameType(
    _ own: ResolvedType,
    _ theirs: ResolvedType,
    _ member: MemberTable.Member?,
    _ syntax: PartSyntax
  ) {
    guard own.portable?.unwrapped != theirs.portable?.unwrapped, let range = syntax.type?.range
    else { return }
    findings.report(
      SpecRules.invalidValue,
      "the member is declared as '\(theirs.expression)', not '\(own.expression)'",
      at: range,
      notes: member.map { [DiagnosticNote("declared here", at: $0.range)] } ?? [],
      suggestion: "remove the type; it is known from the member"
    )
  }

  /// Resolves the `defaults` of a view or property to parts.
  private mutating func parts(
    of entries: [DefaultSyntax],
    below root: Located<String>,
    in table: MemberTable
  ) -> [Part] {
    guard let member = table.members[root.value], let type = member.type else { return [] }
    let typeName: String
    switch type.portable?.unwrapped {
    case .component(let name), .structure(let name): typeName = name
    default:
      findings.report(
        SpecRules.unknownPart,
        "no spec describes the members of '\(type.expression)'",
        at: entries[0].path.range,
        suggestion: "write the default in 'parts', with a type"
      )
      return []
    }
    let leaves = entries.flatMap { self.leaves(of: $0, in: typeName) ?? [] }
    return leaves.compactMap { leaf in
      guard let type = leaf.member.type else { return nil }
      return Part(
        path: [root.value] + leaf.path,
        type: type.expression,
        portable: type.portable,
        access: leaf.member.access,
        isInferred: leaf.member.isInferred,
        defaultValue: leaf.value,
        range: leaf.range
      )
    }
  }

  /// Puts the defaults of members into the defaults of the properties that have them.
  private mutating func addDefaults(
    of parts: [Part],
    to component: inout Component,
    _ syntax: ComponentSyntax
  ) {
    var defaults: [String: [Part]] = [:]
    for part in parts where part.defaultValue != nil {
      defaults[part.path[0], default: []].append(part)
    }
    guard !defaults.isEmpty else { return }
    for index in component.properties.indices {
      let property = component.properties[index]
      guard let parts = defaults[property.name] else { continue }
      let typeName: String
      switch property.portable?.unwrapped {
      case .component(let name), .structure(let name): typeName = name
      default: continue
      }
      if let value = syntax.properties.first(where: { $0.name.value == property.name })?
        .defaultValue
      {
        findings.report(
          SpecRules.defaultType,
          "\(quoted(property.name)) has a default and defaults for its members",
          at: value.range,
          notes: [DiagnosticNote("a default of a member", at: parts[0].range)],
          suggestion: "write all of them in 'defaults'"
        )
        continue
      }
      var fields: [FieldLiteral] = []
      if case .fields(let inherited)? = property.defaultValue { fields = inherited }
      for part in parts {
        guard let value = part.defaultValue else { continue }
        FieldTree.insert(value, at: part.path.dropFirst(), into: &fields)
      }
      checkRequiredFields(
        fields,
        of: typeName,
        for: "the default of \(quoted(property.name))",
        at: parts[0].range
      )
      component.properties[index].defaultValue = .fields(fields)
    }
  }
}
