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
  @Rare var required: SourceRange? = nil
  /// Its default.
  var defaultValue: YAMLNode?
  /// The defaults that its members have here.
  var defaults: [DefaultSyntax] = []
  /// Limits and advice.
  @Rare var constraints = ConstraintsSyntax()
  /// The view that shows it.
  @Rare var shownBy: Located<String>? = nil
  /// The operation that changes it.
  @Rare var setBy: Located<String>? = nil
  /// What has to be set after it.
  var setBefore: [Located<String>] = []
  /// What it is for; may be empty.
  var summary = ""
  /// More about it; may be empty.
  var discussion = ""
  /// The version it first appeared in.
  @Rare var since: String? = nil
  /// Its deprecation.
  @Rare var deprecated: DeprecationSyntax? = nil
  /// Names it had before.
  var renamedFrom: [Located<String>] = []
  /// Other spellings of its name.
  var aliases: [Located<String>] = []
  /// The Swift name, where the spec overrides the default.
  @Rare var swiftName: Located<String>? = nil
  /// What was chosen where documents disagree.
  @Rare var note: String? = nil
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

extension ConstraintsSyntax: RarelyStated {
  /// No limits and no advice.
  static var unstated: ConstraintsSyntax { ConstraintsSyntax() }

  /// Whether nothing is limited or advised.
  var isUnstated: Bool {
    range == nil && advisedRange == nil && count == nil && advisedCount == nil
      && advisedLines == nil
  }
}
