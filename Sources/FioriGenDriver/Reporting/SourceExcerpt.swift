import FioriGenModel
import FioriText

/// A line of a source file with a mark under the place of a finding.
struct SourceExcerpt: Hashable {
  /// The line as a terminal can show it, or the part of it around the place.
  let line: String

  /// Spaces up to the place, then `^~~~`.
  let marker: String

  /// The columns between two tab stops.
  private static let tabStop = 4

  /// A character, or a mark for text that was left out, with its room on the terminal.
  private struct Cell {
    /// What is shown.
    var text: String
    /// Its columns on the terminal.
    var width: Int
    /// The column in the source.
    var column: Int
  }

  /// Cuts an excerpt out of a file.
  ///
  /// - Parameters:
  ///   - range: The place.
  ///   - source: The file's text.
  ///   - width: The most columns of the terminal to use; at least 20 are used.
  init?(of range: SourceRange, in source: inout SourceText, width: Int) {
    let width = max(20, width)
    let start = range.start
    guard
      let (characters, firstColumn) = source.characters(
        line: start.line,
        column: start.column,
        reach: width
      )
    else { return nil }
    let goesOn = source.hasCharacter(line: start.line, column: firstColumn + characters.count)
    var cells = Self.cells(of: characters, firstColumn: firstColumn)
    let endColumn = range.end.line == start.line ? range.end.column : Int.max
    let cut = Self.fit(
      &cells,
      around: start.column,
      width: width,
      isCutBefore: firstColumn > 1,
      isCutAfter: goesOn
    )
    line = (cut.before ? "…" : "") + cells.map(\.text).joined() + (cut.after ? "…" : "")
    let before = cells.prefix { $0.column < start.column }.reduce(cut.before ? 1 : 0) {
      $0 + $1.width
    }
    let marked = cells.filter { $0.column >= start.column && $0.column < endColumn }
    let length = max(1, marked.reduce(0) { $0 + $1.width })
    marker =
      String(repeating: " ", count: before) + "^" + String(repeating: "~", count: length - 1)
  }

  /// The cells for characters: tabs as spaces, deceptive characters in their visible forms.
  private static func cells(of characters: [Unicode.Scalar], firstColumn: Int) -> [Cell] {
    var cells: [Cell] = []
    var position = 0
    for (index, scalar) in characters.enumerated() {
      let text: String
      if scalar == "\t" {
        text = String(repeating: " ", count: tabStop - position % tabStop)
      } else if !VisibleScalar.isHarmless(scalar) {
        text = VisibleText.form(of: scalar)
      } else {
        text = String(scalar)
      }
      let width = DisplayWidth.of(text)
      cells.append(Cell(text: text, width: width, column: firstColumn + index))
      position += width
    }
    return cells
  }

  /// Shortens a line to a width, keeping a place in sight with two thirds of the room after it.
  private static func fit(
    _ cells: inout [Cell],
    around column: Int,
    width: Int,
    isCutBefore: Bool,
    isCutAfter: Bool
  ) -> (before: Bool, after: Bool) {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width || isCutBefore || isCutAfter else { return (false, false) }
    let room = width - 2
    let place = cells.firstIndex { $0.column >= column } ?? cells.endIndex
    var first = place
    var before = 0
    while first > 0, before + cells[first - 1].width <= room / 3 {
      first -= 1
      before += cells[first].width
    }
    var last = first
    var used = 0
    while last < cells.endIndex, used + cells[last].width <= room {
      used += cells[last].width
      last += 1
    }
    // Room that is left at the end of the line is used for its beginning.
    while first > 0, last == cells.endIndex, used + cells[first - 1].width <= room {
      first -= 1
      used += cells[first].width
    }
    let isCut = (before: first > 0 || isCutBefore, after: last < cells.endIndex || isCutAfter)
    cells = Array(cells[first..<last])
    return isCut
  }
}
