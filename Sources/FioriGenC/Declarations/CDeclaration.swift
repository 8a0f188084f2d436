import FioriGenModel

/// One declaration of a header.
enum CDeclaration: Hashable, Sendable {
  /// `typedef struct fiori_tag fiori_tag;`
  case forward(CForward)
  /// `struct fiori_tag { … };`
  case record(CRecord)
  /// An enumeration over `int32_t`.
  case enumeration(CEnumeration)
  /// A function, of the library or inline.
  case function(CFunction)
  /// `static const char *const FIORI_… = "…";`
  case constant(CConstant)

  /// The declared name.
  var name: String {
    switch self {
    case .forward(let forward): forward.name
    case .record(let record): record.name
    case .enumeration(let enumeration): enumeration.name
    case .function(let function): function.name
    case .constant(let constant): constant.name
    }
  }

  /// Whether it only announces a name.
  var isForward: Bool {
    if case .forward = self { true } else { false }
  }

  /// What in the specs it comes from.
  var origin: COrigin {
    switch self {
    case .forward(let forward): forward.origin
    case .record(let record): record.origin
    case .enumeration(let enumeration): enumeration.origin
    case .function(let function): function.origin
    case .constant(let constant): constant.origin
    }
  }
}

/// What in the specs a declaration comes from.
struct COrigin: Hashable, Sendable {
  /// What the spec calls it.
  var name: String
  /// Where that stands.
  var range: SourceRange
}

/// A record or opaque type that can be pointed at from here on.
struct CForward: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// Whether it is a C union.
  var isUnion = false
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A struct or C union with its fields.
struct CRecord: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// Whether it is a C union.
  var isUnion = false
  /// The fields, in the order of memory.
  var fields: [CField]
  /// What the comment says.
  var documentation: CDocumentation
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A field of a record.
struct CField: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type.
  var type: CType
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// An enumeration over `int32_t`.
struct CEnumeration: Hashable, Sendable {
  /// The name of tag and typedef.
  var name: String
  /// The enumerators, in the order of their values.
  var enumerators: [CEnumerator]
  /// What the comment says.
  var documentation: CDocumentation
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A named value of an enumeration.
struct CEnumerator: Hashable, Sendable {
  /// The name.
  var name: String
  /// The value.
  var value: Int
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A function.
struct CFunction: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type of what it gives back.
  var result: CType
  /// The parameters, in order.
  var parameters: [CParameter]
  /// The lines of an inline function; `nil` for a function of the library.
  var body: [CLine]?
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of calling it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}

/// A line of an inline function.
struct CLine: Hashable, Sendable {
  /// The text, with its indentation inside the function.
  var text: String
  /// The place in the specs that it comes from.
  var origin: SourceRange

  /// The line further inside.
  var indented: CLine { CLine(text: "  " + text, origin: origin) }
}

/// A parameter of a function.
struct CParameter: Hashable, Sendable {
  /// The name.
  var name: String
  /// The type.
  var type: CType
}

/// A constant text.
struct CConstant: Hashable, Sendable {
  /// The name.
  var name: String
  /// The text.
  var text: String
  /// What the comment says.
  var documentation: CDocumentation
  /// What to do instead of using it.
  var deprecation: String?
  /// What in the specs it comes from.
  var origin: COrigin
}
