import FioriGenModel

/// Rules about the behaviour of components.
extension SpecRules {
  /// Exclusive properties have no name for what they share.
  public static let exclusiveName = Rule(
    id: "spec.exclusive-name",
    title: "Exclusive properties have no name for what they share",
    explanation: """
      Exclusive properties are stored as one value, which is named by the words that their \
      names begin with. Where they begin differently, the rule gives the name.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        text: String?
        image: UIImage?
      rules:
        - exclusive: [text, image]
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        text: String?
        image: UIImage?
      rules:
        - { exclusive: [text, image], name: content }
      """
  )

  /// Exclusive rules contradict each other.
  public static let ruleConflict = Rule(
    id: "spec.rule-conflict",
    title: "Exclusive rules contradict each other",
    explanation: """
      A property can share its place with others in one way only, and of exclusive \
      properties at most one has a default.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        statusText: String?
        statusImage: UIImage?
        statusIcon: UIImage?
      rules:
        - exclusive: [statusText, statusImage]
        - { exclusive: [statusText, statusIcon], name: mark }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        statusText: String?
        statusImage: UIImage?
        statusIcon: UIImage?
      rules:
        - exclusive: [statusText, statusImage, statusIcon]
      """
  )
}
