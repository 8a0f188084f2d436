import FioriGenModel
import FioriStyle

/// The rules about style sheets as files; those about their contents are the library's.
public enum StyleSheetRules {
  /// Every rule about style sheets, sorted by identifier.
  public static let all: [Rule] =
    ([unreadable] + StyleRules.all.map(Rule.init)).sorted { $0.id < $1.id }

  /// A style sheet that cannot be read.
  public static let unreadable = Rule(
    id: "nss.unreadable",
    title: "The style sheet cannot be read",
    explanation: """
      The system refuses to give the contents of the file, or it is a folder, a pipe or larger than \
      a style sheet may be. The other sheets of the run are checked all the same.
      """,
    wrongExample: "fiori-gen lint Themes",
    rightExample: "fiori-gen lint Themes/Brand.nss"
  )
}

extension Rule {
  /// A rule of the style sheet library as a rule of the tool.
  ///
  /// - Parameter rule: The rule.
  init(_ rule: StyleRule) {
    self.init(
      id: rule.id,
      severity: Severity(rule.severity),
      title: rule.title,
      explanation: rule.explanation,
      wrongExample: rule.wrongExample,
      rightExample: rule.rightExample
    )
  }
}

extension Severity {
  /// A severity of the style sheet library as a severity of the tool.
  ///
  /// - Parameter severity: The severity.
  init(_ severity: StyleSeverity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
