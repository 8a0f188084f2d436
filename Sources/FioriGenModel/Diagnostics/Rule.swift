/// A named check. Its identifier is stable: users write it in configuration files and look it up.
///
/// Each stage declares its rules as static members in one place; the rules page of the
/// documentation and `fiori-gen explain` are made from those declarations.
public struct Rule: Hashable, Sendable {
  /// The stable identifier, `<stage>.<what>`, such as `spec.unknown-type`.
  public var id: String

  /// The severity of its findings unless a setting changes it.
  public var severity: Severity

  /// What it finds, in a few words.
  public var title: String

  /// Why that is a fault and what to do about it.
  public var explanation: String

  /// A smallest input that breaks the rule.
  public var wrongExample: String

  /// The same input mended.
  public var rightExample: String

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - id: The stable identifier, `<stage>.<what>`.
  ///   - severity: The severity of its findings unless a setting changes it.
  ///   - title: What it finds, in a few words.
  ///   - explanation: Why that is a fault and what to do about it.
  ///   - wrongExample: A smallest input that breaks the rule.
  ///   - rightExample: The same input mended.
  public init(
    id: String,
    severity: Severity = .error,
    title: String,
    explanation: String,
    wrongExample: String,
    rightExample: String
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.explanation = explanation
    self.wrongExample = wrongExample
    self.rightExample = rightExample
  }
}
