import FioriGenModel

/// A component as written.
struct ComponentSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// What it is; `nil` when that is missing or wrong, which is already reported.
  var kind: ComponentKind?
  /// What every document may say.
  var common: CommonSyntax
  /// The type it inherits from.
  var inherits: Located<String>?
  /// The protocols it conforms to.
  var conforms: [Located<String>] = []
  /// Its anatomy.
  var views: [ViewSyntax] = []
  /// Its properties.
  var properties: [PropertySyntax] = []
  /// Members of its members.
  var parts: [PartSyntax] = []
  /// What it can be told to do.
  var operations: [OperationSyntax] = []
  /// What it reports.
  var events: [EventSyntax] = []
  /// Its behaviour.
  var rules: [RuleSyntax] = []
  /// How it is themed.
  var theming = ThemingSyntax()
  /// Whether some of its members could not be read. Names that it seems to lack are then not
  /// reported: the fault is already reported where it is.
  var isIncomplete = false
}

/// A view as written.
struct ViewSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// Its type; `nil` when that is missing or wrong, which is already reported.
  var type: TypeSyntax?
  /// How it may be used.
  var access: Access?
  /// Whether type or access were not stated.
  var isInferred = false
  /// Its size.
  var size: ViewSize?
  /// The views it stands next to.
  var placement: [RelationSyntax] = []
  /// How it stands in compact width, where that differs.
  var compact: CompactSyntax?
  /// The defaults that its members have here.
  var defaults: [DefaultSyntax] = []
  /// What it shows; may be empty.
  var summary = ""
  /// What was chosen where documents disagree.
  var note: String?
}

/// How a view stands in compact width, as written.
enum CompactSyntax: Sendable {
  /// It is not shown.
  case hidden
  /// It stands next to these views instead.
  case placed([RelationSyntax])
}

/// How a view stands to another one, as written.
struct RelationSyntax: Sendable {
  /// The way.
  var kind: ViewRelation.Kind
  /// The other view's name.
  var view: Located<String>
  /// The distance in points.
  var distance: Double?
}

/// The default that a member of a part has, as written.
struct DefaultSyntax: Sendable {
  /// The path below the part.
  var path: Located<[String]>
  /// The value.
  var value: YAMLNode
}

/// A member of a member as written.
struct PartSyntax: Sendable {
  /// The path from the component; at least two names.
  var path: Located<[String]>
  /// Its type, where given.
  var type: TypeSyntax?
  /// Whether its type was given, but could not be read.
  var hasUnreadableType = false
  /// How it may be used.
  var access: Access?
  /// Whether its type was not stated.
  var isInferred = false
  /// Its default here.
  var defaultValue: YAMLNode?
  /// Limits and advice.
  var constraints = ConstraintsSyntax()
  /// What it is for; may be empty.
  var summary = ""
  /// What was chosen where documents disagree.
  var note: String?
}

/// An operation as written.
struct OperationSyntax: Sendable {
  /// Its base name, split at the dots.
  var path: Located<[String]>
  /// Whether it belongs to the type.
  var isStatic = false
  /// Its parameters.
  var parameters: [ParameterSyntax] = []
  /// The type of its result.
  var result: TypeSyntax?
  /// Whether the documents never declare it.
  var isInferred = false
  /// What it does; may be empty.
  var summary = ""
  /// More about it; may be empty.
  var discussion = ""
  /// What was chosen where documents disagree.
  var note: String?
}

/// A parameter as written.
struct ParameterSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// Its label, where it differs.
  var label: String?
  /// Its type; `nil` when that is missing or wrong, which is already reported.
  var type: TypeSyntax?
  /// Its default.
  var defaultValue: YAMLNode?
  /// Limits and advice.
  var constraints = ConstraintsSyntax()
  /// Whether it may be left out.
  var isOptional = false
  /// Whether type or default were not stated.
  var isInferred = false
  /// What it is for; may be empty.
  var summary = ""
}

/// An event as written.
struct EventSyntax: Sendable {
  /// Its name, split at the dots.
  var path: Located<[String]>
  /// The types of what comes with it.
  var payload: [TypeSyntax] = []
  /// The argument labels of a delegate's method.
  var labels: [Located<String>] = []
  /// Whether the documents never declare it.
  var isInferred = false
  /// When it happens; may be empty.
  var summary = ""
  /// What was chosen where documents disagree.
  var note: String?
}
