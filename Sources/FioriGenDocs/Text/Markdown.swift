/// Builds a Markdown page block by block. Blocks are separated by one blank line.
struct Markdown {
  /// The blocks so far.
  private var blocks: [String] = []

  /// Adds a heading.
  ///
  /// - Parameters:
  ///   - level: 1 for the page's title, 2 for its sections.
  ///   - text: Markdown for the heading's words.
  mutating func heading(_ level: Int, _ text: String) {
    blocks.append(String(repeating: "#", count: level) + " " + text)
  }

  /// Adds a block of finished Markdown; nothing when it is empty.
  ///
  /// - Parameter text: The block.
  mutating func block(_ text: String) {
    if !text.isEmpty { blocks.append(text) }
  }

  /// Adds a list; nothing without items.
  ///
  /// - Parameter items: Markdown of each item, one line each.
  mutating func list(_ items: [String]) {
    if !items.isEmpty { blocks.append(items.map { "- " + $0 }.joined(separator: "\n")) }
  }

  /// Adds a table; nothing without rows.
  ///
  /// - Parameters:
  ///   - columns: The head of each column.
  ///   - rows: The cells of each row, as Markdown.
  mutating func table(_ columns: [String], _ rows: [[String]]) {
    if rows.isEmpty { return }
    let lines =
      [columns, columns.map { _ in "---" }] + rows.map { row in row.map(MarkupEscaping.cell) }
    blocks.append(lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"))
  }

  /// Adds a block of code, fenced so that nothing in it can end it.
  ///
  /// - Parameters:
  ///   - language: The language's name, for highlighting; empty for none.
  ///   - code: The code, without a line break at its end.
  mutating func code(_ language: String, _ code: String) {
    let shown = VisibleText.lines(code)
    var longest = 2
    var run = 0
    for scalar in shown.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    blocks.append("\(fence)\(language)\n\(shown)\n\(fence)")
  }

  /// The page, ending with a line break; the meaning of the mark on inferred facts follows at its
  /// end when the page has one.
  var finished: String {
    let text = blocks.joined(separator: "\n\n")
    guard text.contains(PageContext.inferredMark) else { return text + "\n" }
    return text + "\n\n" + PageContext.inferredLegend + "\n"
  }
}
