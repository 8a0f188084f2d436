import FioriText

/// Turns text of a spec into lines that are safe in a documentation comment.
///
/// Nothing in the result can end a comment or a line, hide itself, or leave code voice open for
/// the text that follows.
package enum CommentText {
  /// The text as one line.
  ///
  /// - Parameter text: Any text; line breaks become spaces.
  /// - Returns: The safe line.
  package static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    var joined = ""
    for line in lines(of: text) {
      let part = trimmed(line)
      if part.isEmpty { continue }
      if !joined.isEmpty { joined += " " }
      joined += part
    }
    let safe = balanced(visible(joined))
    return safe.hasPrefix("~~~") ? "\\" + safe : safe
  }

  /// The text as the blocks that Markdown makes of it.
  ///
  /// The lines of a paragraph or list item are joined, because they are wrapped anew. Code fences
  /// that the text leaves open are closed.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The safe paragraphs and lines; blank ones separate paragraphs.
  static func block(_ text: String) -> [BlockLine] {
    var result: [BlockLine] = []
    var openFence: String?
    var paragraph: [String] = []
    for line in lines(of: text) {
      let safe = visible(line)
      let fence = fenceMark(of: safe)
      if let open = openFence {
        result.append(.verbatim(safe))
        if fence == open { openFence = nil }
      } else if let fence {
        flush(&paragraph, into: &result)
        result.append(.verbatim(safe))
        openFence = fence
      } else if trimmed(safe).isEmpty {
        flush(&paragraph, into: &result)
        result.append(.verbatim(""))
      } else {
        paragraph.append(safe)
      }
    }
    flush(&paragraph, into: &result)
    if let openFence { result.append(.verbatim(openFence)) }
    while result.last == .verbatim("") { result.removeLast() }
    while result.first == .verbatim("") { result.removeFirst() }
    return result
  }

  /// One line of a block.
  enum BlockLine: Hashable {
    /// Prose, which may be wrapped.
    case prose(String)
    /// A blank line or a line of a code fence, which must stay as it is.
    case verbatim(String)
  }

  /// Moves the collected lines of a paragraph to the result, with backticks balanced over them all.
  private static func flush(_ paragraph: inout [String], into result: inout [BlockLine]) {
    if paragraph.isEmpty { return }
    // Code voice may span the lines of a paragraph, so it is balanced before they are joined anew.
    var joined: String?
    for line in lines(of: balanced(paragraph.joined(separator: "\n"))) {
      if let begun = joined, continues(line, begun) {
        joined = begun + " " + trimmed(line)
      } else {
        if let joined { result.append(.prose(joined)) }
        joined = line
      }
    }
    if let joined { result.append(.prose(joined)) }
    paragraph.removeAll()
  }

  /// Whether a line goes on with the paragraph or list item that the line before it belongs to.
  private static func continues(_ line: String, _ begun: String) -> Bool {
    let text = trimmed(line)
    // Headings, tables and lines that end with a hard break stand alone.
    if begun.hasPrefix("#") || begun.hasPrefix("|") || begun.hasSuffix("\\") { return false }
    guard let first = text.unicodeScalars.first else { return false }
    switch first {
    case "#", "|", ">", "-", "*", "+", "=", "<":
      // A mark only counts before a space, so that emphasis may begin a line.
      return "-*+".unicodeScalars.contains(first) && text.dropFirst().first != " "
        && !text.allSatisfy { $0 == "-" || $0 == "*" }
    case "0"..."9":
      let rest = text.drop { $0.isNumber }
      return rest.first != "." && rest.first != ")"
    default:
      return true
    }
  }

  /// Whether a text is safe as it is: one line of plain letters, with code voice closed.
  ///
  /// Nearly all texts are, and this is all the work they cost.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Whether nothing in it has to be changed, for one line or a block.
  static func isPlain(_ text: String) -> Bool {
    switch text.utf8.first {
    // A list item or a fence, which may mean something to documentation tools.
    case 0x2D, 0x2A, 0x2B, 0x7E: return false
    default: break
    }
    var previous: UInt8 = 0x20
    var hasOpenCode = false
    for byte in text.utf8 {
      switch byte {
      case 0x60:
        if previous == 0x60 { return false }
        hasOpenCode.toggle()
      case 0x2F: if previous == 0x2A { return false }
      case 0x2A: if previous == 0x2F { return false }
      case 0x20: if previous == 0x20 { return false }
      case 0x21: if previous == 0x3C { return false }
      case 0x22...0x7E: break
      default: return false
      }
      previous = byte
    }
    return previous != 0x20 && !hasOpenCode
  }

  /// The lines of a text, whatever ends them.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if VisibleScalar.isLineBreak(scalar) {
        if !(scalar == "\n" && previous == "\r") {
          lines.append(line)
          line = ""
        }
      } else {
        line.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    lines.append(line)
    return lines
  }

  /// A text without spaces at its ends.
  private static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }

  /// A line with hidden characters shown by their number and comment delimiters taken apart.
  private static func visible(_ line: String) -> String {
    if isPlain(line) { return line }
    var result = isField(line) ? "\\" : ""
    var previous: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      // "<!" would begin a comment of HTML, which hides what follows.
      if previous == "<" && scalar == "!" { result += "\\" }
      if (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*") { result += " " }
      if scalar == "\t" {
        result += "  "
      } else if VisibleScalar.isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "U+" + VisibleScalar.hexadecimal(scalar, digits: 4)
      }
      previous = scalar
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }

  /// Whether a line is a list item that documentation tools take for the description of a
  /// parameter, a result or an error.
  private static func isField(_ line: String) -> Bool {
    let text = trimmed(line).lowercased()
    guard let mark = text.first, mark == "-" || mark == "*" || mark == "+" else { return false }
    let item = trimmed(String(text.dropFirst()))
    return ["parameter", "returns", "throws"].contains(where: item.hasPrefix)
  }

  /// A text in which every run of backticks that has no partner is escaped.
  private static func balanced(_ text: String) -> String {
    if !text.utf8.contains(0x60) { return text }
    let runs = backtickRuns(of: text)
    var partners: Set<Int> = []
    var index = 0
    // The next later run of each length, found from the back so that the work stays linear.
    var nextOfLength: [Int: Int] = [:]
    var nextRun: [Int?] = Array(repeating: nil, count: runs.count)
    for position in runs.indices.reversed() {
      nextRun[position] = nextOfLength[runs[position]]
      nextOfLength[runs[position]] = position
    }
    while index < runs.count {
      if let partner = nextRun[index] {
        partners.insert(index)
        partners.insert(partner)
        index = partner + 1
      } else {
        index += 1
      }
    }
    return partners.count == runs.count ? text : escapingRuns(of: text, except: partners)
  }

  /// The lengths of the runs of backticks, in order.
  private static func backtickRuns(of text: String) -> [Int] {
    var runs: [Int] = []
    var length = 0
    for byte in text.utf8 {
      if byte == 0x60 {
        length += 1
      } else if length > 0 {
        runs.append(length)
        length = 0
      }
    }
    if length > 0 { runs.append(length) }
    return runs
  }

  /// A text with a backslash before every backtick of the runs that have no partner.
  private static func escapingRuns(of text: String, except partners: Set<Int>) -> String {
    var result = ""
    var run = -1
    var isInRun = false
    for scalar in text.unicodeScalars {
      if scalar == "`" {
        if !isInRun { run += 1 }
        isInRun = true
        if !partners.contains(run) { result += "\\" }
      } else {
        isInRun = false
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The mark that opens or closes a code fence on a line, or `nil` for other lines.
  private static func fenceMark(of line: String) -> String? {
    let text = trimmed(line)
    if text.hasPrefix("```") { return "```" }
    if text.hasPrefix("~~~") { return "~~~" }
    return nil
  }
}
