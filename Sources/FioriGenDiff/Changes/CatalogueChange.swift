public import FioriGenModel

/// One difference between two versions of a catalogue.
public struct CatalogueChange: Hashable, Sendable {
  /// The kind of change.
  public var rule: Rule

  /// What changed, by its name: `FUIObjectCell.headlineText`.
  public var subject: String

  /// How it changed, in one sentence without a full stop.
  public var message: String

  /// What the change breaks, in the order of the surfaces; nothing for a compatible change.
  public var breaks: [Surface]

  /// Where it stands: in the new version, or in the old one when it is gone.
  public var range: SourceRange

  /// Whether anyone has to change something because of it.
  public var isBreaking: Bool { !breaks.isEmpty }

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - rule: The kind of change.
  ///   - subject: What changed, by its name.
  ///   - message: How it changed.
  ///   - breaks: What the change breaks.
  ///   - range: Where it stands.
  public init(
    _ rule: Rule,
    _ subject: String,
    _ message: String,
    breaks: Set<Surface> = [],
    at range: SourceRange
  ) {
    self.rule = rule
    self.subject = subject
    self.message = message
    self.breaks = Surface.allCases.filter(breaks.contains)
    self.range = range
  }
}
