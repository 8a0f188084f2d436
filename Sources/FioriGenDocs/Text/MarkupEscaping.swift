/// Makes text of a spec harmless in the languages of the documentation.
///
/// Whatever a spec says is shown as text: it can neither end the element it stands in nor become
/// a heading, a link, a table cell, a directive or HTML. The one piece of markup that stays is a
/// code span between single backticks.
enum MarkupEscaping {
  /// Text for XML and SVG, in content and in double-quoted attributes.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with markup characters as entities and invisible ones made visible.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      default: result += VisibleText.visible(scalar)
      }
    }
    return result
  }

  /// One line of Markdown text. Code spans between single backticks stay what they are; everything
  /// else that Markdown or HTML would interpret is escaped.
  ///
  /// - Parameter text: Text of a spec; line breaks become spaces.
  /// - Returns: A line of Markdown.
  static func markdown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let scalars = Array(line.unicodeScalars)
    // In DocC, a list item that begins with this word and a plain space defines a term.
    let definesTerm = line.lowercased().hasPrefix("term ")
    var result = definesTerm ? line.prefix(4) + "&nbsp;" : ""
    var index = definesTerm ? 5 : 0
    while index < scalars.count {
      guard scalars[index] == "`" else {
        result += escaped(scalars, at: index)
        index += 1
        continue
      }
      if let end = endOfCode(scalars, from: index) {
        let words = scalars[(index + 1)..<end]
        result += code(String(String.UnicodeScalarView(words)))
        index = end + 1
      } else {
        result += "\\`"
        index += 1
      }
    }
    return result
  }

  /// Several paragraphs of Markdown text: blank lines stay, list items that begin with `- ` stay.
  ///
  /// - Parameter text: Text of a spec.
  /// - Returns: Markdown, without a line break at its end.
  static func paragraphs(_ text: String) -> String {
    var blocks: [String] = []
    var lines: [Substring] = []
    func close() {
      if !lines.isEmpty { blocks.append(markdown(lines.joined(separator: " "))) }
      lines = []
    }
    var isList = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop(while: \.isWhitespace)
      if words.isEmpty {
        close()
        isList = false
      } else if words.hasPrefix("- ") {
        close()
        let item = "- " + markdown(String(words.dropFirst(2)))
        if isList, let last = blocks.popLast() {
          blocks.append(last + "\n" + item)
        } else {
          blocks.append(item)
        }
        isList = true
      } else {
        if isList {
          // A line after an item would go on with it; it becomes a paragraph of its own.
          isList = false
        }
        lines.append(words)
      }
    }
    close()
    return blocks.joined(separator: "\n\n")
  }

  /// A code span that holds a text exactly; without the look of code where the text has backticks,
  /// because DocC takes every span with a longer fence for a link to a symbol.
  ///
  /// - Parameter text: The code; line breaks become spaces.
  /// - Returns: The span; a single space for no text.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = line.unicodeScalars.map(VisibleText.visible).joined()
    if shown.utf8.contains(UInt8(ascii: "`")) {
      let scalars = Array(shown.unicodeScalars)
      return scalars.indices.map { index in
        scalars[index] == "`" ? "\\`" : escaped(scalars, at: index)
      }.joined()
    }
    return shown.isEmpty ? "` `" : "`\(shown)`"
  }

  /// A cell of a table: one line in which `|` does not end the cell.
  ///
  /// - Parameter markdown: Markdown made by this type.
  /// - Returns: The cell's text.
  static func cell(_ markdown: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in markdown.unicodeScalars {
      if scalar == "|" && !isEscaped { result += "\\" }
      isEscaped = scalar == "\\" && !isEscaped
      result += scalar == "\n" ? " " : String(Character(scalar))
    }
    return result
  }

  /// The end of the code span that a backtick opens: the next one, both standing alone and with
  /// something between them.
  private static func endOfCode(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    func stands(alone index: Int) -> Bool {
      let isFirst = index == 0 || scalars[index - 1] != "`"
      return isFirst && (index + 1 == scalars.count || scalars[index + 1] != "`")
    }
    guard stands(alone: start) else { return nil }
    guard let end = scalars[(start + 1)...].firstIndex(of: "`"), stands(alone: end) else {
      return nil
    }
    return end
  }

  /// A scalar of prose, escaped where Markdown, HTML or a DocC directive would take it for markup.
  private static func escaped(_ scalars: [Unicode.Scalar], at index: Int) -> String {
    let scalar = scalars[index]
    switch scalar {
    case "\\", "*", "_", "[", "]", "|", "~", "^", "$", "{", "}": return "\\\(scalar)"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "&": return "&amp;"
    case "@": return "&#64;"
    case ":":
      // An address would become a link, and a first word before a colon can be a remark of DocC.
      let isAddress = index + 1 < scalars.count && scalars[index + 1] == "/"
      return isAddress || isFirstWord(scalars, upTo: index) ? "\\:" : ":"
    case ".", ")":
      let isNumber = index > 0 && scalars.prefix(index).allSatisfy { ("0"..."9").contains($0) }
      let isAddress =
        index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
      return isNumber || isAddress ? "\\\(scalar)" : String(Character(scalar))
    case "-":
      // Two of them would become a dash.
      let isDouble =
        index > 0 && scalars[index - 1] == "-"
        || index + 1 < scalars.count && scalars[index + 1] == "-"
      return index == 0 || isDouble ? "\\-" : "-"
    case "#", "+", "=", "!": return index == 0 ? "\\\(scalar)" : String(Character(scalar))
    default: return VisibleText.visible(scalar)
    }
  }

  /// Whether no more than one or two words stand before an index.
  private static func isFirstWord(_ scalars: [Unicode.Scalar], upTo index: Int) -> Bool {
    scalars.prefix(index).filter { $0 == " " }.count <= 1
  }
}
