extension StyleSheetParser {
  /// Reads a definition, a media block, or an at-rule that the language does not have.
  mutating func parseAtStatement(_ name: ByteRange) {
    if isMediaWord(name) {
      parseMedia(name)
      return
    }
    advance()
    if token?.kind == .colon {
      if !namesVariable(name) { report(.faultyVariableName, at: name) }
      if !parseValue(name: name, destination: .sheet) { skipAtRule(name) }
      return
    }
    parseIncompleteDefinition(name)
  }

  /// Reads an at-word that no colon follows.
  private mutating func parseIncompleteDefinition(_ name: ByteRange) {
    var valueStart: Int?
    while let current = token {
      switch current.kind {
      case .openBrace:
        skipAtRule(name)
        return
      case .semicolon, .closeBrace:
        keepIncomplete(name, valueStart: valueStart, semicolon: current)
        return
      case .word where startsLine:
        keepIncomplete(name, valueStart: valueStart, semicolon: nil)
        return
      case .colon:
        report(.unexpectedText, at: ByteRange(name.start, previousEnd))
        _ = parseValue(name: name, destination: .nowhere)
        return
      default:
        if valueStart == nil { valueStart = current.range.start }
        advance()
      }
    }
    keepIncomplete(name, valueStart: valueStart, semicolon: nil)
  }

  /// Reports a definition without colon, and keeps it where a value follows.
  private mutating func keepIncomplete(
    _ name: ByteRange,
    valueStart: Int?,
    semicolon: StyleToken?
  ) {
    let valueEnd = previousEnd
    let hasSemicolon = semicolon?.kind == .semicolon
    if Self.foreignAtRules.contains(tree.text(name)) {
      report(.unsupportedAtRule, at: name)
    } else if let valueStart {
      report(.missingColon, at: ByteRange(at: name.end), related: name)
      tree.items.append(SheetItem(.definition, tree.definitions.count))
      tree.definitions.append(
        SheetDeclaration(
          name: name,
          value: ByteRange(valueStart, valueEnd),
          end: hasSemicolon ? semicolon?.range.end ?? valueEnd : valueEnd,
          traits: hasSemicolon ? [.hasSemicolon, .isFaulty] : .isFaulty
        )
      )
    } else {
      report(.missingValue, at: name)
    }
    if hasSemicolon { advance() }
  }

  /// At-rules of CSS and its relatives, without a block.
  private static let foreignAtRules: Set<String> = [
    "@import", "@charset", "@namespace", "@include", "@extend", "@use", "@forward",
  ]

  /// Skips an at-rule with its block, however deep its braces are.
  private mutating func skipAtRule(_ name: ByteRange) {
    report(.unsupportedAtRule, at: name)
    var depth = 0
    while let current = token {
      advance()
      if current.kind == .openBrace { depth += 1 }
      if current.kind == .closeBrace {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }

  // MARK: Media

  /// Reads the head of a media block; its items are read like those of the sheet.
  private mutating func parseMedia(_ name: ByteRange) {
    if let open = openMedia {
      let isOutdented =
        indentation(of: name.start) <= indentation(of: tree.mediaBlocks[open].range.start)
      let kind: StyleSyntaxError.Kind = isOutdented ? .missingCloseBrace : .nestedMedia
      let place = isOutdented ? ByteRange(at: previousEnd) : name
      report(kind, at: place, related: tree.mediaBlocks[open].openBrace)
      closeMedia(brace: nil, end: previousEnd)
      if !isOutdented { pendingMediaBraces += 1 }
    }
    advance()
    let queryStart = token?.range.start ?? name.end
    var isFaulty = false
    query: while let current = token {
      switch current.kind {
      case .openBrace:
        openMedia(
          name,
          query: ByteRange(queryStart, previousEnd),
          isFaulty: isFaulty,
          brace: current.range
        )
        advance()
        return
      case .semicolon:
        advance()
        break query
      case .closeBrace:
        break query
      case .string, .unterminatedString, .unknown:
        if !isFaulty { report(.unexpectedText, at: current.range) }
        isFaulty = true
        advance()
      default:
        advance()
      }
    }
    report(.missingOpenBrace, at: ByteRange(at: name.end))
  }

  /// Records a media block whose brace was read.
  private mutating func openMedia(
    _ name: ByteRange,
    query: ByteRange,
    isFaulty: Bool,
    brace: ByteRange
  ) {
    let row = tree.mediaBlocks.count
    tree.items.append(SheetItem(.media, row))
    tree.mediaBlocks.append(
      SheetMediaBlock(
        range: ByteRange(name.start, brace.end),
        query: query,
        isFaulty: isFaulty,
        openBrace: brace,
        closeBrace: ByteRange(at: brace.end),
        items: tree.items.count..<tree.items.count
      )
    )
    openMedia = row
  }

  /// Ends the open media block.
  ///
  /// - Parameters:
  ///   - brace: Its closing brace; `nil` where it is missing.
  ///   - end: The end of the block.
  mutating func closeMedia(brace: ByteRange?, end: Int) {
    guard let row = openMedia else { return }
    let start = tree.mediaBlocks[row].range.start
    tree.mediaBlocks[row].range = ByteRange(start, max(end, tree.mediaBlocks[row].openBrace.end))
    tree.mediaBlocks[row].closeBrace = brace ?? ByteRange(at: tree.mediaBlocks[row].range.end)
    tree.mediaBlocks[row].items =
      tree.mediaBlocks[row].items.lowerBound..<tree.items.count
    openMedia = nil
  }

  /// Ends a media block that is still open at the end of the sheet.
  mutating func closeMediaAtEnd() {
    guard let row = openMedia else { return }
    report(.unclosedBlock, at: tree.mediaBlocks[row].openBrace)
    closeMedia(brace: nil, end: tree.bytes.count)
  }
}
