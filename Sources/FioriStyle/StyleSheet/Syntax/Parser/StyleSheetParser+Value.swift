extension StyleSheetParser {
  /// Where a declaration goes.
  enum Destination {
    /// To the definitions of the sheet.
    case sheet
    /// To the declarations of the current rule.
    case rule
    /// Nowhere: it stands where none can be.
    case nowhere
  }

  /// What was read of a value.
  private struct Value {
    /// The first byte; `nil` before the first token.
    var start: Int?
    /// The end of the last token.
    var end: Int
    /// The last token, where it is a word.
    var lastWord: ByteRange?
    /// The end of the token before ``lastWord``.
    var endBeforeLastWord: Int
    /// The first word that begins a line, and the end of the token before it.
    var lineBreak: (word: ByteRange, endBefore: Int)?
    /// How many parentheses are open; negative when one closes too early.
    var depth = 0
    /// How many tokens were read.
    var count = 0
    /// Whether anything but commas and parentheses was read.
    var hasText = false
    /// What was noticed about the tokens.
    var traits: SheetDeclaration.Traits = []
    /// Whether a quotation mark without a partner was met.
    var hasOpenString = false
  }

  /// Reads the value of a declaration up to its semicolon, or up to where it must have ended.
  ///
  /// - Parameters:
  ///   - name: The name; the current token is the colon after it.
  ///   - destination: Where the declaration goes.
  /// - Returns: `false` when name and value turn out to be a selector `A:B` with its block; nothing is
  ///   kept then.
  mutating func parseValue(name: ByteRange, destination: Destination) -> Bool {
    let colon = token?.range ?? ByteRange(at: previousEnd)
    let isGlued = !followsTrivia
    advance()
    var value = Value(end: colon.end, endBeforeLastWord: colon.end)
    while let current = token {
      switch current.kind {
      case .semicolon:
        finish(name, value, destination, colon: colon, semicolon: current.range)
        advance()
        return true
      case .closeBrace:
        finish(name, value, destination, colon: colon, semicolon: nil)
        return true
      case .openBrace:
        if isGlued, value.lineBreak == nil, value.start == value.lastWord?.start, value.start != nil
        {
          return false
        }
        splitAtBlock(name, &value, destination, colon: colon)
        return true
      case .colon:
        if splitAtColon(name, &value, destination, colon: colon, at: current.range) { return true }
      case .word, .foreignWord:
        value.endBeforeLastWord = value.end
        value.lastWord = current.range
        if startsLine, value.lineBreak == nil { value.lineBreak = (current.range, value.end) }
        if current.kind == .foreignWord { value.traits.insert(.isFaulty) }
      case .openParenthesis: value.depth += 1
      case .closeParenthesis: value.depth = value.depth > 0 ? value.depth - 1 : Int.min / 2
      case .unterminatedString:
        report(.unterminatedString, at: current.range)
        value.hasOpenString = true
        value.traits.formUnion([.hasString, .isFaulty])
      case .string: value.traits.insert(.hasString)
      case .unknown:
        if !value.traits.contains(.isFaulty) { report(.unexpectedText, at: current.range) }
        value.traits.insert(.isFaulty)
      default: break
      }
      if !current.kind.isWord { value.lastWord = nil }
      if current.kind != .comma, current.kind != .openParenthesis,
        current.kind != .closeParenthesis
      {
        value.hasText = true
      }
      if value.start == nil { value.start = current.range.start }
      value.end = current.range.end
      value.count += 1
      advance()
    }
    finish(name, value, destination, colon: colon, semicolon: nil)
    return true
  }

  /// Ends a value at the selector of a block that begins within it.
  private mutating func splitAtBlock(
    _ name: ByteRange,
    _ value: inout Value,
    _ destination: Destination,
    colon: ByteRange
  ) {
    if let lineBreak = value.lineBreak {
      value.end = lineBreak.endBefore
      if lineBreak.word.start == value.start { value.start = nil }
      finish(name, value, destination, colon: colon, semicolon: nil)
      rewind(to: lineBreak.word.start, previousEnd: value.end)
    } else if let word = value.lastWord, word.start != value.start {
      value.end = value.endBeforeLastWord
      finish(name, value, destination, colon: colon, semicolon: nil)
      rewind(to: word.start, previousEnd: value.end)
    } else {
      finish(name, value, destination, colon: colon, semicolon: nil)
    }
  }

  /// Ends a value where the next declaration begins within it.
  ///
  /// What goes nowhere ends at the end of a line only: it was looked at as selectors before, and going
  /// back by a word at a time would make the work grow with the square of the length.
  ///
  /// - Returns: Whether the value ended; otherwise the colon is one too many and the value goes on.
  private mutating func splitAtColon(
    _ name: ByteRange,
    _ value: inout Value,
    _ destination: Destination,
    colon: ByteRange,
    at second: ByteRange
  ) -> Bool {
    if let word = value.lastWord {
      let isFirst = word.start == value.start
      let beginsLine = beginsLine(word.start)
      if beginsLine || !isFirst && destination != .nowhere {
        value.end = value.endBeforeLastWord
        if isFirst { value.start = nil }
        finish(name, value, destination, colon: colon, semicolon: nil)
        rewind(to: word.start, previousEnd: value.end)
        return true
      }
    }
    if !value.traits.contains(.isFaulty) { report(.strayColon, at: second) }
    value.traits.insert(.isFaulty)
    return false
  }

  /// Keeps a declaration and reports what it lacks.
  private mutating func finish(
    _ name: ByteRange,
    _ value: Value,
    _ destination: Destination,
    colon: ByteRange,
    semicolon: ByteRange?
  ) {
    let start = value.start ?? colon.end
    let range = ByteRange(start, value.start == nil ? start : value.end)
    if value.start == nil {
      report(.missingValue, at: ByteRange(name.start, colon.end))
    } else if semicolon == nil, !value.hasOpenString {
      report(.missingSemicolon, at: ByteRange(at: value.end), related: name)
    }
    var traits = value.traits
    if value.depth != 0 {
      report(.unbalancedParentheses, at: range)
      traits.insert(.isFaulty)
    } else if value.start != nil, !value.hasText {
      report(.unexpectedText, at: range)
      traits.insert(.isFaulty)
    }
    if isAtWord(name), !namesVariable(name) { traits.insert(.isFaulty) }
    if semicolon != nil { traits.insert(.hasSemicolon) }
    if isSingleWord(range, value) { traits.insert(.isSingleWord) }
    let declaration = SheetDeclaration(
      name: name,
      value: range,
      end: semicolon?.end ?? range.end,
      traits: traits
    )
    switch destination {
    case .sheet:
      tree.items.append(SheetItem(.definition, tree.definitions.count))
      tree.definitions.append(declaration)
    case .rule: tree.declarations.append(declaration)
    case .nowhere: break
    }
  }

  /// Whether a value consists of one word.
  private func isSingleWord(_ range: ByteRange, _ value: Value) -> Bool {
    guard !range.isEmpty, !value.traits.contains(.hasString) else { return false }
    if value.count == 1 { return value.depth == 0 && tree.bytes[range.start] != UInt8(ascii: ",") }
    return tree.bytes[range.indices].allSatisfy { ByteClass.isWordByte($0) }
  }
}
