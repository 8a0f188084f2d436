import FioriGenModel

/// The checks that the C headers go through.
public enum CRules {
  /// Every rule, in the order of the documentation.
  public static let all: [Rule] = [
    invalidPrefix, nameCollision, nulInText, defaultNotConstant, compilerError, layoutMismatch,
    noLibclang, abiDescription,
  ]

  /// The prefix of C names is no identifier in lower case.
  public static let invalidPrefix = Rule(
    id: "c.invalid-prefix",
    title: "The prefix of C names is not usable",
    explanation: "Every name in the headers begins with the catalogue's 'cPrefix'. It must begin "
      + "with a lower-case letter, continue with lower-case letters, digits and single '_' between "
      + "them, and be no keyword of C, C++ or Objective-C.",
    wrongExample: "catalogue: Fiori-Catalog\ncPrefix: Fiori-UI",
    rightExample: "catalogue: FioriCatalog\ncPrefix: fiori"
  )

  /// Two names of the specs become one C name.
  public static let nameCollision = Rule(
    id: "c.name-collision",
    title: "Two names become one in C",
    explanation: "C names drop the catalogue's type prefix and are written in lower-case words, so "
      + "two different names can become the same. Rename one, or give one a 'swiftName', from "
      + "which its C name is then made.",
    wrongExample: "properties:\n  iconURL: String?\n  iconUrl: String?",
    rightExample:
      "properties:\n  iconURL: String?\n  iconUrl: { type: String?, swiftName: iconLink }"
  )

  /// A default text holds the character that ends texts in C.
  public static let nulInText = Rule(
    id: "c.nul-in-text",
    title: "A default text contains NUL",
    explanation: "C texts end at their first NUL character, so a default that contains one cannot "
      + "be given to C programs.",
    wrongExample: #"properties:"# + "\n" + #"  title: { type: String, default: "a\0b" }"#,
    rightExample: #"properties:"# + "\n" + #"  title: { type: String, default: "a b" }"#
  )

  /// A default cannot be written as a constant that C and C++ share.
  public static let defaultNotConstant = Rule(
    id: "c.default-not-constant",
    title: "A default cannot be written in C",
    explanation: "Initialisers in the headers are constants that C99 and C++11 both accept. These "
      + "can set only the first member of a union, so a nested value cannot start with another member of "
      + "an exclusive slot than its own component does.",
    wrongExample: "properties:\n  badge: { type: FUIBadge, defaults: { statusImage: bell } }",
    rightExample: "properties:\n  badge: { type: FUIBadge, defaults: { title: Bell } }"
  )

  /// A compiler refuses a header.
  public static let compilerError = Rule(
    id: "c.compiler-error",
    title: "A compiler does not accept a header",
    explanation: "Before headers are written, libclang parses them for every supported target as C "
      + "and as C++ with all warnings on. This finding is what it said about the lines that come "
      + "from this place. It is a fault of fiori-gen unless the spec contains a text that is too "
      + "long for a C literal.",
    wrongExample: "A default text of more than 4095 bytes.",
    rightExample: "A default text that C compilers are required to accept."
  )

  /// A header declares something else than the model.
  public static let layoutMismatch = Rule(
    id: "c.layout-mismatch",
    title: "A header disagrees with the model",
    explanation: "What libclang reads from a header is compared with the model declaration by "
      + "declaration: names, order, types, nullability, values, comments and deprecation. A "
      + "difference is a fault of fiori-gen; nothing is written, so that no program can be "
      + "compiled against a wrong layout.",
    wrongExample: "A field that a compiler reads as 'float' where the model says 'double'.",
    rightExample: "Headers that a compiler reads exactly as the model says."
  )

  /// The tool has no libclang, or one that does not work.
  public static let noLibclang = Rule(
    id: "c.no-libclang",
    title: "C headers cannot be checked",
    explanation: "C headers are only written after libclang has parsed them. Install it (Debian: "
      + "apt-get install libclang-dev), run 'swift package purge-cache' and build fiori-gen again; "
      + "LIBCLANG_PATH names an LLVM folder elsewhere. All other output works without it.",
    wrongExample: "fiori-gen generate --only c   # built without libclang",
    rightExample: "fiori-gen generate --only swift"
  )

  /// A description of a binary interface cannot be read.
  public static let abiDescription = Rule(
    id: "c.abi-description",
    title: "An abi.json cannot be read",
    explanation: "The file is not an interface description that this version of fiori-gen wrote. "
      + "Generate it again, or compare with a release that has one.",
    wrongExample: "fiori-gen abi --against README.md",
    rightExample: "fiori-gen abi --against v1.0.0"
  )
}
