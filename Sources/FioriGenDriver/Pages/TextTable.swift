/// A table whose columns are as wide as their longest cell.
struct TextTable {
  /// On which side of its column a cell stands.
  enum Alignment {
    /// At the left, for words.
    case leading
    /// At the right, for numbers.
    case trailing
  }

  /// The names of the columns with the side on which their cells stand.
  let columns: [(title: String, alignment: Alignment)]

  /// The cells of each row.
  private var rows: [[String]] = []

  /// Creates an empty table.
  ///
  /// - Parameter columns: The names of the columns with the side on which their cells stand.
  init(columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  /// Adds a row.
  ///
  /// - Parameter cells: One text for each column.
  mutating func add(_ cells: [String]) {
    rows.append(cells.map(VisibleText.escape))
  }

  /// The columns of a terminal that the table takes.
  var width: Int {
    let cells = [columns.map(\.title)] + rows
    let widths = columns.indices.map { index in cells.map { DisplayWidth.of($0[index]) }.max() ?? 0
    }
    return widths.reduce(0, +) + 2 * (columns.count - 1)
  }

  /// The table's text, with the names of the columns in its first line.
  ///
  /// - Parameter style: Whether the first line is coloured.
  /// - Returns: Lines without spaces at their ends.
  func text(style: TerminalStyle) -> String {
    let titles = columns.map(\.title)
    let widths = columns.indices.map { index in
      ([titles] + rows).map { DisplayWidth.of($0[index]) }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      var line = ""
      for (index, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[index] - DisplayWidth.of(cell))
        if index > 0 { line += "  " }
        line += columns[index].alignment == .leading ? cell + space : space + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    let heading = style.dress(line(titles), as: .heading)
    return ([heading] + rows.map(line)).map { $0 + "\n" }.joined()
  }
}
