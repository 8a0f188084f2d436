import FioriGenModel

/// A property of a component, or a field of a struct, as written.
struct PropertySyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// Its type; `nil` when that is missing or wrong, which is already reported.
  var type: TypeSyntax?
  /// How it may be used.
  var access: Access = .getSet
  /// Whether it belongs to the type.
  var isStatic = false
  /// Whether type or access were not stated.
  var isInferred = false
  /// Whether Interface Builder shows it.
  var isInspectable = false
  /// Where `required: true` stands, if it does.
  var required: SourceRange?
  /// Its default.
  var defaultValue: YAMLNode?
  /// The defaults that its members have here.
  var defaults: [DefaultSyntax] = []
  /// Limits and advice.
  var constraints = ConstraintsSyntax()
  /// The view that shows it.
  var shownBy: Located<String>?
  /// The operation that changes it.
  var setBy: Located<String>?
  /// What has to be set after it.
  var setBefore: [Located<String>] = []
  /// What it is for; may be empty.
  var summary = ""
  /// More about it; may be empty.
  var discussion = ""
  /// The version it first appeared in.
  var since: String?
  /// Its deprecation.
  var deprecated: DeprecationSyntax?
  /// Names it had before.
  var renamedFrom: [Located<String>] = []
  /// Other spellings of its name.
  var aliases: [Located<String>] = []
  /// The Swift name, where the spec overrides the default.
  var swiftName: Located<String>?
  /// What was chosen where documents disagree.
  var note: String?
}

/// Limits and advice as written.
struct ConstraintsSyntax: Sendable {
  /// The allowed numbers.
  var range: Located<ClosedRange<Double>>?
  /// The numbers that usually look right.
  var advisedRange: Located<ClosedRange<Double>>?
  /// The most elements allowed.
  var count: Located<Int>?
  /// The most elements that usually look right.
  var advisedCount: Located<Int>?
  /// The most lines that usually look right.
  var advisedLines: Located<Int>?
}
