import FioriGenModel
import FioriGenReader
import Testing

/// Class paths, groups and example rules are checked over the whole set.
@Suite struct ThemingFindingTests {
  /// A file with two groups.
  private static let styles = """

    # file: Styles.yaml
    attributeGroups:
      Text: { attributes: { font-color: Color, font-size: Number } }
      Image: { attributes: { tint-color: Color } }
    """

  @Test func classPathsAreUniqueInTheSet() {
    let result = expectFindings(
      in: """
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        theming:
          support: { Text: documented, Image: documented }
          classPaths:
            - { path: xXCell, group: Text, aliases: [xCell] }
            - { path: 1️⃣xXCell, group: Image }
            - { path: 2️⃣xCell, group: Text }
        # file: XRow.yaml
        component: XRow
        kind: view
        summary: A row.
        theming:
          support: { Text: documented }
          classPaths:
            - { path: xXRow, group: Text, aliases: [3️⃣xXCell] }
        """ + Self.styles,
      [
        "1️⃣": SpecRules.classPathConflict, "2️⃣": SpecRules.classPathConflict,
        "3️⃣": SpecRules.classPathConflict,
      ]
    )
    #expect(
      result.diagnostics.flatMap(\.notes).map(\.range.file) == [
        "XCell.yaml", "XCell.yaml", "XCell.yaml",
      ]
    )
  }

  @Test func groupsAndSupport() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        theming:
          support: { 1️⃣Txt: documented, Image: 2️⃣sometimes }
          classPaths:
            - { path: xXCell, group: 3️⃣Imag }
            - 4️⃣{ group: Text }
            - { path: 5️⃣xXCell_a }
            - { path: xXCell_b, group: Text, spelling: 6️⃣odd }
        """ + Self.styles,
      [
        "1️⃣": SpecRules.unknownGroup, "2️⃣": SpecRules.invalidValue, "3️⃣": SpecRules.unknownGroup,
        "4️⃣": SpecRules.missingKey, "5️⃣": SpecRules.missingKey, "6️⃣": SpecRules.invalidValue,
      ]
    )
  }

  @Test func missingSupportIsReportedOncePerGroup() {
    expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        theming:
          support: { Image: inferred }
          classPaths:
            - { path: xXCell, group: 1️⃣Text }
            - { path: xXCell_a, group: Text }
            - { path: xXCell_b, group: Image }
        """ + Self.styles,
      ["1️⃣": SpecRules.missingSupport]
    )
  }

  @Test func spellings() {
    let result = expectFindings(
      in: """
        # file: catalogue.yaml
        catalogue: XCatalog
        classPathPrefix: x
        # file: XCell.yaml
        component: XCell
        kind: view
        summary: A cell.
        theming:
          support: { Text: inferred }
          classPaths:
            - { path: xXCell, group: Text }
            - { path: xXCell_label, group: Text }
            - { path: 1️⃣xXCellLabel, group: Text }
            - { path: 2️⃣xCell, group: Text }
            - { path: 3️⃣xXCell_, group: Text }
            - { path: View, group: Text, spelling: documented }
        """ + Self.styles,
      [
        "1️⃣": SpecRules.classPathSpelling, "2️⃣": SpecRules.classPathSpelling,
        "3️⃣": SpecRules.classPathSpelling,
      ]
    )
    #expect(result.catalogue != nil)
  }

  @Test func examples() {
    let result = expectFindings(
      in: """
        component: XCell
        kind: view
        summary: A cell.
        theming:
          support: { Text: inferred }
          classPaths:
            - { path: xXCell, group: Text }
          examples:
            - { path: 1️⃣xXCel, attribute: font-size, value: 13 }
            - { path: xXCell, attribute: 2️⃣font-colour, value: red }
            - { path: xXCell, values: { font-size: 13, 3️⃣font-name: a } }
            - { path: 4️⃣xXCell, attribute: font-size }
            - { path: xXCell, values: { font-size: 13 }, 5️⃣value: 3 }
        """ + Self.styles,
      [
        "1️⃣": SpecRules.unknownClassPath, "2️⃣": SpecRules.unknownAttribute,
        "3️⃣": SpecRules.unknownAttribute, "4️⃣": SpecRules.missingKey,
        "5️⃣": SpecRules.unknownKey,
      ]
    )
    #expect(result.diagnostics[0].replacement == "xXCell")
    #expect(result.diagnostics[1].replacement == "font-color")
  }
}
