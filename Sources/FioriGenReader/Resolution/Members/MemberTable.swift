import FioriGenModel

/// The members of a component, struct or external type by name, inherited ones included.
struct MemberTable: Sendable {
  /// What a member is.
  enum Kind: String, Sendable {
    /// A view of a component.
    case view
    /// A property of a component or a field of a struct.
    case property
    /// An event.
    case event
    /// An operation.
    case operation
    /// A member of a member.
    case part
  }

  /// A member.
  struct Member: Sendable {
    /// What it is.
    var kind: Kind
    /// Its type; `nil` when that is not known, which is reported elsewhere.
    var type: ResolvedType?
    /// How it may be used.
    var access: Access?
    /// Whether its type or access was not stated.
    var isInferred = false
    /// Whether models store it.
    var isStored = false
    /// Whether a value must be given.
    var isRequired = false
    /// Limits and advice.
    @Rare var constraints = Constraints()
    /// The type that declares it.
    var owner: String
    /// Where its name stands.
    var range: SourceRange
  }

  /// Views, properties and events by name.
  var members: [String: Member] = [:]

  /// Operations by name.
  var operations: [String: Member] = [:]

  /// Parts with a type of their own and events of parts, by dotted path.
  var paths: [String: Member] = [:]

  /// Where each former name, alias and Swift name of a property stands, by that name; the first
  /// place where several share one.
  var otherNames: [String: SourceRange] = [:]

  /// Where the aliases of properties stand.
  var aliases: [String: SourceRange] = [:]

  /// Where the aliases of inherited properties stand.
  var inheritedAliases: [String: SourceRange] = [:]

  /// Whether there may be more members than these.
  var isIncomplete = false

  /// Whether a view of a name exists.
  func hasView(_ name: String) -> Bool {
    members[name]?.kind == .view
  }

  /// The property of a name.
  func property(_ name: String) -> Member? {
    members[name].flatMap { $0.kind == .property ? $0 : nil }
  }

  /// Where something else of an alias's name stands.
  ///
  /// - Parameter alias: The alias.
  /// - Returns: The place; `nil` when the name is free.
  func holder(of alias: Located<String>) -> SourceRange? {
    if let member = members[alias.value] ?? operations[alias.value] { return member.range }
    return otherNames[alias.value].flatMap { $0 == alias.range ? nil : $0 }
  }

  /// Notes the names that a property has beside its own.
  ///
  /// - Parameter property: The property.
  mutating func noteOtherNames(of property: PropertySyntax) {
    let names = property.renamedFrom + [property.swiftName].compactMap { $0 } + property.aliases
    for alias in property.aliases { aliases[alias.value] = alias.range }
    for name in names where otherNames[name.value] == nil { otherNames[name.value] = name.range }
  }

  /// The names of the members of a kind, for suggestions.
  func names(of kind: Kind) -> [String] {
    members.compactMap { $0.value.kind == kind ? $0.key : nil }
  }
}
