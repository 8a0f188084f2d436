extension CodePrinter {
  /// What begins every line of a documentation comment.
  private static let commentMark = "///"

  /// What stands before the text of a comment's line.
  private static let commentStart = commentMark + " "

  /// Writes a documentation comment.
  ///
  /// ```swift
  /// /// Text of the headline.
  /// ///
  /// /// Shown by `headlineLabel`.
  /// ```
  ///
  /// - Parameter documentation: The comment.
  package mutating func write(_ documentation: Documentation) {
    comment(CommentText.line(documentation.summary))
    for paragraph in documentation.paragraphs where !paragraph.isEmpty {
      line(Self.commentMark)
      if CommentText.isPlain(paragraph) {
        comment(paragraph)
      } else {
        for part in CommentText.block(paragraph) { comment(part) }
      }
    }
    write(documentation.parameters)
    if let returns = documentation.returns {
      if documentation.parameters.isEmpty { line(Self.commentMark) }
      comment("- Returns: " + CommentText.line(returns), hanging: 2)
    }
  }

  /// Writes the descriptions of parameters the way `swift format` wants them.
  private mutating func write(_ parameters: [Documentation.Parameter]) {
    if parameters.isEmpty { return }
    line(Self.commentMark)
    if parameters.count == 1, let only = parameters.first {
      comment(
        "- Parameter " + Self.escaped(only.name) + ": " + CommentText.line(only.text),
        hanging: 2
      )
      return
    }
    line(Self.commentMark + " - Parameters:")
    for parameter in parameters {
      comment(
        "  - " + Self.escaped(parameter.name) + ": " + CommentText.line(parameter.text),
        hanging: 4
      )
    }
  }

  /// A parameter's name in Markdown, in which backticks would make it code voice.
  private static func escaped(_ name: String) -> String {
    guard name.first == "`" else { return name }
    return "\\" + name.dropLast() + "\\`"
  }

  /// Writes a line of a comment's block.
  private mutating func comment(_ part: CommentText.BlockLine) {
    switch part {
    case .prose(let text): comment(text, hanging: Self.listIndentation(of: text))
    case .verbatim(let text): line(text.isEmpty ? Self.commentMark : Self.commentMark + " " + text)
    }
  }

  /// Writes text as comment lines, broken between words where it is too long.
  ///
  /// A word that is longer than a line stays whole.
  ///
  /// - Parameters:
  ///   - text: Safe text without line breaks.
  ///   - hanging: The spaces before every line but the first.
  private mutating func comment(_ text: String, hanging: Int = 0) {
    if text.isEmpty { return line(Self.commentMark) }
    let isWritten = lineIfItFits { line in
      line += Self.commentStart
      line += text
    }
    if isWritten { return }
    let room = Self.lineLength - indentationWidth - Self.commentStart.utf8.count
    let nextIndentation = String(repeating: " ", count: hanging)
    var current = String(text.prefix { $0 == " " })
    var width = current.utf8.count
    var isEmpty = true
    for word in CommentWords(text) {
      let length = word.length
      // A list item's mark does not stand alone before a word that is too long anyway.
      let endsMark = hanging > 0 && length > room - hanging && current.utf8.last == 0x3A
      if !isEmpty && width + 1 + length > room && !endsMark {
        line(Self.commentStart + current)
        current = nextIndentation
        width = hanging
        isEmpty = true
      }
      if !isEmpty {
        current += " "
        width += 1
      }
      current += word.text
      width += length
      isEmpty = false
    }
    line(Self.commentStart + current)
  }

  /// How far the text of a Markdown list item is from the beginning of its line; 0 for other text.
  private static func listIndentation(of text: String) -> Int {
    var spaces = 0
    for byte in text.utf8 {
      switch byte {
      case 0x20: spaces += 1
      case 0x2D, 0x2A, 0x2B:
        return text.utf8.dropFirst(spaces + 1).first == 0x20 ? spaces + 2 : spaces
      default: return spaces
      }
    }
    return spaces
  }
}
