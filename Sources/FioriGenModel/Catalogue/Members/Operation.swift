/// Something a component can be told to do.
public struct Operation: Hashable, Sendable {
  /// The method's base name; dotted where it is a part's method, such as `actionButton.setTitle`.
  public var name: String
  /// Whether it belongs to the type instead of an instance.
  public var isStatic: Bool
  /// Its parameters, in order.
  public var parameters: [OperationParameter]
  /// The type of what it gives back; `nil` for nothing.
  public var result: TypeExpression?
  /// Whether the documents never declare it.
  public var isInferred: Bool
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// What it does, in one sentence.
  public var summary: String
  /// More about it, in Markdown; may be empty.
  public var discussion: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates an operation.
  public init(
    name: String,
    isStatic: Bool = false,
    parameters: [OperationParameter] = [],
    result: TypeExpression? = nil,
    isInferred: Bool = false,
    inheritedFrom: String? = nil,
    summary: String = "",
    discussion: String = "",
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.isStatic = isStatic
    self.parameters = parameters
    self.result = result
    self.isInferred = isInferred
    self.inheritedFrom = inheritedFrom
    self.summary = summary
    self.discussion = discussion
    self.note = note
    self.range = range
  }
}

/// A parameter of an operation.
public struct OperationParameter: Hashable, Sendable {
  /// The name; also the argument label unless ``label`` says otherwise.
  public var name: String
  /// The argument label where it differs from the name; `_` for none.
  public var label: String?
  /// The declared type.
  public var type: TypeExpression
  /// What stands for it in models; `nil` when it carries no data (completion handlers, views).
  public var portable: PortableType?
  /// The documented default; without one it has to be given unless ``isOptional``.
  public var defaultValue: ValueLiteral?
  /// Limits and advice.
  public var constraints: Constraints
  /// Whether it may be left out although the documents do not state what happens then.
  public var isOptional: Bool
  /// Whether the documents do not state its type or default.
  public var isInferred: Bool
  /// What it is for, in one sentence.
  public var summary: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a parameter.
  public init(
    name: String,
    label: String? = nil,
    type: TypeExpression,
    portable: PortableType?,
    defaultValue: ValueLiteral? = nil,
    constraints: Constraints = Constraints(),
    isOptional: Bool = false,
    isInferred: Bool = false,
    summary: String = "",
    range: SourceRange
  ) {
    self.name = name
    self.label = label
    self.type = type
    self.portable = portable
    self.defaultValue = defaultValue
    self.constraints = constraints
    self.isOptional = isOptional
    self.isInferred = isInferred
    self.summary = summary
    self.range = range
  }
}
