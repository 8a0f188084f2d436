/// What a component is.
public enum ComponentKind: String, Hashable, Sendable, CaseIterable {
  /// Something shown on screen.
  case view
  /// A view that reports touches.
  case control
  /// A whole screen.
  case viewController
  /// A type with class methods only, which shows something.
  case presenter
  /// A plain value.
  case value
}

/// A component of the design system, with its inherited members already flattened in.
public struct Component: Hashable, Sendable {
  /// The documented name, such as `FUIObjectCell`.
  public var name: String
  /// What it is.
  public var kind: ComponentKind
  /// What it is for, in one sentence.
  public var summary: String
  /// More about it, in Markdown; may be empty.
  public var discussion: String
  /// The type it inherits from.
  public var inherits: String?
  /// The protocols it conforms to, in the order written.
  public var conforms: [String]
  /// Its deprecation.
  public var deprecated: Deprecation?
  /// The version it first appeared in.
  public var since: String?
  /// Whether the documents never declare it, so that its kind and name were read from samples.
  public var isInferred: Bool
  /// The Swift name of its model, where the spec overrides the default.
  public var swiftName: String?
  /// Its anatomy, in reading order; inherited views first.
  public var views: [AnatomyView]
  /// Its properties, in the order of the spec; inherited ones first.
  public var properties: [Property]
  /// Members of its parts that can be set, or that have their own default here.
  public var parts: [Part]
  /// What it can be told to do.
  public var operations: [Operation]
  /// What it reports.
  public var events: [Event]
  /// Checkable behaviour.
  public var rules: [BehaviourRule]
  /// Its class paths, attribute groups and example rules.
  public var theming: Theming
  /// Where the reference documents disagree, and what was chosen.
  public var notes: [String]
  /// The stem of the file it came from.
  public var fileStem: String
  /// Where its name stands.
  public var range: SourceRange

  /// Creates a component.
  public init(
    name: String,
    kind: ComponentKind,
    summary: String = "",
    discussion: String = "",
    inherits: String? = nil,
    conforms: [String] = [],
    deprecated: Deprecation? = nil,
    since: String? = nil,
    isInferred: Bool = false,
    swiftName: String? = nil,
    views: [AnatomyView] = [],
    properties: [Property] = [],
    parts: [Part] = [],
    operations: [Operation] = [],
    events: [Event] = [],
    rules: [BehaviourRule] = [],
    theming: Theming = Theming(),
    notes: [String] = [],
    fileStem: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.discussion = discussion
    self.inherits = inherits
    self.conforms = conforms
    self.deprecated = deprecated
    self.since = since
    self.isInferred = isInferred
    self.swiftName = swiftName
    self.views = views
    self.properties = properties
    self.parts = parts
    self.operations = operations
    self.events = events
    self.rules = rules
    self.theming = theming
    self.notes = notes
    self.fileStem = fileStem ?? name
    self.range = range
  }
}

/// A warning to users that something will go away.
public struct Deprecation: Hashable, Sendable {
  /// What to do instead, in one sentence.
  public var message: String
  /// The name of what takes its place.
  public var replacedBy: String?

  /// Creates a deprecation.
  ///
  /// - Parameters:
  ///   - message: What to do instead, in one sentence.
  ///   - replacedBy: The name of what takes its place.
  public init(message: String, replacedBy: String? = nil) {
    self.message = message
    self.replacedBy = replacedBy
  }
}
