import FioriGenModel

/// Rules about types and values.
extension SpecRules {
  /// Text is no type, or no type for its place.
  public static let invalidType = Rule(
    id: "spec.invalid-type",
    title: "Text is no type, or no type for its place",
    explanation: """
      Types are written as in Swift: T, T?, T!, [T], [K: V] and (A, B) -> R. There are no \
      generic types, tuples or attributes. Cases of a union need a type that carries data.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        tags: Array<String>
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        tags: "[String]"
      """
  )

  /// A type is described nowhere.
  public static let unknownType = Rule(
    id: "spec.unknown-type",
    title: "A type is described nowhere",
    explanation: """
      A name is built in, a type of the platform, or defined by a document of the set. A \
      type that is only mentioned gets an 'external' document.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: Strng?
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
      """
  )

  /// A type contains itself.
  public static let recursiveType = Rule(
    id: "spec.recursive-type",
    title: "A type contains itself",
    explanation: """
      Values are stored in place, so a type that holds itself, even through others or as an \
      optional, would have no finite size. A list ends the circle.
      """,
    wrongExample: """
      struct: XItem
      fields:
        next: XItem?
      """,
    rightExample: """
      struct: XItem
      fields:
        next: "[XItem]"
      """
  )

  /// A value does not have the type it is for.
  public static let defaultType = Rule(
    id: "spec.default-type",
    title: "A value does not have the type it is for",
    explanation: """
      Defaults and the values of conditions are checked against the declared type: a case of \
      the enumeration, a number without quotes, a size such as 25x25.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        lines: { type: Int, default: "3" }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        lines: { type: Int, default: 3 }
      """
  )

  /// A default breaks the limits beside it.
  public static let defaultRange = Rule(
    id: "spec.default-range",
    title: "A default breaks the limits beside it",
    explanation: """
      A model with all defaults must be valid.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        progress: { type: Double, range: 0...1, default: 2 }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        progress: { type: Double, range: 0...1, default: 1 }
      """
  )

  /// Limits or advice make no sense.
  public static let range = Rule(
    id: "spec.range",
    title: "Limits or advice make no sense",
    explanation: """
      A range is written lower...upper and is for numbers; count and advisedCount are for \
      lists, advisedLines is for text; advice lies within the limits.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        progress: { type: Double, range: 1...0 }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        progress: { type: Double, range: 0...1 }
      """
  )
}
