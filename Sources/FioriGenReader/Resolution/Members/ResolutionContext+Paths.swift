import FioriGenModel

/// What a dotted path leads to.
enum PathTarget {
  /// A member that the catalogue declares.
  case declared(MemberTable.Member)
  /// A member of a type that the catalogue does not describe; its type has to be given.
  case undescribed
  /// Nothing: `owner` has no member `name`.
  case missing(owner: String, name: String, candidates: [String])
  /// Something that depends on a fault reported elsewhere.
  case unknown
}

extension ResolutionContext {
  /// Follows a path through the members of members.
  ///
  /// - Parameters:
  ///   - path: The names below a member.
  ///   - type: The member's type.
  /// - Returns: What the path leads to.
  func target(of path: ArraySlice<String>, in type: ResolvedType?) -> PathTarget {
    var path = path
    var type = type
    var owner: String?
    while let name = path.first {
      guard let current = type else { return .unknown }
      guard case .named(let typeName) = current.expression.unwrapped else {
        return owner.map { missing(path, in: $0) } ?? .undescribed
      }
      if let table = tables[typeName] {
        if let member = table.paths[path.joined(separator: ".")] { return .declared(member) }
        guard let member = table.members[name] else {
          if table.isIncomplete { return .unknown }
          if types.names[typeName] == .reference {
            return owner.map { missing(path, in: $0) } ?? .undescribed
          }
          return .missing(owner: typeName, name: name, candidates: Array(table.members.keys))
        }
        if path.count == 1 { return .declared(member) }
        owner = typeName
        type = member.type
      } else if types.names[typeName] != nil && types.names[typeName] != .reference {
        return .missing(owner: typeName, name: name, candidates: [])
      } else {
        return owner.map { missing(path, in: $0) } ?? .undescribed
      }
      path = path.dropFirst()
    }
    return .unknown
  }

  /// A path that leaves the types of the catalogue below one of them, which would have to list it
  /// among its parts.
  private func missing(_ path: ArraySlice<String>, in owner: String) -> PathTarget {
    .missing(owner: owner, name: path.joined(separator: "."), candidates: [])
  }

  /// Reports a path that leads nowhere.
  ///
  /// - Parameters:
  ///   - name: The name that is missing.
  ///   - owner: The type that should have it.
  ///   - candidates: The names that it has.
  ///   - range: Where the path stands.
  mutating func reportMissingMember(
    _ name: String,
    of owner: String,
    candidates: [String],
    at range: SourceRange
  ) {
    let nearest = findings.nearest(to: name, among: candidates)
    findings.report(
      SpecRules.unknownPart,
      "\(quoted(owner)) has no member \(quoted(name))",
      at: range,
      suggestion: nearest.map { "did you mean \(quoted($0))?" }
        ?? "describe it in the spec of \(owner)"
    )
  }
}
