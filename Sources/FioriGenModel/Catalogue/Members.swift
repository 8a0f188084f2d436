/// How a member may be used from outside.
public enum Access: String, Hashable, Sendable, CaseIterable {
  /// Read only.
  case get = "get"
  /// Read and written.
  case getSet = "get set"
  /// Read by everyone, written by the component itself.
  case privateSet = "private(set) get"
}

/// A visible part of a component.
public struct AnatomyView: Hashable, Sendable {
  /// The member's name, such as `headlineLabel`.
  public var name: String
  /// The declared type.
  public var type: TypeExpression
  /// What stands for its settable members in models: a component or a struct of the catalogue;
  /// `nil` for platform views.
  public var portable: PortableType?
  /// How it may be used; `nil` where the documents do not say.
  public var access: Access?
  /// Whether type or access were not stated by the documents.
  public var isInferred: Bool
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// What it shows, in one sentence.
  public var summary: String
  /// Its fixed size in points.
  public var size: ViewSize?
  /// The views it stands next to.
  public var placement: [ViewRelation]
  /// How it stands in compact width, where that differs; `nil` where width makes no difference.
  public var compact: CompactPlacement?
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a view.
  public init(
    name: String,
    type: TypeExpression,
    portable: PortableType? = nil,
    access: Access? = nil,
    isInferred: Bool = false,
    inheritedFrom: String? = nil,
    summary: String = "",
    size: ViewSize? = nil,
    placement: [ViewRelation] = [],
    compact: CompactPlacement? = nil,
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.portable = portable
    self.access = access
    self.isInferred = isInferred
    self.inheritedFrom = inheritedFrom
    self.summary = summary
    self.size = size
    self.placement = placement
    self.compact = compact
    self.note = note
    self.range = range
  }
}

/// How a view stands in compact width, where that differs from regular width.
public enum CompactPlacement: Hashable, Sendable {
  /// It is not shown.
  case hidden
  /// It stands next to these views instead.
  case placed([ViewRelation])
}

/// A width and a height in points.
public struct ViewSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// How a view stands to another one.
public struct ViewRelation: Hashable, Sendable {
  /// The ways two views can stand to each other; the raw values are spec keys.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// After the other one in reading direction.
    case trailingOf
    /// Before the other one in reading direction.
    case leadingOf
    /// Under the other one.
    case below
    /// Over the other one.
    case above
    /// Inside the other one.
    case inside
    /// In the same place as the other one, of which only one is shown.
    case insteadOf
  }

  /// The way.
  public var kind: Kind
  /// The other view's name.
  public var view: String
  /// The distance in points, where the documents state one.
  public var distance: Double?

  /// Creates a relation.
  public init(kind: Kind, view: String, distance: Double? = nil) {
    self.kind = kind
    self.view = view
    self.distance = distance
  }
}

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
  public var constraints: Constraints
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// What it is for, in one sentence.
  public var summary: String
  /// More about it, in Markdown; may be empty.
  public var discussion: String
  /// The view that shows it.
  public var shownBy: String?
  /// The operation that changes it, where assigning is not the documented way.
  public var setBy: String?
  /// Properties and views whose values have to be set after it, because setting it changes them.
  public var setBefore: [String]
  /// The version it first appeared in.
  public var since: String?
  /// Its deprecation.
  public var deprecated: Deprecation?
  /// Names it had before, newest first; lenient decoding accepts them.
  public var renamedFrom: [String]
  /// Other spellings that the documents use for it; code and data may use any of them.
  public var aliases: [String]
  /// The Swift name, where the spec overrides the default.
  public var swiftName: String?
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
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

/// Limits (errors when broken) and advice (warnings) for a property's value.
public struct Constraints: Hashable, Sendable {
  /// The allowed numbers.
  public var range: ClosedRange<Double>?
  /// The numbers that usually look right.
  public var advisedRange: ClosedRange<Double>?
  /// The most elements allowed.
  public var count: Int?
  /// The most elements that usually look right.
  public var advisedCount: Int?
  /// The most lines of text that usually look right.
  public var advisedLines: Int?

  /// Creates constraints; what is left out is not limited.
  public init(
    range: ClosedRange<Double>? = nil,
    advisedRange: ClosedRange<Double>? = nil,
    count: Int? = nil,
    advisedCount: Int? = nil,
    advisedLines: Int? = nil
  ) {
    self.range = range
    self.advisedRange = advisedRange
    self.count = count
    self.advisedCount = advisedCount
    self.advisedLines = advisedLines
  }

  /// Whether nothing is limited or advised.
  public var isEmpty: Bool { self == Constraints() }
}

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

/// Something a component reports.
public struct Event: Hashable, Sendable {
  /// The handler's or delegate method's name; dotted where a part reports it.
  public var name: String
  /// The types of what comes with it, in order.
  public var payload: [TypeExpression]
  /// The argument labels of a delegate's method, one for each type of the payload, `_` for none;
  /// empty where no argument has a label.
  public var labels: [String]
  /// Whether the documents never declare it.
  public var isInferred: Bool
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// When it happens, in one sentence.
  public var summary: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates an event.
  public init(
    name: String,
    payload: [TypeExpression] = [],
    labels: [String] = [],
    isInferred: Bool = false,
    inheritedFrom: String? = nil,
    summary: String = "",
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.payload = payload
    self.labels = labels
    self.isInferred = isInferred
    self.inheritedFrom = inheritedFrom
    self.summary = summary
    self.note = note
    self.range = range
  }
}
