import FioriGenModel

/// Rules about names and references.
extension SpecRules {
  /// Two things have one name.
  public static let duplicateName = Rule(
    id: "spec.duplicate-name",
    title: "Two things have one name",
    explanation: """
      Documents, members of a component, rules and anchors are found by their names. Files \
      whose names differ only in capitals would overwrite each other's output.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headline: UILabel
      properties:
        headline: String?
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headlineLabel: UILabel
      properties:
        headline: String?
      """
  )

  /// Generated code would have one name for two things.
  public static let nameCollision = Rule(
    id: "spec.name-collision",
    title: "Generated code would have one name for two things",
    explanation: """
      A Swift name, a former name, an alias, the slot of exclusive properties or the name of \
      a type is also the name of something else.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
        title: { type: String?, swiftName: headline }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
        title: { type: String?, swiftName: mainTitle }
      """
  )

  /// Components inherit from one another in a circle.
  public static let inheritanceLoop = Rule(
    id: "spec.inheritance-loop",
    title: "Components inherit from one another in a circle",
    explanation: """
      A component gets the members of the one that it inherits from, so the chain must end.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      inherits: XRow
      # file: XRow.yaml
      component: XRow
      kind: view
      summary: A row.
      inherits: XCell
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      inherits: XRow
      # file: XRow.yaml
      component: XRow
      kind: view
      summary: A row.
      """
  )

  /// A view does not exist.
  public static let unknownView = Rule(
    id: "spec.unknown-view",
    title: "A view does not exist",
    explanation: """
      Relations between views, 'shownBy' and the 'view' of a class path name views of the \
      same component, inherited ones included.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headlineLabel: UILabel
      properties:
        headline: { type: String?, shownBy: headlinLabel }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headlineLabel: UILabel
      properties:
        headline: { type: String?, shownBy: headlineLabel }
      """
  )

  /// A property does not exist.
  public static let unknownProperty = Rule(
    id: "spec.unknown-property",
    title: "A property does not exist",
    explanation: """
      Rules are about properties of the same component, inherited ones included.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        statusText: String?
        statusImage: UIImage?
      rules:
        - exclusive: [statusText, statusImge]
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        statusText: String?
        statusImage: UIImage?
      rules:
        - exclusive: [statusText, statusImage]
      """
  )

  /// An operation does not exist.
  public static let unknownOperation = Rule(
    id: "spec.unknown-operation",
    title: "An operation does not exist",
    explanation: """
      'setBy' names the operation of the same component, inherited ones included, that changes \
      the property.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        mode: { type: String?, setBy: changeMod }
      operations:
        changeMode:
          parameters: { mode: { type: String, label: to } }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        mode: { type: String?, setBy: changeMode }
      operations:
        changeMode:
          parameters: { mode: { type: String, label: to } }
      """
  )

  /// A member of a member does not exist.
  public static let unknownPart = Rule(
    id: "spec.unknown-part",
    title: "A member of a member does not exist",
    explanation: """
      A dotted name begins with a view or property of the component. Where that is of a type \
      that a spec describes, that spec must have the rest.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headlineLabel: UILabel
      parts:
        headlinLabel.text: String?
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      views:
        headlineLabel: UILabel
      parts:
        headlineLabel.text: String?
      """
  )

  /// What should take the place of something deprecated does not exist.
  public static let unknownReplacement = Rule(
    id: "spec.unknown-replacement",
    title: "What should take the place of something deprecated does not exist",
    explanation: """
      'replacedBy' names a component or type of the set, a property of the same component, a \
      case of the same enumeration, or a class path of the same component.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
        title: { type: String?, deprecated: { replacedBy: headlin } }
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      properties:
        headline: String?
        title: { type: String?, deprecated: { replacedBy: headline } }
      """
  )
}
