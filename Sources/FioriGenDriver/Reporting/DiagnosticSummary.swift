import FioriGenModel

/// How many findings there are.
public struct DiagnosticSummary: Hashable, Sendable {
  /// How many are errors.
  public let errors: Int
  /// How many are warnings.
  public let warnings: Int

  /// Counts findings.
  ///
  /// - Parameter diagnostics: The findings.
  public init(of diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  /// The counts in words, such as `2 errors, 1 warning`; empty when there is neither.
  public var text: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return parts.map { Self.counted($0.0, $0.1) }.joined(separator: ", ")
  }

  /// A number with its noun.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - noun: The noun in the singular, with a regular plural.
  /// - Returns: Such as `1 file` or `2 files`.
  public static func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
