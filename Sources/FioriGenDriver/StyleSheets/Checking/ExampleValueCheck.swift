import FioriGenModel
import FioriStyle

/// Checks that the values of example rules are of their attributes' types.
enum ExampleValueCheck {
  /// Every rule of this stage.
  static let rules: [Rule] = [rule]

  /// A value that its attribute cannot have.
  static let rule = Rule(
    id: "spec.example-value",
    title: "An example's value is not of its attribute's type",
    explanation: """
      Each value under `examples` must be one that the attribute's type allows in a style sheet: \
      the examples go into the documentation and into a sheet that can be loaded. A name after `@` \
      is a variable and may stand for anything.
      """,
    wrongExample: """
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Frame: documented }
        classPaths: [{ path: XCell, group: Frame }]
        examples: [{ path: XCell, attribute: corner-radius, value: eight }]
      """,
    rightExample: """
      component: XCell
      kind: view
      summary: A cell.
      theming:
        support: { Frame: documented }
        classPaths: [{ path: XCell, group: Frame }]
        examples: [{ path: XCell, attribute: corner-radius, value: 8 }]
      """
  )

  /// What is wrong with the examples of a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The findings.
  static func findings(in catalogue: Catalogue) -> [Diagnostic] {
    guard catalogue.components.contains(where: { !$0.theming.examples.isEmpty }) else { return [] }
    let types = attributeTypes(in: catalogue)
    let groups = groupsOfPaths(in: catalogue)
    let vocabulary = StyleVocabulary(StyleKnowledge(catalogue))
    return catalogue.components.flatMap(\.theming.examples).compactMap { example in
      guard let group = groups[example.classPath],
        let type = types[group]?[example.attribute]
      else { return nil }
      return finding(about: example, as: type, vocabulary)
    }
  }

  /// The types of attributes, by group and name.
  private static func attributeTypes(in catalogue: Catalogue) -> [String: [String: AttributeType]] {
    var types: [String: [String: AttributeType]] = [:]
    for group in catalogue.attributeGroups {
      for attribute in group.attributes {
        types[group.name, default: [:]][attribute.name] = attribute.type
      }
    }
    return types
  }

  /// The groups of class paths, by every spelling of the path.
  private static func groupsOfPaths(in catalogue: Catalogue) -> [String: String] {
    var groups: [String: String] = [:]
    for path in catalogue.components.flatMap(\.theming.classPaths) {
      for spelling in [path.path] + path.aliases { groups[spelling] = path.group }
    }
    return groups
  }

  /// What is wrong with one example.
  private static func finding(
    about example: ExampleRule,
    as type: AttributeType,
    _ vocabulary: StyleVocabulary
  ) -> Diagnostic? {
    let bytes = Array(example.value.utf8)
    let reading = SheetValueReader(bytes: bytes, vocabulary: vocabulary, alpha: .last)
      .read(ByteRange(0, bytes.count), as: SheetValueType(name: type.name))
    // Other problems are spellings that documents may well show.
    guard reading.value == nil, let problem = reading.problems.first,
      [.wrongType, .quoted, .partialVariable].contains(problem.kind)
    else { return nil }
    let isWhole = problem.range == ByteRange(0, bytes.count)
    return Diagnostic(
      rule,
      "'\(example.attribute)' is of type \(type.name): \(problem.message)",
      at: example.valueRange,
      suggestion: problem.nearest.map { "did you mean '\($0)'?" }
        ?? problem.replacement.map { "write '\($0)'" }
        ?? "correct the value, or the type of '\(example.attribute)' in its group",
      replacement: isWhole ? problem.replacement ?? problem.nearest : nil
    )
  }
}
