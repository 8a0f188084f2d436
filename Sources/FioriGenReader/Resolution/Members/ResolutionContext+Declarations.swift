import FioriGenModel

extension ResolutionContext {
  /// Fills the member table of a component; the one it inherits from must have its table.
  mutating func declareMembers(of name: String) {
    guard let component = components[name]?.syntax else { return }
    var table = parents[name].flatMap { tables[$0] } ?? MemberTable()
    table.isIncomplete =
      table.isIncomplete || component.isIncomplete
      || component.inherits.map { suspected.types.contains($0.value) } ?? false
      || component.inherits.map { !types.knows($0.value) } ?? false
    table.inheritedAliases = table.aliases
    for view in component.views {
      let member = MemberTable.Member(
        kind: .view,
        type: view.type.flatMap { resolve($0) },
        access: view.access,
        isInferred: view.isInferred,
        owner: name,
        range: view.name.range
      )
      declare(member, view.name, in: &table)
    }
    for property in component.properties {
      declare(self.member(property, of: name), property.name, in: &table)
      table.noteOtherNames(of: property)
    }
    for event in component.events { declare(event, of: name, in: &table) }
    for operation in component.operations where operation.path.value.count == 1 {
      declareOperation(operation, of: name, in: &table)
    }
    for part in component.parts where part.type != nil {
      table.paths[part.path.value.joined(separator: ".")] = MemberTable.Member(
        kind: .part,
        type: part.type.flatMap { resolve($0) },
        access: part.access,
        isInferred: part.isInferred,
        isStored: part.access != .get && part.access != .privateSet,
        owner: name,
        range: part.path.range
      )
    }
    tables[name] = table
  }

  /// Fills the member tables of structs and external types.
  mutating func declareSharedTypeMembers() {
    for (name, declared) in sharedTypes.sorted(by: { $0.key < $1.key }) {
      var table = MemberTable(isIncomplete: declared.syntax.isIncomplete)
      switch declared.syntax.kind {
      case .structure(let fields):
        for field in fields {
          table.members[field.name.value] = member(field, of: name)
          table.noteOtherNames(of: field)
        }
      case .external(let members):
        for member in members {
          table.paths[member.path.value.joined(separator: ".")] = MemberTable.Member(
            kind: .part,
            type: member.type.flatMap { resolve($0) },
            access: member.access,
            isInferred: member.isInferred,
            isStored: member.access != .get && member.access != .privateSet,
            owner: name,
            range: member.path.range
          )
        }
      case .enumeration, .union, .protocolType:
        continue
      }
      tables[name] = table
    }
  }

  /// The entry of a property or field.
  private mutating func member(_ property: PropertySyntax, of owner: String) -> MemberTable.Member {
    let type = property.type.flatMap { resolve($0) }
    let isSettable = property.access != .get && property.access != .privateSet
    return MemberTable.Member(
      kind: .property,
      type: type,
      access: property.access,
      isInferred: property.isInferred,
      isStored: isSettable && !property.isStatic && type?.portable != nil,
      isRequired: property.required != nil && property.defaultValue == nil,
      constraints: Constraints(property.constraints),
      owner: owner,
      range: property.name.range
    )
  }

  /// Adds an event; a part's event goes by its path.
  private mutating func declare(_ event: EventSyntax, of owner: String, in table: inout MemberTable)
  {
    let payload = event.payload.map { resolve($0) }
    let types = payload.compactMap { $0?.expression }
    let handler = TypeExpression.function(parameters: types, result: .named("Void"))
    let member = MemberTable.Member(
      kind: .event,
      type: types.count == payload.count ? ResolvedType(expression: handler) : nil,
      isInferred: event.isInferred,
      owner: owner,
      range: event.path.range
    )
    let name = Located(value: event.path.value.joined(separator: "."), range: event.path.range)
    if event.path.value.count == 1 {
      declare(member, name, in: &table)
    } else {
      table.paths[name.value] = member
    }
  }

  /// Adds an operation; it may share its name with an event, but with nothing else.
  private mutating func declareOperation(
    _ operation: OperationSyntax,
    of owner: String,
    in table: inout MemberTable
  ) {
    let name = operation.path.value[0]
    if let other = table.members[name], other.kind != .event {
      reportDuplicate(
        "\(quoted(name)) is a \(other.kind.rawValue) and an operation",
        at: operation.path.range,
        other.range
      )
    }
    table.operations[name] = MemberTable.Member(
      kind: .operation,
      owner: owner,
      range: operation.path.range
    )
  }

  /// Adds a view, property or event. It may replace an inherited member of its own kind.
  private mutating func declare(
    _ member: MemberTable.Member,
    _ name: Located<String>,
    in table: inout MemberTable
  ) {
    if let other = table.members[name.value],
      other.owner == member.owner || other.kind != member.kind
    {
      reportDuplicate(
        "\(quoted(name.value)) is a \(other.kind.rawValue) and a \(member.kind.rawValue)",
        at: name.range,
        other.range
      )
      return
    }
    checkInheritedAlias(of: name, in: table)
    if member.kind != .event, let operation = table.operations[name.value] {
      reportDuplicate(
        "\(quoted(name.value)) is an operation and a \(member.kind.rawValue)",
        at: name.range,
        operation.range
      )
    }
    if let other = table.members[name.value] { checkOverride(of: other, by: member, name) }
    table.members[name.value] = member
  }

  /// Reports a member whose name is an inherited alias. Own aliases report themselves.
  private mutating func checkInheritedAlias(of name: Located<String>, in table: MemberTable) {
    guard let alias = table.inheritedAliases[name.value] else { return }
    findings.report(
      SpecRules.nameCollision,
      "\(quoted(name.value)) is an alias of an inherited property",
      at: name.range,
      notes: [DiagnosticNote("the alias stands here", at: alias)],
      suggestion: "choose another name"
    )
  }

  /// Reports a property that replaces an inherited one with something else: inherited rules and
  /// callers rely on what was there.
  private mutating func checkOverride(
    of inherited: MemberTable.Member,
    by member: MemberTable.Member,
    _ name: Located<String>
  ) {
    guard member.kind == .property, let old = inherited.type, let new = member.type else { return }
    let isSameType = old.portable?.unwrapped == new.portable?.unwrapped
    if isSameType && (member.isStored || !inherited.isStored) { return }
    findings.report(
      SpecRules.invalidValue,
      isSameType
        ? "\(quoted(name.value)) can be set in \(quoted(inherited.owner)), but not here"
        : "\(quoted(name.value)) has another type in \(quoted(inherited.owner)): "
          + quoted(old.expression.description),
      at: name.range,
      notes: [DiagnosticNote("the inherited property stands here", at: inherited.range)],
      suggestion: "keep type and access of the inherited property, or rename this one"
    )
  }
}

extension Constraints {
  /// The limits and advice as written.
  init(_ syntax: ConstraintsSyntax) {
    self.init(
      range: syntax.range?.value,
      advisedRange: syntax.advisedRange?.value,
      count: syntax.count?.value,
      advisedCount: syntax.advisedCount?.value,
      advisedLines: syntax.advisedLines?.value
    )
  }
}
