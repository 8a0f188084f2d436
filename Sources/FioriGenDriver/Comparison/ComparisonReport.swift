import FioriGenDiff
import FioriGenModel

/// What is different between two versions of a catalogue, in several forms.
public struct ComparisonReport: Sendable {
  /// The forms; the raw values are those of `--format`.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// For a terminal.
    case text
    /// For programs.
    case json
    /// For release notes and comments.
    case markdown
  }

  /// The changes, sorted.
  public let changes: [CatalogueChange]

  /// Which part of the version to raise.
  public let advice: VersionAdvice

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: The old version, resolved.
  ///   - new: The new version, resolved.
  public init(from old: Catalogue, to new: Catalogue) {
    changes = CatalogueComparison.changes(from: old, to: new)
    advice = VersionAdvice(for: changes)
  }

  /// Whether anyone has to change something.
  public var isBreaking: Bool { changes.contains(where: \.isBreaking) }

  /// The report in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - width: The columns of the terminal.
  ///   - style: Whether headings are coloured.
  /// - Returns: The text, ending with a line break.
  public func text(as format: Format, width: Int, style: TerminalStyle) -> String {
    switch format {
    case .text: page(width: width, style: style)
    case .json: JSONWriter.text(of: document)
    case .markdown: markdown
    }
  }

  /// The changes in two lists: what breaks someone, and the rest.
  private var sections: [(heading: String, changes: [CatalogueChange])] {
    [
      ("Breaking changes", changes.filter(\.isBreaking)),
      ("Other changes", changes.filter { !$0.isBreaking }),
    ].filter { !$0.changes.isEmpty }
  }

  /// The advice in a sentence.
  private var sentence: String {
    let breaking = changes.count(where: \.isBreaking)
    let counted = DiagnosticSummary.counted(changes.count, "change")
    return switch advice {
    case .none: "Nothing is different: no new version is needed."
    case .patch: "\(counted), none of them breaking: raise the patch version."
    case .minor: "\(counted), none of them breaking: raise the minor version."
    case .major: "\(counted), \(breaking) of them breaking: raise the major version."
    }
  }

  /// The report for a terminal.
  private func page(width: Int, style: TerminalStyle) -> String {
    var page = TextPage(width: width, style: style)
    for section in sections {
      page.heading(section.heading)
      page.declarations(
        section.changes.map { change in
          let breaks = change.breaks.map(\.rawValue).joined(separator: ", ")
          return TextPage.Entry(
            term: change.subject,
            text: "\(change.message) [\(change.rule.id)]",
            details: breaks.isEmpty ? [] : ["breaks \(breaks)"]
          )
        }
      )
    }
    if !sections.isEmpty { page.line("") }
    page.paragraphs(sentence)
    return page.text
  }

  /// The report for programs; every key is always there.
  private var document: JSONValue {
    [
      "formatVersion": 1,
      "isBreaking": .bool(isBreaking),
      "advice": .string(advice.rawValue),
      "changes": .array(
        changes.map { change in
          [
            "rule": .string(change.rule.id),
            "subject": .string(change.subject),
            "message": .string(change.message),
            "breaks": .strings(change.breaks.map { $0.rawValue.lowercased() }),
            "file": .string(change.range.file),
            "line": .integer(change.range.start.line),
            "column": .integer(change.range.start.column),
          ]
        }
      ),
    ]
  }

  /// The report for release notes.
  private var markdown: String {
    var text = ""
    for section in sections {
      text += "## \(section.heading)\n\n"
      text += "| What | How | Breaks | Rule |\n|---|---|---|---|\n"
      for change in section.changes {
        let cells = [
          "`\(change.subject)`", Self.escaped(change.message),
          change.breaks.map(\.rawValue).joined(separator: ", "), "`\(change.rule.id)`",
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
      text += "\n"
    }
    return text + sentence + "\n"
  }

  /// Text from a spec in a cell of a table, where it can neither end the cell nor become markup.
  private static func escaped(_ text: String) -> String {
    VisibleText.escape(text).reduce(into: "") { result, character in
      if "\\`*_[]<>|&#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
