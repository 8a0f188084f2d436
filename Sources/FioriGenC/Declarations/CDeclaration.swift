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
