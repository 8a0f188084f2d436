import FioriGenModel

/// Rules about class paths and attribute groups.
extension SpecRules {
  /// A class path stands twice.
  public static let classPathConflict = Rule(
    id: "spec.class-path-conflict",
    title: "A class path stands twice",
    explanation: """
      Style sheets know a class path by its spelling alone, so it belongs to one view of one \
      component in the whole set, aliases included.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
          - { path: xXCell, group: Text }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
          - { path: xXCell_label, group: Text }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )

  /// A class path leaves the usual pattern.
  public static let classPathSpelling = Rule(
    id: "spec.class-path-spelling",
    severity: .warning,
    title: "A class path leaves the usual pattern",
    explanation: """
      Class paths are kept exactly as they are written. One that does not consist of the \
      prefix, the component and perhaps a part is usually a slip; one that the documents \
      spell like that says so.
      """,
    wrongExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      classPathPrefix: x
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xCell, group: Text }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: catalogue.yaml
      catalogue: XCatalog
      classPathPrefix: x
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xCell, group: Text, spelling: documented }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )

  /// An attribute group does not exist.
  public static let unknownGroup = Rule(
    id: "spec.unknown-group",
    title: "An attribute group does not exist",
    explanation: """
      Groups are defined in 'attributeGroups' documents.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Txt: documented }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )

  /// An example sets an attribute that its group does not have.
  public static let unknownAttribute = Rule(
    id: "spec.unknown-attribute",
    title: "An example sets an attribute that its group does not have",
    explanation: """
      Either the example or the group is wrong: what the documents show has to be possible.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
        examples:
          - { path: xXCell, attribute: font-colour, value: red }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
        examples:
          - { path: xXCell, attribute: font-color, value: red }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )

  /// An example uses a class path that does not exist.
  public static let unknownClassPath = Rule(
    id: "spec.unknown-class-path",
    title: "An example uses a class path that does not exist",
    explanation: """
      Examples are rules for class paths of the set.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
        examples:
          - { path: xXCel, attribute: font-color, value: red }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
        examples:
          - { path: xXCell, attribute: font-color, value: red }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )

  /// A component does not say how well a group is supported.
  public static let missingSupport = Rule(
    id: "spec.missing-support",
    title: "A component does not say how well a group is supported",
    explanation: """
      Only where the documents list the attributes of a group is an unsupported attribute an \
      error. So every group that a class path uses is documented, seen in examples, or \
      inferred.
      """,
    wrongExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        classPaths:
          - { path: xXCell, group: Text }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """,
    rightExample: """
      # file: XCell.yaml
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Text: documented }
        classPaths:
          - { path: xXCell, group: Text }
      # file: Styles.yaml
      attributeGroups:
        Text:
          attributes: { font-color: Color }
      """
  )
}
