import FioriGenModel
import FioriStyle

/// Sheets that an app loads one after the other, as one sheet.
struct JoinedSheets {
  /// The sheets.
  private let sheets: [StyleSheetFile]

  /// The line of ``bytes`` with which each sheet begins, starting at 1.
  private let firstLines: [Int]

  /// The sheets one after the other, without byte order marks.
  let bytes: [UInt8]

  /// Joins sheets.
  ///
  /// - Parameter sheets: The sheets, in the order in which the app loads them.
  init(_ sheets: [StyleSheetFile]) {
    self.sheets = sheets
    var bytes: [UInt8] = []
    var firstLines: [Int] = []
    var line = 1
    for sheet in sheets {
      firstLines.append(line)
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let contents = sheet.bytes.starts(with: mark) ? sheet.bytes[3...] : sheet.bytes[...]
      bytes += contents
      bytes.append(UInt8(ascii: "\n"))
      line += Self.lineBreaks(in: contents) + 1
    }
    self.bytes = bytes
    self.firstLines = firstLines
  }

  /// The number of line breaks; LF, CR LF and CR are one each. A CR at the end would melt with the LF
  /// between two sheets, so it does not count.
  private static func lineBreaks(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
        count += 1
      }
    }
    return count
  }

  /// A finding about the joined sheet as a finding about the sheet it stands in.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: The finding of the tool.
  func diagnostic(for finding: StyleFinding) -> Diagnostic {
    var diagnostic = Diagnostic(finding, in: "")
    diagnostic.range = place(diagnostic.range)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].range = place(diagnostic.notes[index].range)
    }
    return diagnostic
  }

  /// The place in its own sheet.
  private func place(_ range: SourceRange) -> SourceRange {
    let index = firstLines.lastIndex { $0 <= range.start.line } ?? 0
    guard sheets.indices.contains(index) else { return range }
    let shift = firstLines[index] - 1
    return SourceRange(
      file: sheets[index].path,
      start: SourcePosition(line: range.start.line - shift, column: range.start.column),
      end: SourcePosition(line: range.end.line - shift, column: range.end.column)
    )
  }
}
