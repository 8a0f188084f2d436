import FioriGenModel

/// A document as written: decoded, but nothing looked up yet.
enum DocumentSyntax: Sendable {
  /// The settings of the set.
  case catalogue(CatalogueSyntax)
  /// A component.
  case component(ComponentSyntax)
  /// An enumeration, struct, union, protocol or external type.
  case sharedType(SharedTypeSyntax)
  /// Attribute groups.
  case attributeGroups([AttributeGroupSyntax])
}

/// What every document may say about itself.
struct CommonSyntax: Sendable {
  /// What it is, in one sentence; may be empty.
  var summary = ""
  /// More about it; may be empty.
  var discussion = ""
  /// What was chosen where documents disagree.
  var notes: [String] = []
  /// Whether the documents do not state it.
  var isInferred = false
  /// The Swift name, where the spec overrides the default.
  var swiftName: Located<String>?
  /// Its deprecation.
  var deprecated: DeprecationSyntax?
  /// The version it first appeared in.
  var since: String?
}

/// A deprecation as written.
struct DeprecationSyntax: Sendable {
  /// What to do instead; `nil` when only a replacement is named.
  var message: String?
  /// The name of what takes its place.
  var replacedBy: Located<String>?
}

/// The settings of a set as written.
struct CatalogueSyntax: Sendable {
  /// The name of the generated index type.
  var name: Located<String>
  /// What the set is, in one sentence.
  var summary: String?
  /// The letters that type names begin with.
  var typePrefix: String
  /// The letters that class paths begin with.
  var classPathPrefix: String
  /// The word that names in C begin with; `nil` leaves it to the name of the set.
  var cPrefix: String?
  /// The module of the framework with the real components.
  var sdkModule: String?
  /// The module of the generated models.
  var modelsModule: String?
  /// The other catalogues whose types are used.
  var imports: [SpecImport] = []
}
