extension StyleSheetParser {
  /// Reads one statement outside rules, or what stands in place of one.
  mutating func parseTopLevel(_ current: StyleToken) {
    if !outerRules.isEmpty, resumeOuterRule(current) { return }
    switch current.kind {
    case .word, .foreignWord:
      if isAtWord(current.range) {
        parseAtStatement(current.range)
      } else {
        parseRule(current.range)
      }
    case .openBrace:
      report(.missingSelector, at: current.range)
      let row = tree.selectors.count
      advance()
      parseBody(
        start: current.range.start,
        openBrace: current.range,
        selectorRows: ByteRange(at: row),
        isContinuation: false
      )
    case .closeBrace: parseCloseBrace(current.range)
    case .semicolon: skipRun(of: .semicolon, reporting: .straySemicolon)
    default: skipUnexpectedText()
    }
  }

  /// Goes on with a rule that was left for a wrongly nested one.
  ///
  /// - Returns: Whether the token belonged to that rule and was read.
  private mutating func resumeOuterRule(_ current: StyleToken) -> Bool {
    guard let outer = outerRules.last else { return false }
    switch current.kind {
    case .closeBrace:
      outerRules.removeLast()
      advance()
      return true
    case .word where startsLine && indentation(of: current.range.start) <= outer.indentation:
      outerRules.removeAll()
      return false
    case .word where !isAtWord(current.range) && isColonNext():
      outerRules.removeLast()
      parseBody(
        start: current.range.start,
        openBrace: ByteRange(at: current.range.start),
        selectorRows: outer.selectorRows,
        isContinuation: true
      )
      return true
    default:
      return false
    }
  }

  /// Reads `}` outside rules: the end of a media block, or a brace too many.
  private mutating func parseCloseBrace(_ brace: ByteRange) {
    if openMedia != nil {
      closeMedia(brace: brace, end: brace.end)
      advance()
    } else if pendingMediaBraces > 0 {
      pendingMediaBraces -= 1
      advance()
    } else {
      skipRun(of: .closeBrace, reporting: .strayCloseBrace)
    }
  }

  /// Skips tokens of one kind that follow each other and reports them as one error.
  mutating func skipRun(of kind: StyleTokenKind, reporting error: StyleSyntaxError.Kind) {
    guard let first = token else { return }
    while token?.kind == kind { advance() }
    report(error, at: ByteRange(first.range.start, previousEnd))
  }

  /// Skips what fits nowhere, up to the next place where something can begin.
  mutating func skipUnexpectedText() {
    guard let first = token else { return }
    var end = first.range.end
    advance()
    skip: while let current = token {
      switch current.kind {
      case .semicolon:
        advance()
        break skip
      case .openBrace, .closeBrace:
        break skip
      case .word, .foreignWord:
        if startsLine { break skip }
      default: break
      }
      end = current.range.end
      advance()
    }
    report(.unexpectedText, at: ByteRange(first.range.start, end))
  }

  // MARK: Rules

  /// What was read of a rule's selectors.
  private struct Header {
    /// The row of the first selector.
    var firstRow: Int
    /// Whether the next word needs a comma before it.
    var needsComma = false
    /// The first selector that begins a line although no comma precedes it: its first byte and row.
    var lineBreak: (offset: Int, row: Int)?
    /// Whether something was reported that is not a selector.
    var isReported = false
    /// Whether a selector contains a colon.
    var hasColon = false
  }

  /// Reads a rule, or a declaration that stands outside rules.
  private mutating func parseRule(_ first: ByteRange) {
    var header = Header(firstRow: tree.selectors.count)
    while let current = token {
      switch current.kind {
      case .word, .foreignWord:
        readSelector(current.range, &header)
      case .colon:
        if !readColon(&header) { return }
      case .comma:
        if !header.needsComma { report(.strayComma, at: current.range) }
        header.needsComma = false
        advance()
      case .openBrace:
        finishHeader(first, &header, brace: current.range)
        return
      case .semicolon, .closeBrace:
        abandonHeader(first, header)
        return
      default:
        if !header.isReported { report(.unexpectedText, at: current.range) }
        header.isReported = true
        advance()
      }
    }
    abandonHeader(first, header)
  }

  /// Reads one selector.
  private mutating func readSelector(_ word: ByteRange, _ header: inout Header) {
    if header.needsComma, startsLine, header.lineBreak == nil {
      header.lineBreak = (word.start, tree.selectors.count)
    }
    tree.selectors.append(word)
    header.needsComma = true
    advance()
  }

  /// Reads a colon after a selector: part of `A:B`, or the sign of a declaration.
  ///
  /// - Returns: Whether the selectors go on.
  private mutating func readColon(_ header: inout Header) -> Bool {
    let isGlued = !followsTrivia && header.needsComma
    let colonStart = token?.range.start ?? previousEnd
    if isGlued, let last = tree.selectors.last {
      advance()
      if let next = token, next.kind.isWord, !followsTrivia {
        tree.selectors[tree.selectors.count - 1] = ByteRange(last.start, next.range.end)
        header.hasColon = true
        advance()
        return true
      }
    }
    guard let last = tree.selectors.last, tree.selectors.count > header.firstRow else {
      report(.strayColon, at: ByteRange(colonStart, colonStart + 1))
      advance()
      return true
    }
    leaveHeader(forDeclarationAt: last.start, header)
    return false
  }

  /// Ends the selectors because a declaration begins.
  private mutating func leaveHeader(forDeclarationAt offset: Int, _ header: Header) {
    let selectorsBefore = header.lineBreak?.row ?? tree.selectors.count - 1
    if let lineBreak = header.lineBreak, lineBreak.offset <= offset,
      selectorsBefore > header.firstRow
    {
      beginBodyWithoutBrace(header, lineBreak: lineBreak)
      return
    }
    tree.selectors.removeLast(tree.selectors.count - header.firstRow)
    rewind(to: offset, previousEnd: previousEnd)
    guard let name = token else { return }
    advance()
    report(.declarationOutsideRule, at: name.range)
    _ = parseValue(name: name.range, destination: .nowhere)
  }

  /// Goes on as if `{` stood before the line that begins a declaration.
  private mutating func beginBodyWithoutBrace(_ header: Header, lineBreak: (offset: Int, row: Int))
  {
    let lastSelector = tree.selectors[lineBreak.row - 1]
    tree.selectors.removeLast(tree.selectors.count - lineBreak.row)
    let start = tree.selectors[header.firstRow].start
    report(.missingOpenBrace, at: ByteRange(at: lastSelector.end))
    rewind(to: lineBreak.offset, previousEnd: lastSelector.end)
    parseBody(
      start: start,
      openBrace: ByteRange(at: lastSelector.end),
      selectorRows: ByteRange(header.firstRow, lineBreak.row),
      isContinuation: false
    )
  }

  /// Reads the block of a rule whose selectors are complete.
  private mutating func finishHeader(_ first: ByteRange, _ header: inout Header, brace: ByteRange) {
    if !header.needsComma { report(.strayComma, at: ByteRange(at: previousEnd)) }
    removeAtWords(from: header.firstRow)
    reportMissingCommas(from: header.firstRow)
    let rows = ByteRange(header.firstRow, tree.selectors.count)
    advance()
    parseBody(start: first.start, openBrace: brace, selectorRows: rows, isContinuation: false)
  }

  /// Reports neighbouring selectors that only blanks separate.
  private mutating func reportMissingCommas(from firstRow: Int) {
    guard tree.selectors.count > firstRow + 1 else { return }
    for row in (firstRow + 1)..<tree.selectors.count {
      let gap = ByteRange(tree.selectors[row - 1].end, tree.selectors[row].start)
      if isBlank(gap) {
        report(.missingComma, at: ByteRange(at: gap.start), related: tree.selectors[row])
      }
    }
  }

  /// Whether a stretch consists of whitespace.
  private func isBlank(_ range: ByteRange) -> Bool {
    for index in range.indices {
      let byte = tree.bytes[index]
      if byte != UInt8(ascii: " "), byte < 0x09 || byte > 0x0D { return false }
    }
    return true
  }

  /// Takes out of the selectors of a rule what would be a variable.
  private mutating func removeAtWords(from firstRow: Int) {
    var kept = firstRow
    for row in firstRow..<tree.selectors.count {
      let selector = tree.selectors[row]
      if isAtWord(selector) {
        report(.unexpectedText, at: selector)
      } else {
        tree.selectors[kept] = selector
        kept += 1
      }
    }
    tree.selectors.removeLast(tree.selectors.count - kept)
  }

  /// Gives up words that no block follows.
  private mutating func abandonHeader(_ first: ByteRange, _ header: Header) {
    if header.hasColon, let lineBreak = header.lineBreak, lineBreak.row > header.firstRow {
      beginBodyWithoutBrace(header, lineBreak: lineBreak)
      return
    }
    tree.selectors.removeLast(tree.selectors.count - header.firstRow)
    if !header.isReported {
      let kind: StyleSyntaxError.Kind = header.hasColon ? .declarationOutsideRule : .unexpectedText
      report(kind, at: ByteRange(first.start, previousEnd))
    }
    if token?.kind == .semicolon { advance() }
  }
}
