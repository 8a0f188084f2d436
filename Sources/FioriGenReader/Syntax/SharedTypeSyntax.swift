import FioriGenModel

/// An enumeration, struct, union, protocol or external type as written.
struct SharedTypeSyntax: Sendable {
  /// What only its kind has.
  enum Kind: Sendable {
    /// The cases of an enumeration.
    case enumeration([EnumerationCaseSyntax])
    /// The fields of a struct.
    case structure([PropertySyntax])
    /// The cases of a union.
    case union([UnionCaseSyntax])
    /// The members of a protocol.
    case protocolType([EventSyntax])
    /// The known members of an external type.
    case external([ExternalMemberSyntax])
  }

  /// Its name.
  var name: Located<String>
  /// What only its kind has.
  var kind: Kind
  /// What every document may say.
  var common: CommonSyntax
  /// The type it inherits from.
  var inherits: Located<String>?
  /// The protocols it conforms to.
  var conforms: [Located<String>] = []
  /// The method that gives the colours which an enumeration's cases name.
  var colorMethod: ColorMethod?
  /// Whether some of its members could not be read.
  var isIncomplete = false
}

/// A case of an enumeration as written.
struct EnumerationCaseSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// What it means; may be empty.
  var summary = ""
  /// Whether the documents do not spell it.
  var isInferred = false
  /// Its deprecation.
  var deprecated: DeprecationSyntax?
  /// The Swift name, where the spec overrides the default.
  var swiftName: Located<String>?
  /// Other spellings.
  var aliases: [Located<String>] = []
  /// What was chosen where documents disagree.
  var note: String?
}

/// A case of a union as written.
struct UnionCaseSyntax: Sendable {
  /// Its name.
  var name: Located<String>
  /// The type of its value; `nil` when that is missing or wrong, which is already reported.
  var type: TypeSyntax?
  /// What it is; may be empty.
  var summary = ""
}

/// A known member of an external type as written.
struct ExternalMemberSyntax: Sendable {
  /// Its name, split at the dots.
  var path: Located<[String]>
  /// Its type; `nil` when that is missing or wrong, which is already reported.
  var type: TypeSyntax?
  /// How it may be used.
  var access: Access?
  /// Whether type or access were not stated.
  var isInferred = false
  /// What it is for; may be empty.
  var summary = ""
}
