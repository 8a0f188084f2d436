public import FioriGenModel

/// The kinds of changes between two versions of a catalogue.
public enum DiffRules {
  /// Every rule of this stage, sorted by identifier.
  public static let all: [Rule] =
    (componentRules + propertyRules + behaviourRules + themingRules + typeRules)
    .sorted { $0.id < $1.id }

  /// Whether a change gives users something that they did not have.
  ///
  /// - Parameter rule: The kind of change.
  /// - Returns: Whether it adds something, or announces that something will go away.
  static func isAddition(_ rule: Rule) -> Bool {
    rule.id.hasSuffix("-added") || rule.id == deprecated.id
  }

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - name: The identifier without the stage.
  ///   - title: What happened, in a few words.
  ///   - explanation: Whom it concerns, and how.
  ///   - wrong: The change.
  ///   - right: The same aim in a way that breaks less.
  ///   - isBreaking: Whether it usually breaks someone.
  /// - Returns: The rule.
  static func rule(
    _ name: String,
    _ title: String,
    _ explanation: String,
    wrong: String = "",
    right: String = "",
    isBreaking: Bool = true
  ) -> Rule {
    Rule(
      id: "diff." + name,
      severity: isBreaking ? .error : .note,
      title: title,
      explanation: explanation,
      wrongExample: wrong,
      rightExample: right
    )
  }
}
