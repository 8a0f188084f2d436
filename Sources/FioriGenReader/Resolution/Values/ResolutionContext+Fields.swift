import FioriGenModel

/// The default of a member of a part, with its path below the part.
struct LeafDefault {
  /// The names below the part.
  var path: [String]
  /// The member.
  var member: MemberTable.Member
  /// The value.
  var value: ValueLiteral
  /// Where the path stands.
  var range: SourceRange
}

extension ResolutionContext {
  /// A struct or component with some fields set.
  mutating func fields(_ node: YAMLNode, of type: String, for what: String) -> ValueLiteral? {
    guard case .mapping(let entries) = node.content else {
      return mismatch(
        node,
        of: what,
        "a mapping with members of \(quoted(type))",
        "write '{ member: value }'"
      )
    }
    var isWhole = true
    var leaves: [LeafDefault] = []
    for entry in entries {
      let path = entry.key.split(separator: ".").map(String.init)
      let member = DefaultSyntax(
        path: Located(value: path, range: entry.keyRange),
        value: entry.value
      )
      if let found = self.leaves(of: member, in: type) {
        leaves += found
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    let literal = FieldTree.literals(of: leaves.map { ($0.path, $0.value) })
    checkRequiredFields(literal, of: type, for: what, at: node.range)
    return .fields(literal)
  }

  /// The defaults that an entry of `defaults` gives, one per member that has a value.
  ///
  /// - Parameters:
  ///   - entry: The entry; its value may be a mapping with deeper members.
  ///   - type: The component or struct that has the member.
  /// - Returns: The defaults; `nil` when something is wrong, which is reported.
  mutating func leaves(of entry: DefaultSyntax, in type: String) -> [LeafDefault]? {
    let owner = ResolvedType(expression: .named(type), portable: nil)
    let path = entry.path.value
    switch target(of: path[...], in: owner) {
    case .unknown, .undescribed:
      return nil
    case .missing(let owner, let name, let candidates):
      reportMissingMember(name, of: owner, candidates: candidates, at: entry.path.range)
      return nil
    case .declared(let member):
      guard let memberType = member.type else { return nil }
      if case .mapping(let entries) = entry.value.content, holdsMembers(member) {
        return deeperLeaves(of: entries, below: entry.path, in: type)
      }
      let name = path.joined(separator: ".")
      guard member.isStored, let portable = memberType.portable else {
        findings.report(
          SpecRules.defaultType,
          "\(quoted(name)) of \(quoted(type)) cannot be given a default: "
            + (memberType.portable == nil ? "it carries no data" : "it cannot be set"),
          at: entry.path.range,
          suggestion: "remove it"
        )
        return nil
      }
      let what = "the default of \(quoted(name))"
      guard let value = literal(entry.value, as: portable, of: what) else { return nil }
      checkRange(value, member.constraints, of: what, at: entry.value.range)
      return [LeafDefault(path: path, member: member, value: value, range: entry.path.range)]
    }
  }

  /// Whether a mapping for a member gives its members, not one value.
  private func holdsMembers(_ member: MemberTable.Member) -> Bool {
    switch member.type?.portable?.unwrapped {
    case .component, .structure: true
    case nil: member.kind == .view || member.kind == .property
    default: false
    }
  }

  /// The defaults of a mapping inside `defaults`.
  private mutating func deeperLeaves(
    of entries: [YAMLEntry],
    below path: Located<[String]>,
    in type: String
  ) -> [LeafDefault]? {
    var leaves: [LeafDefault] = []
    for entry in entries {
      let names = entry.key.split(separator: ".").map(String.init)
      let deeper = DefaultSyntax(
        path: Located(value: path.value + names, range: entry.keyRange),
        value: entry.value
      )
      guard let found = self.leaves(of: deeper, in: type) else { return nil }
      leaves += found
    }
    return leaves
  }

  /// Reports fields that a struct needs and that a value does not give.
  mutating func checkRequiredFields(
    _ fields: [FieldLiteral],
    of type: String,
    for what: String,
    at range: SourceRange
  ) {
    guard let table = tables[type] else { return }
    let given = Set(fields.map(\.name))
    for (name, member) in table.members.sorted(by: { $0.key < $1.key })
    where member.isRequired && !given.contains(name) {
      findings.report(
        SpecRules.defaultType,
        "\(what) lacks \(quoted(name)), which \(quoted(type)) requires",
        at: range,
        notes: [DiagnosticNote("declared here", at: member.range)],
        suggestion: "add '\(name): …'"
      )
    }
    for field in fields {
      guard case .fields(let deeper) = field.value,
        case .structure(let name)? = table.members[field.name]?.type?.portable?.unwrapped
      else { continue }
      checkRequiredFields(deeper, of: name, for: "'\(field.name)' in \(what)", at: range)
    }
  }
}

/// Turns values with dotted paths into nested literals.
enum FieldTree {
  /// The literals of some paths.
  ///
  /// - Parameter leaves: The paths with their values, in order.
  /// - Returns: One literal per first name, in order of appearance.
  static func literals(of leaves: [(path: [String], value: ValueLiteral)]) -> [FieldLiteral] {
    var fields: [FieldLiteral] = []
    for leaf in leaves { insert(leaf.value, at: leaf.path[...], into: &fields) }
    return fields
  }

  /// Sets the value at a path; a value that is there is replaced.
  static func insert(
    _ value: ValueLiteral,
    at path: ArraySlice<String>,
    into fields: inout [FieldLiteral]
  ) {
    guard let name = path.first else { return }
    let index = fields.firstIndex { $0.name == name }
    if path.count == 1 {
      if let index {
        fields[index].value = value
      } else {
        fields.append(FieldLiteral(name: name, value: value))
      }
      return
    }
    var deeper: [FieldLiteral] = []
    if let index, case .fields(let existing) = fields[index].value { deeper = existing }
    insert(value, at: path.dropFirst(), into: &deeper)
    let field = FieldLiteral(name: name, value: .fields(deeper))
    if let index { fields[index] = field } else { fields.append(field) }
  }
}
