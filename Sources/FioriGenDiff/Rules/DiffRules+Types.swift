import FioriGenModel

extension DiffRules {
  /// The rules about types that components share.
  static let typeRules: [Rule] = [
    typeAdded, typeRemoved, typeRetyped, caseAdded, caseRemoved, caseRenamed, caseRetyped,
  ]

  /// There is one more type.
  static let typeAdded = rule(
    "type-added",
    "A shared type is new",
    "Everything that worked before works.",
    right: "enum: XLook    # in a new document",
    isBreaking: false
  )

  /// A type is gone.
  static let typeRemoved = rule(
    "type-removed",
    "A shared type is gone",
    "Code that uses it no longer compiles. Deprecate it for a version first.",
    wrong: "rm Specs/XLook.yaml",
    right: "deprecated: Use XStyle."
  )

  /// A type is of another kind.
  static let typeRetyped = rule(
    "type-retyped",
    "A shared type is of another kind",
    "Neither code nor data of the old kind fits.",
    wrong: "struct: XLook    # was an enum",
    right: "add a type of another name"
  )

  /// There is one more case.
  static let caseAdded = rule(
    "case-added",
    "A case is new",
    """
    Switches in Swift that list every case no longer compile, and older receivers refuse the new \
    name, or warn about it.
    """,
    wrong: "cases: { plain: …, bold: …, framed: … }    # framed is new",
    right: "release a new major version"
  )

  /// A case is gone.
  static let caseRemoved = rule(
    "case-removed",
    "A case is gone",
    "Code that uses it no longer compiles, and data that has it is refused.",
    wrong: "remove bold from the spec",
    right: "bold: { deprecated: Use framed. }"
  )

  /// A case has another name.
  static let caseRenamed = rule(
    "case-renamed",
    "A case has another name",
    "Decoding accepts the old name, which is an alias. Code, and older receivers, do not know the new one.",
    wrong: "strong: { aliases: [bold] }",
    right: "keep bold, deprecated"
  )

  /// A case holds something else.
  static let caseRetyped = rule(
    "case-retyped",
    "A case holds a value of another type",
    "Code and data with values of the old type do not fit.",
    wrong: "image: String    # was UIImage",
    right: "add a case of another name"
  )
}
