/// Every key of the spec language, apart from names that users choose and the kinds of documents.
enum SpecKey: String, CaseIterable {
  /// A view under this one.
  case above
  /// How a member may be used.
  case access
  /// The numbers that usually look right.
  case advised
  /// The most elements that usually look right.
  case advisedCount
  /// The most lines of text that usually look right.
  case advisedLines
  /// Other spellings.
  case aliases
  /// The attribute of an example rule.
  case attribute
  /// The attributes of a group.
  case attributes
  /// A view over this one.
  case below
  /// The word that every name of the C headers begins with.
  case cPrefix
  /// The cases of an enumeration or union.
  case cases
  /// The letters that class paths begin with.
  case classPathPrefix
  /// The selectors of a component.
  case classPaths
  /// The method that gives the colours an enumeration names.
  case colorMethod
  /// The protocols that a type conforms to.
  case conforms
  /// The most elements allowed.
  case count
  /// How a view stands in compact width.
  case compact
  /// The documented default.
  case defaultValue = "default"
  /// The defaults that the members of a part have here.
  case defaults
  /// A deprecation.
  case deprecated
  /// More about something, in Markdown.
  case discussion
  /// A distance in points.
  case distance
  /// What a component reports.
  case events
  /// Rules that the documents show.
  case examples
  /// Properties of which one is shown.
  case exclusive
  /// The fields of a struct.
  case fields
  /// Properties that may not be set.
  case forbids
  /// An attribute group.
  case group
  /// A rule's identifier.
  case id
  /// The other catalogues whose types are used.
  case imports
  /// Whether the documents do not state it.
  case inferred
  /// The type that a type inherits from.
  case inherits
  /// A view around this one.
  case inside
  /// Whether Interface Builder shows a property.
  case inspectable
  /// A view in whose place this one is shown.
  case insteadOf
  /// Whether a parameter may be left out.
  case isOptional = "optional"
  /// Whether a field must be given.
  case isRequired = "required"
  /// Whether a member belongs to the type.
  case isStatic = "static"
  /// What a component is.
  case kind
  /// An argument label.
  case label
  /// The argument labels of a delegate's method.
  case labels
  /// A view after this one in reading direction.
  case leadingOf
  /// The members of a protocol or external type.
  case members
  /// What to tell someone.
  case message
  /// The module of the generated models.
  case modelsModule
  /// A name in generated code.
  case name
  /// What was chosen where documents disagree.
  case note
  /// What was chosen where documents disagree, several times.
  case notes
  /// What a component can be told to do.
  case operations
  /// The parameters of an operation.
  case parameters
  /// Members of members.
  case parts
  /// A class path.
  case path
  /// What comes with an event.
  case payload
  /// The properties of a component.
  case properties
  /// The allowed numbers.
  case range
  /// Names that a property had before.
  case renamedFrom
  /// What takes the place of something deprecated.
  case replacedBy
  /// Properties that must be set.
  case requires
  /// What an operation gives back.
  case result
  /// Checkable behaviour.
  case rules
  /// The module of the framework with the real components.
  case sdkModule
  /// What has to be set after a property.
  case setBefore
  /// The operation that changes a property.
  case setBy
  /// How much breaking a rule matters.
  case severity
  /// The view that shows a property.
  case shownBy
  /// The version something appeared in.
  case since
  /// A view's size.
  case size
  /// That an odd class path is meant.
  case spelling
  /// What something is, in one sentence.
  case summary
  /// How well attribute groups are supported.
  case support
  /// A name that overrides the default.
  case swiftName
  /// How a component is themed.
  case theming
  /// A view before this one in reading direction.
  case trailingOf
  /// A type.
  case type
  /// The letters that type names begin with.
  case typePrefix
  /// The value of an example rule.
  case value
  /// The values of an example rule by attribute.
  case values
  /// A view.
  case view
  /// The anatomy of a component.
  case views
  /// The conditions of a rule.
  case when

  /// Whether names that other places refer to stand under the key.
  var holdsMembers: Bool {
    switch self {
    case .cases, .events, .fields, .inherits, .members, .operations, .parts, .properties, .views:
      true
    default:
      false
    }
  }

  /// The keys by their spelling.
  static let bySpelling: [String: SpecKey] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )
}
