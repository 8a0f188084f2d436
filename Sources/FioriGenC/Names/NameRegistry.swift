import FioriGenModel

/// Remembers which spec site each emitted name comes from and finds two that became one.
struct NameRegistry: Sendable {
  /// Where an emitted name comes from.
  private struct Site {
    /// What the spec calls it, such as `FUITag`.
    var name: String
    /// Where that stands.
    var range: SourceRange
  }

  /// The names claimed so far, by scope and name.
  private var sites: [String: [String: Site]] = [:]

  /// The collisions found so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// The scope of types, functions, constants and enumerators.
  static let global = ""

  /// The scope of header files.
  static let files = "/"

  /// Claims a name.
  ///
  /// - Parameters:
  ///   - emitted: The C name.
  ///   - scope: ``global``, ``files``, or the record whose members must differ.
  ///   - name: What the spec calls it.
  ///   - range: Where that stands.
  mutating func claim(
    _ emitted: String,
    in scope: String = Self.global,
    for name: String,
    at range: SourceRange
  ) {
    guard let first = sites[scope]?[emitted] else {
      sites[scope, default: [:]][emitted] = Site(name: name, range: range)
      return
    }
    let place = scope == Self.global || scope == Self.files ? "in C" : "in '\(scope)'"
    diagnostics.append(
      Diagnostic(
        CRules.nameCollision,
        "'\(first.name)' and '\(name)' both become '\(emitted)' \(place)",
        at: range,
        notes: [DiagnosticNote("'\(first.name)' stands here", at: first.range)],
        suggestion: "Rename one of them, or give one another name with 'swiftName'."
      )
    )
  }
}
