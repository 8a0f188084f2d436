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
    var constraints = Constraints()
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

  /// The names of the members of a kind, for suggestions.
  func names(of kind: Kind) -> [String] {
    members.compactMap { $0.value.kind == kind ? $0.key : nil }
  }
}
