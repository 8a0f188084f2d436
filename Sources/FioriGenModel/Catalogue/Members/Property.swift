/// A value that a component has.
public struct Property: Hashable, Sendable {
  /// The member's name.
  public var name: String
  /// The declared type.
  public var type: TypeExpression
  /// What stands for it in models; `nil` when it carries no data.
  public var portable: PortableType?
  /// How it may be used.
  public var access: Access?
  /// Whether it belongs to the type instead of an instance.
  public var isStatic: Bool
  /// Whether the documents do not state its type or access.
  public var isInferred: Bool
  /// Whether Interface Builder shows it.
  public var isInspectable: Bool
  /// Whether a value must be given; only in structs.
  public var isRequired: Bool
  /// The documented default; `nil` means unset until the user sets it.
  public var defaultValue: ValueLiteral?
  /// Limits and advice.
  @Rare public var constraints: Constraints
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// What it is for, in one sentence.
  public var summary: String
  /// More about it, in Markdown; may be empty.
  public var discussion: String
  /// The view that shows it.
  @Rare public var shownBy: String?
  /// The operation that changes it, where assigning is not the documented way.
  @Rare public var setBy: String?
  /// Properties and views whose values have to be set after it, because setting it changes them.
  public var setBefore: [String]
  /// The version it first appeared in.
  @Rare public var since: String?
  /// Its deprecation.
  @Rare public var deprecated: Deprecation?
  /// Names it had before, newest first; lenient decoding accepts them.
  public var renamedFrom: [String]
  /// Other spellings that the documents use for it; code and data may use any of them.
  public var aliases: [String]
  /// The Swift name, where the spec overrides the default.
  @Rare public var swiftName: String?
  /// Where the reference documents disagree, and what was chosen.
  @Rare public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a property.
  public init(
    name: String,
    type: TypeExpression,
    portable: PortableType?,
    access: Access? = .getSet,
    isStatic: Bool = false,
    isInferred: Bool = false,
    isInspectable: Bool = false,
    isRequired: Bool = false,
    defaultValue: ValueLiteral? = nil,
    constraints: Constraints = Constraints(),
    inheritedFrom: String? = nil,
    summary: String = "",
    discussion: String = "",
    shownBy: String? = nil,
    setBy: String? = nil,
    setBefore: [String] = [],
    since: String? = nil,
    deprecated: Deprecation? = nil,
    renamedFrom: [String] = [],
    aliases: [String] = [],
    swiftName: String? = nil,
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.portable = portable
    self.access = access
    self.isStatic = isStatic
    self.isInferred = isInferred
    self.isInspectable = isInspectable
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.constraints = constraints
    self.inheritedFrom = inheritedFrom
    self.summary = summary
    self.discussion = discussion
    self.shownBy = shownBy
    self.setBy = setBy
    self.setBefore = setBefore
    self.since = since
    self.deprecated = deprecated
    self.renamedFrom = renamedFrom
    self.aliases = aliases
    self.swiftName = swiftName
    self.note = note
    self.range = range
  }

  /// Whether the model stores it: it carries data, belongs to an instance and can be set.
  public var isStored: Bool {
    portable != nil && !isStatic && access != .get && access != .privateSet
  }
}
