/// A named check of style sheets. Its identifier is stable: users write it in configuration files and
/// look it up.
public struct StyleRule: Hashable, Sendable {
  /// The stable identifier, `nss.<what>`.
  public let id: String

  /// The severity of its findings unless a finding or a setting changes it.
  public let severity: StyleSeverity

  /// What it finds, in a few words.
  public let title: String

  /// Why that is a fault and what to do about it.
  public let explanation: String

  /// A smallest sheet that breaks the rule.
  public let wrongExample: String

  /// The same sheet mended.
  public let rightExample: String

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - id: The stable identifier, `nss.<what>`.
  ///   - severity: The severity of its findings unless a finding or a setting changes it.
  ///   - title: What it finds, in a few words.
  ///   - explanation: Why that is a fault and what to do about it.
  ///   - wrong: A smallest sheet that breaks the rule.
  ///   - right: The same sheet mended.
  public init(
    id: String,
    severity: StyleSeverity,
    title: String,
    explanation: String,
    wrong: String,
    right: String
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.explanation = explanation
    wrongExample = wrong
    rightExample = right
  }
}
