/// A rule of a component that a model breaks.
public struct ValidationIssue: Hashable, Sendable {
  /// How much breaking the rule matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The component does not work like that.
    case error
    /// The component works, but the guidelines advise against it.
    case warning
  }

  /// The property's path, such as `tags[2].title`.
  public let path: String

  /// The rule's stable identifier.
  public let rule: String

  /// How much it matters.
  public let severity: Severity

  /// What is wrong, in one sentence.
  public let message: String

  /// Notes a finding.
  ///
  /// - Parameters:
  ///   - path: The property's path.
  ///   - rule: The rule's stable identifier.
  ///   - severity: How much it matters.
  ///   - message: What is wrong, in one sentence.
  public init(path: String, rule: String, severity: Severity, message: String) {
    self.path = path
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}

extension ValidationIssue: CustomStringConvertible {
  /// The finding on one line.
  public var description: String {
    "\(path): \(severity.rawValue): \(message) [\(rule)]"
  }
}
