/// A table in Markdown, aligned so that it reads well as plain text too.
struct MarkdownTable {
  /// The heads of the columns.
  let heads: [String]

  /// The rows.
  private(set) var rows: [[String]] = []

  /// Starts without rows.
  ///
  /// - Parameter heads: The heads of the columns; all but the first are set to the right.
  init(_ heads: String...) { self.heads = heads }

  /// Adds a row.
  ///
  /// - Parameter cells: A cell for each column.
  mutating func add(_ cells: String...) { rows.append(cells) }

  /// The table's lines.
  var text: String {
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([heads, rule] + rows).map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return "| " + cells.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
