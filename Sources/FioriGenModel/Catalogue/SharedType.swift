/// A type that components share.
public struct SharedType: Hashable, Sendable {
  /// What the type is, with what only that kind has.
  public enum Kind: Hashable, Sendable {
    /// A closed list of names.
    case enumeration(cases: [EnumerationCase])
    /// A value with fields.
    case structure(fields: [Property])
    /// One of several kinds of value.
    case union(cases: [UnionCase])
    /// What a delegate must do.
    case protocolType(members: [Event])
    /// A type that the documents name without describing it.
    case external(members: [ExternalMember])
  }

  /// The documented name, such as `FUITag`.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The type or protocols it inherits from.
  public var inherits: String?
  /// The protocols it conforms to, in the order written.
  public var conforms: [String]
  /// The method that gives the colours which an enumeration's cases name.
  public var colorMethod: ColorMethod?
  /// What it is for, in one sentence.
  public var summary: String
  /// More about it, in Markdown; may be empty.
  public var discussion: String
  /// Whether the documents never name or declare it.
  public var isInferred: Bool
  /// Its deprecation.
  public var deprecated: Deprecation?
  /// The Swift name, where the spec overrides the default.
  public var swiftName: String?
  /// Where the reference documents disagree, and what was chosen.
  public var notes: [String]
  /// The version it first appeared in.
  public var since: String?
  /// The stem of the file it came from.
  public var fileStem: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a shared type.
  public init(
    name: String,
    kind: Kind,
    inherits: String? = nil,
    conforms: [String] = [],
    colorMethod: ColorMethod? = nil,
    summary: String = "",
    discussion: String = "",
    isInferred: Bool = false,
    deprecated: Deprecation? = nil,
    swiftName: String? = nil,
    notes: [String] = [],
    since: String? = nil,
    fileStem: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.kind = kind
    self.inherits = inherits
    self.conforms = conforms
    self.colorMethod = colorMethod
    self.summary = summary
    self.discussion = discussion
    self.isInferred = isInferred
    self.deprecated = deprecated
    self.swiftName = swiftName
    self.notes = notes
    self.since = since
    self.fileStem = fileStem ?? name
    self.range = range
  }
}

/// A case of an enumeration.
public struct EnumerationCase: Hashable, Sendable {
  /// The name as documented.
  public var name: String
  /// What it means, in one sentence.
  public var summary: String
  /// Whether the documents do not spell it.
  public var isInferred: Bool
  /// Its deprecation.
  public var deprecated: Deprecation?
  /// The Swift name, where the spec overrides the default.
  public var swiftName: String?
  /// Other spellings that decoding accepts.
  public var aliases: [String]
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a case.
  public init(
    name: String,
    summary: String = "",
    isInferred: Bool = false,
    deprecated: Deprecation? = nil,
    swiftName: String? = nil,
    aliases: [String] = [],
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.summary = summary
    self.isInferred = isInferred
    self.deprecated = deprecated
    self.swiftName = swiftName
    self.aliases = aliases
    self.note = note
    self.range = range
  }
}

/// One kind of value that a union can hold.
public struct UnionCase: Hashable, Sendable {
  /// The name, also the key in JSON.
  public var name: String
  /// The declared type of the value.
  public var type: TypeExpression
  /// What stands for it in models.
  public var portable: PortableType
  /// What it is, in one sentence.
  public var summary: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a case.
  public init(
    name: String,
    type: TypeExpression,
    portable: PortableType,
    summary: String = "",
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.portable = portable
    self.summary = summary
    self.range = range
  }
}

/// A member that the documents mention on an external type.
public struct ExternalMember: Hashable, Sendable {
  /// The name; dotted where it is a member's member.
  public var name: String
  /// The declared type.
  public var type: TypeExpression
  /// How it may be used; `nil` where the documents do not say.
  public var access: Access?
  /// Whether the documents do not state its type or access.
  public var isInferred: Bool
  /// What it is for, in one sentence.
  public var summary: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a member.
  public init(
    name: String,
    type: TypeExpression,
    access: Access? = nil,
    isInferred: Bool = false,
    summary: String = "",
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.access = access
    self.isInferred = isInferred
    self.summary = summary
    self.range = range
  }
}
