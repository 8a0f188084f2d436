/// Makes text of a spec harmless in the languages of the documentation.
///
/// Whatever a spec says is shown as text: it can neither end the element it stands in nor become
/// a heading, a link, a table cell, a directive or HTML.
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
      default: result += visible(scalar)
      }
    }
    return result
  }

  /// One line of Markdown text. Code spans between backticks stay what they are; everything else
  /// that Markdown or HTML would interpret is escaped.
  ///
  /// - Parameter text: Text of a spec; line breaks become spaces.
  /// - Returns: A line of Markdown.
  static func markdown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    // An odd number of backticks leaves one without a partner: then none of them opens code.
    let hasPairs = pieces.count % 2 == 1
    var result = ""
    for (index, piece) in pieces.enumerated() {
      if hasPairs && index % 2 == 1 {
        result += code(String(piece))
      } else {
        if index > 0 && !hasPairs { result += "\\`" }
        result += escapedWords(piece, atLineStart: result.isEmpty)
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
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
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
        lines.append(words)
      }
    }
    close()
    return blocks.joined(separator: "\n\n")
  }

  /// A code span that holds a text exactly, whatever backticks it has.
  ///
  /// - Parameter text: The code.
  /// - Returns: The span; a single space for no text.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = line.unicodeScalars.map(visible).joined()
    var longest = 0
    var run = 0
    for character in shown {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.isEmpty
    return needsSpace ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }

  /// A cell of a table: one line in which `|` does not end the cell.
  ///
  /// - Parameter markdown: Markdown made by this type.
  /// - Returns: The cell's text.
  static func cell(_ markdown: String) -> String {
    var result = ""
    var isEscaped = false
    for character in markdown {
      if character == "|" && !isEscaped { result += "\\" }
      isEscaped = character == "\\" && !isEscaped
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// Words with everything that Markdown, HTML or a DocC directive would take for markup escaped.
  private static func escapedWords(_ words: Substring, atLineStart: Bool) -> String {
    var result = ""
    for (index, scalar) in words.unicodeScalars.enumerated() {
      switch scalar {
      case "\\", "*", "_", "[", "]", "<", ">", "|", "~", "^":
        result += scalar == "<" ? "&lt;" : scalar == ">" ? "&gt;" : "\\\(scalar)"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "#", "+", "-", "=", "!", ":", ".", ")":
        let beginsBlock =
          atLineStart && (index == 0 || isNumber(before: index, in: words))
        result += beginsBlock ? "\\\(scalar)" : String(Character(scalar))
      default: result += visible(scalar)
      }
    }
    return result
  }

  /// Whether only digits stand before an index, so that a point would begin a numbered list.
  private static func isNumber(before index: Int, in words: Substring) -> Bool {
    index > 0 && words.unicodeScalars.prefix(index).allSatisfy { ("0"..."9").contains($0) }
  }

  /// A scalar as it is, or its code point where it is invisible and could mislead.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    default: String(Character(scalar))
    }
  }
}
