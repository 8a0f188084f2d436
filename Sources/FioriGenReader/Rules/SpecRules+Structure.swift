import FioriGenModel

/// Rules about the shape of documents.
extension SpecRules {
  /// A document does not say what it is.
  public static let unknownKind = Rule(
    id: "spec.unknown-kind",
    title: "A document does not say what it is",
    explanation: """
      The first key of a document names its kind: catalogue, component, enum, struct, union, \
      protocol, external or attributeGroups.
      """,
    wrongExample: """
      componnent: XCell
      kind: view
      summary: A cell.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A key means nothing where it stands.
  public static let unknownKey = Rule(
    id: "spec.unknown-key",
    title: "A key means nothing where it stands",
    explanation: """
      Keys are never ignored, because an ignored key is a fact that is lost. Merge keys \
      ('<<') do not exist in specs.
      """,
    wrongExample: """
      component: XCell
      kind: view
      sumary: A cell.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// Something required is missing.
  public static let missingKey = Rule(
    id: "spec.missing-key",
    title: "Something required is missing",
    explanation: """
      The message names the key and what lacks it.
      """,
    wrongExample: """
      component: XCell
      kind: view
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A key stands twice in one mapping.
  public static let duplicateKey = Rule(
    id: "spec.duplicate-key",
    title: "A key stands twice in one mapping",
    explanation: """
      Only one of the two values could be used, and nobody could tell which.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      summary: A row.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A value has the wrong shape.
  public static let wrongNode = Rule(
    id: "spec.wrong-node",
    title: "A value has the wrong shape",
    explanation: """
      Text, a list or a mapping stands where one of the others is expected. A type that \
      begins with a bracket must be in quotes, or YAML takes it for a list.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        tags: { type: [String] }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        tags: { type: "[String]" }
      """
  )

  /// A value is none of the allowed ones.
  public static let invalidValue = Rule(
    id: "spec.invalid-value",
    title: "A value is none of the allowed ones",
    explanation: """
      Only the listed spellings are understood. In particular, true and false are the only \
      truth values, and a number in quotes is text.
      """,
    wrongExample: """
      component: XCell
      kind: widget
      summary: A cell.
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      """
  )

  /// A name cannot be a name in code.
  public static let invalidName = Rule(
    id: "spec.invalid-name",
    title: "A name cannot be a name in code",
    explanation: """
      Names consist of letters, digits and '_' and do not begin with a digit, because they \
      become names in Swift and C.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        head-line: String?
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
      """
  )
}
