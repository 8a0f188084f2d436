/// A page of text for a terminal, put together piece by piece.
public struct TextPage {
  /// How a list entry's first column looks.
  public struct Entry {
    /// The name or declaration at the left.
    public var term: String
    /// What it means; may be empty.
    public var text: String
    /// Short facts, which stand beside the term where they fit.
    public var facts: [String]
    /// Further paragraphs under the text.
    public var details: [String]

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - term: The name or declaration at the left.
    ///   - text: What it means; may be empty.
    ///   - facts: Short facts, which stand beside the term where they fit.
    ///   - details: Further paragraphs under the text.
    public init(term: String, text: String, facts: [String] = [], details: [String] = []) {
      self.term = term
      self.text = text
      self.facts = facts
      self.details = details
    }

    /// The facts in brackets; `nil` when there are none.
    fileprivate var bracketedFacts: String? {
      facts.isEmpty ? nil : "(" + facts.joined(separator: "; ") + ")"
    }
  }

  /// The most columns of a line.
  public let width: Int

  /// Whether headings are coloured.
  public let style: TerminalStyle

  /// The text so far.
  public private(set) var text = ""

  /// The indentation of what belongs to a heading.
  private static let indentation = 2

  /// Starts an empty page.
  ///
  /// - Parameters:
  ///   - width: The most columns of a line; at least 40 are used.
  ///   - style: Whether headings are coloured.
  public init(width: Int, style: TerminalStyle) {
    self.width = max(40, width)
    self.style = style
  }

  /// Adds a line as it is.
  ///
  /// - Parameter line: The line without its break.
  public mutating func line(_ line: String) {
    text += line + "\n"
  }

  /// Adds a heading after an empty line.
  ///
  /// - Parameter heading: The heading.
  public mutating func heading(_ heading: String) {
    if !text.isEmpty { text += "\n" }
    line(style.dress(VisibleText.escape(heading), as: .heading))
  }

  /// Adds paragraphs; empty lines in the text divide them. The items of lists stay apart, and what
  /// goes on in one is indented.
  ///
  /// - Parameters:
  ///   - paragraphs: The text.
  ///   - indentation: The columns to leave free at the left.
  public mutating func paragraphs(_ paragraphs: String, indentation: Int = 0) {
    let margin = String(repeating: " ", count: indentation)
    var block: [Substring] = []
    var marker = ""
    var isFirst = true
    var isApart = false
    func flush(_ page: inout TextPage) {
      let lines = TextWrapping.lines(
        of: block.joined(separator: " "),
        width: page.width - indentation - marker.count
      )
      if !lines.isEmpty {
        if isApart && !isFirst { page.text += "\n" }
        (isFirst, isApart) = (false, false)
      }
      let further = String(repeating: " ", count: marker.count)
      for (index, line) in lines.enumerated() {
        page.line(margin + (index == 0 ? marker : further) + line)
      }
      (block, marker) = ([], "")
    }
    for line in paragraphs.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        flush(&self)
        isApart = true
      } else if let item = Self.item(line, mayBeNumbered: block.isEmpty || !marker.isEmpty) {
        flush(&self)
        (marker, block) = (item.marker, [item.text])
      } else {
        block.append(line)
      }
    }
    flush(&self)
  }

  /// Takes apart a line that begins the item of a list; `nil` for any other line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - mayBeNumbered: Whether a number begins an item; it does not within a paragraph.
  /// - Returns: The marker with a space, and what follows it.
  private static func item(_ line: Substring, mayBeNumbered: Bool) -> (
    marker: String, text: Substring
  )? {
    let words = line.drop(while: \.isWhitespace)
    guard let end = words.firstIndex(of: " ") else { return nil }
    let marker = words[..<end]
    let number = marker.dropLast()
    let isNumber =
      marker.last == "." && (1...2).contains(number.count) && number.allSatisfy { "0"..."9" ~= $0 }
    guard marker == "-" || marker == "*" || isNumber && mayBeNumbered else { return nil }
    return (marker + " ", words[end...])
  }

  /// The columns from which on a page has room for two columns of text.
  private static let wide = 100

  /// Adds a list of declarations. On wide pages what they mean stands beside them; on narrow ones,
  /// and where a declaration is too long for that, below them.
  ///
  /// - Parameter entries: The entries.
  public mutating func declarations(_ entries: [Entry]) {
    let areShort = entries.allSatisfy {
      DisplayWidth.of(VisibleText.escape($0.term)) <= width / 3
    }
    if width >= Self.wide && areShort { return list(entries) }
    let margin = String(repeating: " ", count: Self.indentation)
    for entry in entries {
      let term = margin + VisibleText.escape(entry.term)
      var rest = [entry.text] + entry.details
      if let facts = entry.bracketedFacts {
        let words = VisibleText.escape(facts)
        if DisplayWidth.of(term) + 2 + DisplayWidth.of(words) <= width {
          line(term + "  " + style.dress(words, as: .secondary))
        } else {
          longTerm(entry.term)
          rest.insert(facts, at: 1)
        }
      } else {
        longTerm(entry.term)
      }
      for text in rest { paragraphs(text, indentation: Self.indentation * 3) }
    }
  }

  /// Adds a declaration that may need several lines, broken after commas where that is enough; what
  /// goes on is indented further.
  private mutating func longTerm(_ term: String) {
    var text = ""
    for character in term {
      let staysTogether = character == " " && text.last != ","
      text.append(staysTogether ? TextWrapping.noBreakSpace : character)
    }
    let margin = String(repeating: " ", count: Self.indentation)
    let room = width - Self.indentation * 2
    var lines = TextWrapping.lines(of: text, width: room)
    if lines.contains(where: { DisplayWidth.of($0) > room }) {
      lines = TextWrapping.lines(of: term, width: room)
    }
    for (index, words) in lines.enumerated() {
      line(margin + (index == 0 ? "" : margin) + words)
    }
  }

  /// Adds paragraphs with a dash before each.
  ///
  /// - Parameter texts: The paragraphs.
  public mutating func bullets(_ texts: [String]) {
    let margin = String(repeating: " ", count: Self.indentation)
    for text in texts {
      let lines = TextWrapping.lines(of: text, width: width - Self.indentation * 2)
      for (index, words) in lines.enumerated() {
        line(margin + (index == 0 ? "- " : "  ") + words)
      }
    }
  }

  /// Adds a paragraph after an empty line.
  ///
  /// - Parameter text: The text.
  public mutating func paragraph(_ text: String) {
    line("")
    paragraphs(text)
  }

  /// Adds a list with terms at the left and their texts beside or below them.
  ///
  /// - Parameter entries: The entries.
  public mutating func list(_ entries: [Entry]) {
    let margin = String(repeating: " ", count: Self.indentation)
    let terms = entries.map { VisibleText.escape($0.term) }
    // Terms longer than a third of the page get a line of their own.
    let longest = width / 3
    let column = terms.map { DisplayWidth.of($0) }.filter { $0 <= longest }.max() ?? 0
    let start = Self.indentation + column + 2
    let deeper = String(repeating: " ", count: start)
    for (entry, term) in zip(entries, terms) {
      let facts = entry.bracketedFacts.map { " " + $0 } ?? ""
      var lines = ([entry.text + facts] + entry.details).flatMap { text in
        TextWrapping.lines(of: text, width: width - start)
      }
      let length = DisplayWidth.of(term)
      if length > column || lines.isEmpty {
        line(margin + term)
      } else {
        let gap = String(repeating: " ", count: column - length + 2)
        line(margin + term + gap + lines.removeFirst())
      }
      for rest in lines { line(deeper + rest) }
    }
  }
}
