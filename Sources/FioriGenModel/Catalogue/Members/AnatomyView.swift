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
