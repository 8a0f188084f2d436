import FioriGenModel

extension ResolutionContext {
  /// Resolves a component.
  ///
  /// - Parameters:
  ///   - declared: The component as written.
  ///   - parent: The resolved component that it inherits from.
  /// - Returns: The component with its inherited members.
  mutating func component(_ declared: Declared<ComponentSyntax>, inheriting parent: Component?)
    -> Component
  {
    let syntax = declared.syntax
    let name = syntax.name.value
    let table = tables[name] ?? MemberTable()
    var component = Component(
      name: name,
      kind: syntax.kind ?? .view,
      summary: syntax.common.summary,
      discussion: syntax.common.discussion,
      inherits: syntax.inherits?.value,
      conforms: syntax.conforms.map(\.value),
      deprecated: deprecation(syntax.common.deprecated, of: .type),
      since: syntax.common.since,
      isInferred: syntax.common.isInferred,
      swiftName: syntax.common.swiftName?.value,
      notes: syntax.common.notes,
      fileStem: declared.stem,
      range: syntax.name.range
    )
    component.views = inherited(parent?.views, \.name, \.inheritedFrom, parent, table)
    component.views += syntax.views.compactMap { view($0, in: table) }
    component.properties = inherited(parent?.properties, \.name, \.inheritedFrom, parent, table)
    component.properties += syntax.properties.compactMap { property($0, of: name) }
    component.events = inherited(parent?.events, \.name, \.inheritedFrom, parent, syntax.events)
    component.events += syntax.events.map { event($0, table) }
    component.operations = inherited(
      parent?.operations,
      \.name,
      \.inheritedFrom,
      parent,
      syntax.operations
    )
    component.operations += syntax.operations.map { operation($0, table) }
    resolveParts(of: &component, syntax, inheriting: parent, table)
    resolveRules(of: &component, syntax, inheriting: parent, table)
    component.theming = theming(syntax, table)
    checkSwiftNames(syntax.properties.map { ($0.name, $0.swiftName) })
    return component
  }

  /// The inherited views or properties that a component does not replace.
  private func inherited<Member>(
    _ members: [Member]?,
    _ name: KeyPath<Member, String>,
    _ origin: WritableKeyPath<Member, String?>,
    _ parent: Component?,
    _ table: MemberTable
  ) -> [Member] {
    guard let parent, let members else { return [] }
    return members.compactMap { member in
      let declarer = member[keyPath: origin] ?? parent.name
      guard table.members[member[keyPath: name]]?.owner == declarer else { return nil }
      var member = member
      member[keyPath: origin] = declarer
      return member
    }
  }

  /// The inherited events or operations that a component does not replace.
  private func inherited<Member, Syntax: DottedSyntax>(
    _ members: [Member]?,
    _ name: KeyPath<Member, String>,
    _ origin: WritableKeyPath<Member, String?>,
    _ parent: Component?,
    _ own: [Syntax]
  ) -> [Member] {
    guard let parent, let members else { return [] }
    let ownNames = Set(own.map { $0.path.value.joined(separator: ".") })
    return members.compactMap { member in
      guard !ownNames.contains(member[keyPath: name]) else { return nil }
      var member = member
      member[keyPath: origin] = member[keyPath: origin] ?? parent.name
      return member
    }
  }
}

/// A member whose name may be dotted.
protocol DottedSyntax {
  /// The name, split at the dots.
  var path: Located<[String]> { get }
}

extension EventSyntax: DottedSyntax {}
extension OperationSyntax: DottedSyntax {}
