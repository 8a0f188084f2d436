/// The kinds of documents; the raw values are the first keys of documents.
enum DocumentKind: String, CaseIterable {
  /// The settings of the set as a whole.
  case catalogue
  /// A component.
  case component
  /// A closed list of names.
  case enumeration = "enum"
  /// A value with fields.
  case structure = "struct"
  /// One of several kinds of value.
  case union
  /// What a delegate must do.
  case protocolType = "protocol"
  /// A type that is named, but not described.
  case external
  /// Groups of theming attributes.
  case attributeGroups

  /// The kind with its article, for messages.
  var description: String {
    switch self {
    case .enumeration, .external, .attributeGroups: "an '\(rawValue)' document"
    default: "a '\(rawValue)' document"
    }
  }
}
