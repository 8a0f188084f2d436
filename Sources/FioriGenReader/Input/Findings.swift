import FioriGenModel
import FioriText

/// The findings of a stage, with a bounded search for suggestions.
struct Findings {
  /// The findings so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many more names may be compared in search of suggestions.
  private var remainingComparisons: Int

  /// Starts without findings.
  ///
  /// - Parameter maximumNameComparisons: How many names may be compared in search of suggestions.
  init(maximumNameComparisons: Int) {
    remainingComparisons = maximumNameComparisons
  }

  /// No findings, with the bound that is left here: for work that is done beside other work.
  var continuation: Findings { Findings(maximumNameComparisons: remainingComparisons) }

  /// Adds the findings of all work that was done side by side.
  ///
  /// - Parameter others: The findings, each begun as a ``continuation`` of these. The bound that is
  ///   left is that of the work that compared most.
  mutating func merge(_ others: [Findings]) {
    for other in others {
      diagnostics += other.diagnostics
      remainingComparisons = min(remainingComparisons, other.remainingComparisons)
    }
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - message: What is wrong.
  ///   - range: Where.
  ///   - notes: Other places that explain it.
  ///   - suggestion: What to do.
  ///   - replacement: Text that mends it.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at range: SourceRange,
    notes: [DiagnosticNote] = [],
    suggestion: String? = nil,
    replacement: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule,
        message,
        at: range,
        notes: notes,
        suggestion: suggestion,
        replacement: replacement
      )
    )
  }

  /// Adds a finding about a name that means nothing, with the nearest name that would.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - message: What is wrong.
  ///   - name: The name as written.
  ///   - range: Where exactly the name stands.
  ///   - candidates: The names that would be right.
  ///   - remedy: What to do when no candidate is near.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    unknown name: String,
    at range: SourceRange,
    candidates: some Collection<String>,
    otherwise remedy: String
  ) {
    let nearest = nearest(to: name, among: candidates)
    report(
      rule,
      message,
      at: range,
      suggestion: nearest.map { "did you mean \(quoted($0))?" } ?? remedy,
      replacement: nearest
    )
  }

  /// The nearest of some names, while the bound on comparisons lasts.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - candidates: The names that would be right.
  /// - Returns: The nearest name, if one is near.
  mutating func nearest(to name: String, among candidates: some Collection<String>) -> String? {
    guard remainingComparisons >= candidates.count else { return nil }
    remainingComparisons -= candidates.count
    return NearestName.suggestion(for: name, among: candidates)
  }
}
