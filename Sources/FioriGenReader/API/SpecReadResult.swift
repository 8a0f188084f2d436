import FioriGenModel

/// What reading a set of spec files gave.
public struct SpecReadResult: Sendable {
  /// The catalogue; `nil` when any finding is an error.
  public var catalogue: Catalogue?

  /// Every finding, ordered by file, line, column and rule.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue; `nil` when any finding is an error.
  ///   - diagnostics: Every finding, in the order of a report.
  public init(catalogue: Catalogue?, diagnostics: [Diagnostic]) {
    self.catalogue = catalogue
    self.diagnostics = diagnostics
  }
}
