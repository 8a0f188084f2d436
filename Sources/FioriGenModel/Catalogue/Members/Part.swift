/// A member of one of a component's parts, by its dotted path.
public struct Part: Hashable, Sendable {
  /// The path from the component, such as `detailImageView.placeholder.text`.
  public var path: [String]
  /// The declared type; for members of a component of the catalogue, what that one declares.
  public var type: TypeExpression
  /// What stands for it in models; `nil` when it carries no data.
  public var portable: PortableType?
  /// How it may be used; `nil` where the documents do not say.
  public var access: Access?
  /// Whether the documents do not state its type or access.
  public var isInferred: Bool
  /// The default it has in this component.
  public var defaultValue: ValueLiteral?
  /// Limits and advice that it has in this component.
  public var constraints: Constraints
  /// What it is for, in one sentence.
  public var summary: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// Where its path stands.
  public var range: SourceRange

  /// Creates a part.
  public init(
    path: [String],
    type: TypeExpression,
    portable: PortableType?,
    access: Access? = nil,
    isInferred: Bool = false,
    defaultValue: ValueLiteral? = nil,
    constraints: Constraints = Constraints(),
    summary: String = "",
    note: String? = nil,
    inheritedFrom: String? = nil,
    range: SourceRange
  ) {
    self.path = path
    self.type = type
    self.portable = portable
    self.access = access
    self.isInferred = isInferred
    self.defaultValue = defaultValue
    self.constraints = constraints
    self.summary = summary
    self.note = note
    self.inheritedFrom = inheritedFrom
    self.range = range
  }
}
