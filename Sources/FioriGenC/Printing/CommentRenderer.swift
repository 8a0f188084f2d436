/// Writes documentation as Doxygen comments.
enum CommentRenderer {
  /// The longest line of a comment, unless one word alone is longer.
  private static let width = 100

  /// A comment, one element for each line, without indentation.
  ///
  /// ```c
  /// /**
  ///  * Share of the width.
  ///  *
  ///  * Allowed: 0.01 to 0.99.
  ///  */
  /// ```
  ///
  /// - Parameters:
  ///   - documentation: What the comment says.
  ///   - indentation: The number of spaces that the printer puts before each line.
  ///   - isFile: Whether the comment is about the header as a whole.
  /// - Returns: The lines; one if everything fits.
  static func lines(
    for documentation: CDocumentation,
    indentation: Int = 0,
    isFile: Bool = false
  ) -> [String] {
    let blocks = blocks(of: documentation)
    let available = width - indentation
    if !isFile, blocks.count == 1,
      blocks[0].unicodeScalars.count + "/**  */".utf8.count <= available
    {
      return ["/** \(blocks[0]) */"]
    }
    var lines = ["/**"]
    if isFile { lines.append(" * \\file") }
    for (index, block) in blocks.enumerated() {
      if index > 0 && !isCommand(block) { lines.append(" *") }
      if index > 0 && isCommand(block) && !isCommand(blocks[index - 1]) { lines.append(" *") }
      lines += wrapped(block, to: available - " * ".utf8.count).map { " * \($0)" }
    }
    return lines + [" */"]
  }

  /// The paragraphs and commands of a comment, escaped.
  private static func blocks(of documentation: CDocumentation) -> [String] {
    var blocks = ([documentation.summary] + documentation.paragraphs).map(paragraph)
    blocks.removeAll(where: \.isEmpty)
    for parameter in documentation.parameters {
      blocks.append("\\param \(parameter.name) \(paragraph(parameter.text))")
    }
    let commands = [
      ("return", documentation.result), ("since", documentation.since),
      ("deprecated", documentation.deprecation),
    ]
    for case (let command, let text?) in commands {
      let text = paragraph(text)
      if !text.isEmpty { blocks.append("\\\(command) \(text)") }
    }
    return blocks.isEmpty ? ["Not described."] : blocks
  }

  /// A text as one escaped paragraph without space at its ends.
  private static func paragraph(_ text: String) -> String {
    var escaped = Substring(CText.comment(text))
    while escaped.hasPrefix(" ") { escaped.removeFirst() }
    while escaped.hasSuffix(" ") { escaped.removeLast() }
    return String(escaped)
  }

  /// Whether a block begins with a command of ours; those of texts are escaped.
  private static func isCommand(_ block: String) -> Bool {
    ["\\param ", "\\return ", "\\since ", "\\deprecated "].contains { block.hasPrefix($0) }
  }

  /// Breaks a block into lines at its spaces.
  private static func wrapped(_ block: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var length = 0
    for bytes in block.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(bytes)
      let wordLength = word.unicodeScalars.count
      if length > 0 && length + 1 + wordLength > width {
        lines.append(current)
        current = ""
        length = 0
      }
      if length > 0 { current += " " }
      current += word
      length += wordLength + (length > 0 ? 1 : 0)
    }
    return length == 0 ? lines : lines + [current]
  }
}
