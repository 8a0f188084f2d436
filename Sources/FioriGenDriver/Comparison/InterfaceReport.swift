import FioriGenC

/// What is different between two binary interfaces, in several forms.
public struct InterfaceReport: Hashable, Sendable {
  /// The forms; the raw values are those of `--format`.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// One line per change.
    case text
    /// For programs.
    case json
  }

  /// The changes: records, enumerations, functions, constants and targets, each sorted by name.
  private let changes: [AbiChange]

  /// Compares two interfaces.
  ///
  /// - Parameters:
  ///   - old: The interface that programs were compiled against.
  ///   - new: The interface of the library they will meet.
  init(from old: AbiDescription, to new: AbiDescription) {
    changes = AbiComparison.compare(old, new)
  }

  /// Whether programs compiled against the old interface misbehave with the new library.
  public var isBreaking: Bool { changes.isBreaking }

  /// How many changes there are, and how many of them are breaking, in one sentence.
  public var summary: String {
    if changes.isEmpty { return "the binary interface is the same" }
    let counted = DiagnosticSummary.counted(changes.count, "change")
    let breaking = changes.count(where: \.isBreaking)
    return "\(counted), \(breaking == 0 ? "none" : String(breaking)) of them breaking"
  }

  /// The changes in a form.
  ///
  /// - Parameter format: The form.
  /// - Returns: The text; empty when nothing is different and the form is text.
  public func text(as format: Format) -> String {
    switch format {
    case .text: changes.map { VisibleText.escape($0.description) + "\n" }.joined()
    case .json: changes.json
    }
  }
}
