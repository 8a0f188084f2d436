import FioriGenModel

extension DiffRules {
  /// The rules about properties, fields and parts.
  static let propertyRules: [Rule] = [
    propertyAdded, propertyRemoved, propertyRenamed, propertyRetyped, defaultChanged,
    accessChanged, requirementChanged, constraintChanged, orderChanged, aliasAdded, aliasRemoved,
  ]

  /// There is one more property.
  static let propertyAdded = rule(
    "property-added",
    "A property is new",
    """
    Old code and old data work. A field of a struct that must be given breaks both, and one that \
    does not come last moves the fields of C structs that follow.
    """,
    right: "subtitleText: { type: String?, summary: The second line. }",
    isBreaking: false
  )

  /// A property is gone.
  static let propertyRemoved = rule(
    "property-removed",
    "A property is gone",
    "Code that uses it no longer compiles, and strict decoding refuses data that has it. Deprecate it first.",
    wrong: "remove statusText from the spec",
    right: "statusText: { type: String?, deprecated: { replacedBy: status } }"
  )

  /// A property has another name.
  static let propertyRenamed = rule(
    "property-renamed",
    "A property has another name",
    """
    Code no longer compiles. Lenient decoding accepts the old key, because the spec lists it in \
    renamedFrom; strict decoding and older receivers do not. An old name that stays as an alias \
    breaks initialisers and C, but no data.
    """,
    wrong: "titleText: { type: String?, renamedFrom: headlineText }",
    right: "keep headlineText, deprecated, beside titleText"
  )

  /// A property has another type.
  static let propertyRetyped = rule(
    "property-retyped",
    "A property has another type",
    "Code and data with values of the old type do not fit.",
    wrong: "size: Double    # was Int",
    right: "add a property of the new type, and deprecate the old one"
  )

  /// A property has another default.
  static let defaultChanged = rule(
    "default-changed",
    "A default is another one",
    """
    Values that equal their defaults are left out of JSON, so a sender with the old default and a \
    receiver with the new one understand the same text differently.
    """,
    wrong: "spacing: { type: Double, default: 30 }    # was 29",
    right: "set the new value where it is wanted"
  )

  /// A property may be used in another way.
  static let accessChanged = rule(
    "access-changed",
    "A property may be used in another way",
    "When the models no longer store it, code and data that set it do not work any more.",
    wrong: "title: { type: String, access: get }    # was get set",
    right: "deprecate the property first"
  )

  /// A value must be given now, or no longer.
  static let requirementChanged = rule(
    "requirement-changed",
    "A field must be given, or no longer",
    """
    A field that must be given breaks all code and data without it. One that no longer must is fine \
    where it has a default; without one it may be unset, which code has to expect.
    """,
    wrong: "title: { type: String, required: true }    # was not required",
    right: "title: { type: String, default: \"\" }"
  )

  /// Limits or advice changed.
  static let constraintChanged = rule(
    "constraint-changed",
    "Limits or advice are other ones",
    "Narrower limits make data invalid that was valid. Wider ones, and advice, break nothing.",
    wrong: "share: { type: Double, range: 0.1...0.9 }    # was 0...1",
    right: "share: { type: Double, range: 0...1, advised: 0.1...0.9 }"
  )

  /// Something may be spelled in one more way.
  static let aliasAdded = rule(
    "alias-added",
    "Something has one more spelling",
    """
    Old code, data and style sheets work. Receivers and checks of the old version refuse the new \
    spelling of a property, a case or a class path.
    """,
    right: "state: { type: XState?, aliases: [mode] }    # mode is new",
    isBreaking: false
  )

  /// Something may no longer be spelled in some way.
  static let aliasRemoved = rule(
    "alias-removed",
    "A spelling is gone",
    """
    Decoding refuses data that has it, or leaves the value out. Code that uses an alias of a property \
    no longer compiles, and style sheets that use one of a case have a wrong value. A name in \
    renamedFrom is known to data alone.
    """,
    wrong: "displayState: Mode    # had aliases: [state]",
    right: "displayState: { type: Mode, aliases: [state] }"
  )

  /// Fields follow each other differently.
  static let orderChanged = rule(
    "order-changed",
    "Fields or cases follow each other differently",
    """
    The order of fields is that of C structs and of the arguments of initialisers in Swift; the \
    order of cases gives their numbers in C. Add at the end.
    """,
    wrong: "properties: { b: Int, a: Int }    # was a, b",
    right: "properties: { a: Int, b: Int, c: Int }"
  )
}
