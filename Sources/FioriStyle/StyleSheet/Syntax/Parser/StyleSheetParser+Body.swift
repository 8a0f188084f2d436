extension StyleSheetParser {
  /// Reads the declarations of a rule up to its closing brace, or up to where the rule must have ended.
  ///
  /// - Parameters:
  ///   - start: The first byte of the rule.
  ///   - openBrace: Its opening brace, which was read; empty where it is missing.
  ///   - selectorRows: The rows of its selectors.
  ///   - isContinuation: Whether its selectors stand in an earlier rule.
  mutating func parseBody(
    start: Int,
    openBrace: ByteRange,
    selectorRows: ByteRange,
    isContinuation: Bool
  ) {
    let firstRow = tree.declarations.count
    let rule = tree.rules.count
    tree.items.append(SheetItem(.rule, rule))
    tree.rules.append(
      SheetRule(
        start: start,
        openBrace: openBrace,
        selectorRows: selectorRows,
        firstDeclaration: firstRow,
        media: openMedia,
        isContinuation: isContinuation
      )
    )
    let closeBrace = parseMembers(of: rule, openBrace: openBrace)
    let end = closeBrace?.end ?? max(previousEnd, openBrace.end)
    tree.rules[rule].closeBrace = closeBrace ?? ByteRange(at: end)
    tree.rules[rule].range = ByteRange(start, end)
    tree.rules[rule].declarationRows = ByteRange(firstRow, tree.declarations.count)
    if closeBrace != nil { advance() }
  }

  /// Reads the members of a rule.
  ///
  /// - Returns: The closing brace, which is the current token; `nil` where it is missing.
  private mutating func parseMembers(of rule: Int, openBrace: ByteRange) -> ByteRange? {
    var extraBraces = 0
    while let current = token {
      switch current.kind {
      case .closeBrace:
        if extraBraces == 0 { return current.range }
        extraBraces -= 1
        advance()
      case .openBrace:
        let first = current.range.start
        while token?.kind == .openBrace {
          extraBraces += 1
          advance()
        }
        report(.strayOpenBrace, at: ByteRange(first, previousEnd))
      case .semicolon: skipRun(of: .semicolon, reporting: .straySemicolon)
      case .word, .foreignWord:
        if !parseMember(current.range, of: rule) { return nil }
      default: skipUnexpectedText()
      }
    }
    report(.unclosedBlock, at: openBrace)
    return nil
  }

  /// Reads one declaration, or what stands in place of one.
  ///
  /// - Returns: Whether the rule goes on; `false` when something begins that cannot be inside a rule.
  private mutating func parseMember(_ name: ByteRange, of rule: Int) -> Bool {
    let isAt = isAtWord(name)
    if isAt, isMediaWord(name) { return leaveRule(rule, at: name) }
    let beganLine = startsLine
    advance()
    if token?.kind == .colon {
      if isAt {
        if beganLine, isOutdented(name.start, from: rule) { return leaveRule(rule, at: name) }
        report(.definitionInsideRule, at: name)
      }
      if parseValue(name: name, destination: .rule) { return true }
      return leaveRule(rule, at: name)
    }
    return parseIncompleteMember(name, of: rule)
  }

  /// Reads a member whose name is not followed by a colon.
  ///
  /// - Returns: Whether the rule goes on.
  private mutating func parseIncompleteMember(_ name: ByteRange, of rule: Int) -> Bool {
    var valueStart: Int?
    var lastWord: (range: ByteRange, beginsLine: Bool)?
    var endBeforeLastWord = name.end
    while let current = token {
      switch current.kind {
      case .openBrace:
        return leaveRule(rule, at: name)
      case .semicolon, .closeBrace:
        reportIncomplete(name, valueStart: valueStart, valueEnd: previousEnd)
        if current.kind == .semicolon { advance() }
        return true
      case .colon:
        guard let lastWord else {
          reportIncomplete(name, valueStart: nil, valueEnd: previousEnd)
          return true
        }
        if lastWord.beginsLine {
          let hasValue = (valueStart ?? lastWord.range.start) < lastWord.range.start
          reportIncomplete(
            name,
            valueStart: hasValue ? valueStart : nil,
            valueEnd: endBeforeLastWord
          )
          rewind(to: lastWord.range.start, previousEnd: endBeforeLastWord)
          return true
        }
        report(.unexpectedText, at: ByteRange(name.start, lastWord.range.end))
        return parseValue(name: name, destination: .nowhere) || true
      case .word, .foreignWord:
        endBeforeLastWord = previousEnd
        lastWord = (current.range, startsLine)
      default:
        break
      }
      if valueStart == nil { valueStart = current.range.start }
      advance()
    }
    reportIncomplete(name, valueStart: valueStart, valueEnd: previousEnd)
    return true
  }

  /// Reports a name without colon, and keeps it with the value that follows it, if any.
  private mutating func reportIncomplete(_ name: ByteRange, valueStart: Int?, valueEnd: Int) {
    guard let valueStart else {
      report(.missingValue, at: name)
      return
    }
    report(.missingColon, at: ByteRange(at: name.end), related: name)
    tree.declarations.append(
      SheetDeclaration(
        name: name,
        value: ByteRange(valueStart, valueEnd),
        end: token?.kind == .semicolon ? token?.range.end ?? valueEnd : valueEnd,
        traits: token?.kind == .semicolon ? [.hasSemicolon, .isFaulty] : .isFaulty
      )
    )
  }

  /// Ends a rule because something begins that cannot be inside it.
  ///
  /// - Parameters:
  ///   - rule: The rule that ends.
  ///   - name: The first word of what begins.
  /// - Returns: `false`: the rule does not go on.
  private mutating func leaveRule(_ rule: Int, at name: ByteRange) -> Bool {
    let node = tree.rules[rule]
    let start = node.isContinuation ? name.start : node.range.start
    let isAt = isAtWord(name)
    if isAt || isOutdented(name.start, from: rule) {
      outerRules.removeAll()
      report(
        .missingCloseBrace,
        at: ByteRange(at: previousContentEnd(before: name.start, node)),
        related: node.openBrace
      )
    } else {
      report(.nestedRule, at: name, related: node.openBrace)
      if outerRules.count < Self.nestingLimit {
        outerRules.append(
          OuterRule(selectorRows: node.selectorRows, indentation: indentation(of: start))
        )
      }
    }
    rewind(to: name.start, previousEnd: previousContentEnd(before: name.start, node))
    return false
  }

  /// Whether a word stands no further right than the rule it would be inside.
  private func isOutdented(_ offset: Int, from rule: Int) -> Bool {
    indentation(of: offset) <= indentation(of: tree.rules[rule].range.start)
  }

  /// The end of the last token of a rule before an offset.
  private func previousContentEnd(before offset: Int, _ node: SheetRule) -> Int {
    let last = tree.declarations.last?.range.end ?? 0
    return max(node.openBrace.end, last > offset ? 0 : last)
  }
}
