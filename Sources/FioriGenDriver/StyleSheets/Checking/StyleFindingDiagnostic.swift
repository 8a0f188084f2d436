import FioriGenModel
import FioriStyle

extension Diagnostic {
  /// A finding about a style sheet as a finding of the tool.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - file: The sheet's path, spelled as the user gave it.
  init(_ finding: StyleFinding, in file: String) {
    let isInPlace = finding.edit.map { $0.range == finding.range.bytes } ?? false
    self.init(
      Rule(finding.rule),
      finding.message,
      at: SourceRange(finding.range, in: file),
      severity: Severity(finding.severity),
      notes: finding.notes.map { DiagnosticNote($0.message, at: SourceRange($0.range, in: file)) },
      suggestion: finding.suggestion ?? finding.edit.flatMap(Self.advice),
      replacement: isInPlace ? finding.edit?.text : nil
    )
  }

  /// A change in words; `nil` for text that is no single line.
  private static func advice(for edit: SheetEdit) -> String? {
    let text = edit.text.trimmingPrefix(while: \.isWhitespace)
    guard !text.contains(where: \.isNewline), text.count <= longestAdvice else { return nil }
    if edit.text.isEmpty { return "remove it" }
    return edit.range.isEmpty ? "add `\(text)`" : "write `\(text)`"
  }

  /// Longer changes are not put into words.
  private static let longestAdvice = 80
}

extension SourceRange {
  /// A stretch of a style sheet as a stretch of a file.
  ///
  /// - Parameters:
  ///   - range: The stretch.
  ///   - file: The sheet's path, spelled as the user gave it.
  init(_ range: SheetRange, in file: String) {
    self.init(
      file: file,
      start: SourcePosition(line: range.start.line, column: range.start.column),
      end: SourcePosition(line: range.end.line, column: range.end.column)
    )
  }
}
