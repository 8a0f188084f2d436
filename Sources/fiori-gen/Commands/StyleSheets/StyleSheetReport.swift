import FioriGenDriver
import FioriGenModel

/// What a run finds out about style sheets.
struct StyleSheetReport {
  /// The findings so far.
  var diagnostics: [Diagnostic] = []

  /// How many changes were made.
  var changeCount = 0

  /// The contents of the sheets as findings refer to them, by path.
  private(set) var contents: [String: [UInt8]] = [:]

  /// How many sheets were checked.
  var sheetCount = 0

  /// Reads a sheet; reports it when that fails.
  ///
  /// - Parameter operand: A path, or `-` for standard input.
  /// - Returns: The sheet; `nil` when it cannot be read.
  mutating func read(_ operand: String) -> StyleSheetFile? {
    switch StyleSheetFile.read(operand) {
    case .file(let sheet): return sheet
    case .failure(let diagnostic):
      diagnostics.append(diagnostic)
      return nil
    }
  }

  /// Keeps the contents that findings refer to, unless there are no findings about them.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The sheet's path in findings.
  mutating func show(_ bytes: [UInt8], as path: String) {
    if diagnostics.contains(where: { $0.range.file == path }) { contents[path] = bytes }
  }

  /// What was done, in one sentence without a full stop.
  var summary: String {
    let sheets = DiagnosticSummary.counted(sheetCount, "style sheet")
    let changes =
      changeCount > 0 ? ", \(DiagnosticSummary.counted(changeCount, "change")) made" : ""
    return "\(sheets) checked\(changes)" + (diagnostics.isEmpty ? ", no findings" : "")
  }
}
