import FioriGenModel

/// Shows findings to people.
///
/// ```
/// Specs/Tag.yaml:3:1: error: unknown key "sumary" [spec.unknown-key]
///     3 | sumary: A word.
///       | ^~~~~~
///   suggestion: write "summary"
/// ```
struct DiagnosticPrinter {
  /// Whether text is coloured.
  private let style: TerminalStyle

  /// The columns of the terminal.
  private let width: Int

  /// Gives a file's contents.
  private let source: (String) -> [UInt8]?

  /// The texts of files that were shown already.
  private var texts: [String: SourceText?] = [:]

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - style: Whether text is coloured.
  ///   - width: The columns of the terminal.
  ///   - source: Gives a file's contents; `nil` where it cannot be read.
  init(style: TerminalStyle, width: Int, source: @escaping (String) -> [UInt8]?) {
    self.style = style
    self.width = width
    self.source = source
  }

  /// Shows findings and how many there are.
  ///
  /// - Parameter diagnostics: The findings, in the order in which to show them.
  /// - Returns: The text; empty without findings.
  mutating func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { text += self.text(of: diagnostic) }
    let summary = DiagnosticSummary(of: diagnostics).text
    if !summary.isEmpty { text += summary + "\n" }
    return text
  }

  /// Shows one finding with everything that belongs to it.
  private mutating func text(of diagnostic: Diagnostic) -> String {
    let rule = style.dress("[\(diagnostic.rule.id)]", as: .secondary)
    let message = style.dress(VisibleText.escape(diagnostic.message), as: .message)
    var text = headline(diagnostic.range, diagnostic.severity, message + " " + rule)
    text += excerpt(of: diagnostic.range)
    for note in diagnostic.notes {
      text += headline(note.range, .note, VisibleText.escape(note.message))
      text += excerpt(of: note.range)
    }
    if let suggestion = diagnostic.suggestion {
      let label = style.dress("suggestion:", as: .marker)
      text += "  \(label) \(VisibleText.escape(suggestion))\n"
    }
    return text
  }

  /// The line with place, severity and message.
  private func headline(_ range: SourceRange, _ severity: Severity, _ message: String) -> String {
    let place = "\(VisibleText.escape(range.file)):\(range.start.line):\(range.start.column):"
    let word = style.dress(severity.rawValue + ":", as: .severity(severity))
    return "\(style.dress(place, as: .location)) \(word) \(message)\n"
  }

  /// The source line with the mark; empty when the file cannot be shown.
  private mutating func excerpt(of range: SourceRange) -> String {
    if texts[range.file] == nil {
      texts[range.file] = .some(source(range.file).map(SourceText.init))
    }
    let number = String(range.start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    // Taken out while it is used, so that it is not copied.
    guard var text = texts.removeValue(forKey: range.file) ?? nil else {
      texts[range.file] = .some(nil)
      return ""
    }
    defer { texts[range.file] = text }
    let room = width - margin.count - 3
    guard let excerpt = SourceExcerpt(of: range, in: &text, width: room),
      !excerpt.line.allSatisfy(\.isWhitespace)
    else { return "" }
    let bar = style.dress("\(margin) |", as: .secondary)
    let lower = style.dress(String(repeating: " ", count: margin.count) + " |", as: .secondary)
    return "\(bar) \(excerpt.line)\n\(lower) \(style.dress(excerpt.marker, as: .marker))\n"
  }
}
