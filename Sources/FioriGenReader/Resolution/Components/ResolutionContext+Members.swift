import FioriGenModel

extension ResolutionContext {
  /// Resolves a view.
  ///
  /// - Returns: The view; `nil` when its type is not known, which is reported.
  mutating func view(_ syntax: ViewSyntax, in table: MemberTable) -> AnatomyView? {
    let placement = syntax.placement.map { relation($0, in: table) }
    let compact: CompactPlacement? =
      switch syntax.compact {
      case .hidden: .hidden
      case .placed(let relations): .placed(relations.map { relation($0, in: table) })
      case nil: nil
      }
    guard let member = table.members[syntax.name.value], let type = member.type else { return nil }
    let model: PortableType? =
      switch type.portable?.unwrapped {
      case .component(let name): .component(name)
      case .structure(let name): .structure(name)
      default: nil
      }
    return AnatomyView(
      name: syntax.name.value,
      type: type.expression,
      portable: model,
      access: syntax.access,
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      size: syntax.size,
      placement: placement,
      compact: compact,
      note: syntax.note,
      range: syntax.name.range
    )
  }

  /// Resolves a relation, and reports one to a view that does not exist.
  private mutating func relation(_ syntax: RelationSyntax, in table: MemberTable) -> ViewRelation {
    checkView(syntax.view, in: table)
    return ViewRelation(kind: syntax.kind, view: syntax.view.value, distance: syntax.distance)
  }

  /// Reports a reference to a view that does not exist.
  mutating func checkView(_ name: Located<String>, in table: MemberTable) {
    guard !table.hasView(name.value), !table.isIncomplete else { return }
    findings.report(
      SpecRules.unknownView,
      "there is no view \(quoted(name.value))",
      unknown: name.value,
      at: name.range,
      candidates: table.names(of: .view),
      otherwise: "name a view of this component, or add it to 'views'"
    )
  }

  /// Reports a reference to an operation that does not exist.
  private mutating func checkOperation(_ name: Located<String>, in table: MemberTable) {
    guard table.operations[name.value] == nil, !table.isIncomplete else { return }
    findings.report(
      SpecRules.unknownOperation,
      "there is no operation \(quoted(name.value))",
      unknown: name.value,
      at: name.range,
      candidates: Array(table.operations.keys),
      otherwise: "name an operation of this component, or add it to 'operations'"
    )
  }

  /// Resolves a property of a component or a field of a struct; the defaults of its members come
  /// later.
  ///
  /// - Returns: The property; `nil` when its type is not known, which is reported.
  mutating func property(_ syntax: PropertySyntax, of owner: String) -> Property? {
    guard let table = tables[owner] else { return nil }
    if let view = syntax.shownBy { checkView(view, in: table) }
    if let operation = syntax.setBy { checkOperation(operation, in: table) }
    for later in syntax.setBefore { checkRoot(later.value, at: later.range, in: table) }
    checkOtherNames(syntax, in: table)
    let deprecated = deprecation(syntax.deprecated, of: .property(table))
    guard let member = table.members[syntax.name.value], member.owner == owner,
      member.kind == .property, let type = member.type
    else { return nil }
    checkConstraints(syntax.constraints, on: type, of: syntax.name.value)
    let value = syntax.defaultValue.flatMap {
      defaultValue($0, of: syntax.name.value, type, member.constraints)
    }
    if let required = syntax.required, let node = syntax.defaultValue {
      findings.report(
        SpecRules.invalidValue,
        "\(quoted(syntax.name.value)) has a default, so it cannot be required",
        at: required,
        notes: [DiagnosticNote("the default stands here", at: node.range)],
        suggestion: "remove 'required' or 'default'"
      )
    }
    return Property(
      name: syntax.name.value,
      type: type.expression,
      portable: type.portable,
      access: syntax.access,
      isStatic: syntax.isStatic,
      isInferred: syntax.isInferred,
      isInspectable: syntax.isInspectable,
      isRequired: syntax.required != nil,
      defaultValue: value,
      constraints: member.constraints,
      summary: syntax.summary,
      discussion: syntax.discussion,
      shownBy: syntax.shownBy?.value,
      setBy: syntax.setBy?.value,
      setBefore: syntax.setBefore.map(\.value),
      since: syntax.since,
      deprecated: deprecated,
      renamedFrom: syntax.renamedFrom.map(\.value),
      aliases: syntax.aliases.map(\.value),
      swiftName: syntax.swiftName?.value,
      note: syntax.note,
      range: syntax.name.range
    )
  }

  /// Resolves a default.
  ///
  /// - Returns: The value; `nil` when it is wrong, which is reported.
  mutating func defaultValue(
    _ node: YAMLNode,
    of name: String,
    _ type: ResolvedType,
    _ constraints: Constraints
  ) -> ValueLiteral? {
    let what = "the default of \(quoted(name))"
    guard let portable = type.portable else {
      if type.expression.isOptional && node.isNull { return .null }
      findings.report(
        SpecRules.defaultType,
        "\(what) cannot be written: '\(type.expression)' carries no data",
        at: node.range,
        suggestion: "remove it, or describe it in the summary"
      )
      return nil
    }
    guard let value = literal(node, as: portable, of: what) else { return nil }
    checkRange(value, constraints, of: what, at: node.range)
    return value
  }

  /// Reports former names that a property has now, and aliases that any other member has.
  private mutating func checkOtherNames(_ syntax: PropertySyntax, in table: MemberTable) {
    for former in syntax.renamedFrom {
      guard let other = table.property(former.value) else { continue }
      findings.report(
        SpecRules.nameCollision,
        "the former name \(quoted(former.value)) is the name of a property",
        at: former.range,
        notes: [DiagnosticNote("the property stands here", at: other.range)],
        suggestion: "remove the former name; old data could mean either"
      )
    }
    for alias in syntax.aliases {
      guard let other = table.holder(of: alias) else { continue }
      findings.report(
        SpecRules.nameCollision,
        "the alias \(quoted(alias.value)) is taken",
        at: alias.range,
        notes: [DiagnosticNote("it belongs to this", at: other)],
        suggestion: "remove the alias; code and data could mean either"
      )
    }
  }

  /// Resolves an event.
  mutating func event(_ syntax: EventSyntax, _ table: MemberTable?) -> Event {
    checkRoot(of: syntax.path, in: table)
    checkLabels(of: syntax)
    let name = syntax.path.value.joined(separator: ".")
    return Event(
      name: name,
      payload: syntax.payload.map(\.expression),
      labels: syntax.labels.map(\.value),
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      note: syntax.note,
      range: syntax.path.range
    )
  }

  /// Reports labels that are too few or too many for what comes with an event.
  private mutating func checkLabels(of syntax: EventSyntax) {
    guard let first = syntax.labels.first, syntax.labels.count != syntax.payload.count else {
      return
    }
    findings.report(
      SpecRules.invalidValue,
      "there are \(syntax.labels.count) labels for a payload of \(syntax.payload.count)",
      at: first.range,
      suggestion: "write one label for each type of the payload, '_' for none"
    )
  }

  /// Resolves an operation.
  mutating func operation(_ syntax: OperationSyntax, _ table: MemberTable) -> Operation {
    checkRoot(of: syntax.path, in: table)
    return Operation(
      name: syntax.path.value.joined(separator: "."),
      isStatic: syntax.isStatic,
      parameters: syntax.parameters.compactMap { parameter($0) },
      result: syntax.result.flatMap { resolve($0) }?.expression,
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      discussion: syntax.discussion,
      note: syntax.note,
      range: syntax.path.range
    )
  }

  /// Resolves a parameter.
  private mutating func parameter(_ syntax: ParameterSyntax) -> OperationParameter? {
    guard let type = syntax.type.flatMap({ resolve($0) }) else { return nil }
    checkConstraints(syntax.constraints, on: type, of: syntax.name.value)
    let constraints = Constraints(syntax.constraints)
    return OperationParameter(
      name: syntax.name.value,
      label: syntax.label,
      type: type.expression,
      portable: type.portable,
      defaultValue: syntax.defaultValue.flatMap {
        defaultValue($0, of: syntax.name.value, type, constraints)
      },
      constraints: constraints,
      isOptional: syntax.isOptional,
      isInferred: syntax.isInferred,
      summary: syntax.summary,
      range: syntax.name.range
    )
  }

  /// Reports a dotted name whose first part is no view or property.
  private mutating func checkRoot(of path: Located<[String]>, in table: MemberTable?) {
    guard let table, path.value.count > 1, let root = path.value.first else { return }
    checkRoot(root, at: path.range, in: table)
  }

  /// Reports the first name of a path that is no view or property.
  ///
  /// - Returns: The member of the name, if there is one.
  @discardableResult
  mutating func checkRoot(_ root: String, at range: SourceRange, in table: MemberTable)
    -> MemberTable.Member?
  {
    if let member = table.members[root], member.kind != .event { return member }
    guard !table.isIncomplete else { return nil }
    let candidates = table.members.compactMap { $0.value.kind == .event ? nil : $0.key }
    let nearest = findings.nearest(to: root, among: candidates)
    findings.report(
      SpecRules.unknownPart,
      "there is no view or property \(quoted(root))",
      at: range,
      suggestion: nearest.map { "did you mean \(quoted($0))?" }
        ?? "a dotted name begins with a view or property of this component"
    )
    return nil
  }
}
