import FioriGenModel

/// The rules about files of settings.
public enum SettingsRules {
  /// Every rule, sorted by identifier.
  public static let all: [Rule] = [invalidValue, unknownKey, unreadable, wrongNode]

  /// A word that a setting does not take.
  public static let invalidValue = Rule(
    id: "settings.invalid-value",
    title: "Value that the setting does not take",
    explanation: """
      Some settings take one of a few words, such as `alpha: first` or `alpha: last`; the finding \
      lists them. Nothing is checked with settings that were not understood.
      """,
    wrongExample: "alpha: begin",
    rightExample: "alpha: first"
  )

  /// A key that no setting has.
  public static let unknownKey = Rule(
    id: "settings.unknown-key",
    title: "Unknown setting",
    explanation: """
      The tool has no setting of this name, so it would be without effect. Misspelt settings are \
      errors, because what they were to declare would be reported everywhere.
      """,
    wrongExample: "classPath: [appHeader]",
    rightExample: "classPaths: [appHeader]"
  )

  /// A file of settings that cannot be read.
  public static let unreadable = Rule(
    id: "settings.unreadable",
    title: "The settings cannot be read",
    explanation: """
      The file was named with --config, or stands in the folder of a style sheet or above it, and \
      the system refuses to give its contents.
      """,
    wrongExample: "fiori-gen lint --config missing.yaml Brand.nss",
    rightExample: "fiori-gen lint --config fiori-gen.yaml Brand.nss"
  )

  /// A value of the wrong shape.
  public static let wrongNode = Rule(
    id: "settings.wrong-node",
    title: "Setting of the wrong shape",
    explanation: """
      Settings are one mapping. Each takes one word or a list of words; a list with one word can \
      be written as the word.
      """,
    wrongExample: "classPaths: { appHeader: yes }",
    rightExample: "classPaths: [appHeader]"
  )
}
