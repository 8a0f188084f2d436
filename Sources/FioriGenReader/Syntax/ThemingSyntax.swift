import FioriGenModel

/// The theming of a component as written.
struct ThemingSyntax: Sendable {
  /// How well groups are supported.
  var support: [SupportSyntax] = []
  /// The class paths.
  var classPaths: [ClassPathSyntax] = []
  /// The example rules, one entry per attribute.
  var examples: [ExampleSyntax] = []
  /// Whether `support` could not be read completely.
  var hasUnreadableSupport = false
}

/// How well a group is supported, as written.
struct SupportSyntax: Sendable {
  /// The group.
  var group: Located<String>
  /// Where the knowledge comes from.
  var source: GroupSupport.Source
}

/// A class path as written.
struct ClassPathSyntax: Sendable {
  /// The selector.
  var path: Located<String>
  /// The attribute group; `nil` when that is missing or wrong, which is already reported.
  var group: Located<String>?
  /// The view it themes.
  var view: Located<String>?
  /// The name of the constant.
  var name: Located<String>?
  /// Other spellings.
  var aliases: [Located<String>] = []
  /// Its deprecation.
  var deprecated: DeprecationSyntax?
  /// What it themes; may be empty.
  var summary = ""
  /// What was chosen where documents disagree.
  var note: String?
  /// Whether the spelling is meant although it leaves the pattern.
  var isSpellingDocumented = false
}

/// One property of an example rule as written.
struct ExampleSyntax: Sendable {
  /// The selector.
  var path: Located<String>
  /// The attribute.
  var attribute: Located<String>
  /// The value exactly as shown.
  var value: Located<String>
}

/// An attribute group as written.
struct AttributeGroupSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// The Swift name of its style type.
  var swiftName: Located<String>?
  /// What kind of view it is for; may be empty.
  var summary = ""
  /// Its attributes.
  var attributes: [AttributeSyntax] = []
}

/// An attribute as written.
struct AttributeSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// The name of its type; `nil` when that is missing or wrong, which is already reported.
  var type: Located<String>?
  /// Whether the documents do not state the type.
  var isInferred = false
  /// What it changes; may be empty.
  var summary = ""
  /// What was chosen where documents disagree.
  var note: String?
}
