/// Reads the values of a sheet by the types of their attributes.
public struct SheetValueReader: Sendable {
  /// The sheet.
  let bytes: [UInt8]

  /// The names that values use.
  let vocabulary: StyleVocabulary

  /// Where the alpha of colours with eight digits stands; `nil` when nothing says so.
  let alpha: AlphaPosition?

  /// Prepares to read values.
  ///
  /// - Parameters:
  ///   - bytes: The sheet.
  ///   - vocabulary: The names that values use.
  ///   - alpha: Where the alpha of colours with eight digits stands; with `nil` it is taken to stand last,
  ///     and the reading says that this is a guess.
  public init(bytes: [UInt8], vocabulary: StyleVocabulary, alpha: AlphaPosition? = nil) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.alpha = alpha
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - range: The value, without its semicolon.
  ///   - type: The type it is to have.
  /// - Returns: The value and what is wrong with it.
  public func read(_ range: ByteRange, as type: SheetValueType) -> SheetValueReading {
    let words = ValueWords(range, in: bytes)
    if let first = words.tokens.first, first.kind.isWord, words.tokens.count == 1 {
      let text = words.text(first)
      if text.hasPrefix("@") { return SheetValueReading(.variable(String(text.dropFirst()))) }
    }
    if let problem = generalProblem(words) { return SheetValueReading(nil, [problem]) }
    switch type {
    case .color: return readColor(words)
    case .number: return readNumber(words).map { .number($0) }
    case .integer: return readInteger(words)
    case .offset:
      return readPair(words, type).map { .offset(StyleOffset(horizontal: $0.0, vertical: $0.1)) }
    case .size: return readPair(words, type).map { .size(Size(width: $0.0, height: $0.1)) }
    case .box: return readBox(words)
    case .boolean: return readBoolean(words)
    case .fontName: return readFontName(words)
    case .fontTextStyle:
      return readCase(words, type, FontTextStyle.allCases.map(\.rawValue)) {
        FontTextStyle($0).map { .fontTextStyle($0) }
      }
    case .textAlign:
      return readCase(words, type, TextAlignment.allCases.map(\.rawValue)) {
        TextAlignment(rawValue: $0).map { .textAlign($0) }
      }
    case .textTransform:
      return readCase(words, type, TextTransform.allCases.map(\.rawValue)) {
        TextTransform(rawValue: $0).map { .textTransform($0) }
      }
    case .image: return readImage(words)
    case .string: return readString(words)
    case .enumeration(let name): return readEnumeration(words, name)
    }
  }

  /// What is wrong with a value whatever its type: quotation marks, too many tokens, variables in it.
  private func generalProblem(_ words: ValueWords) -> SheetValueProblem? {
    if words.tokens.count > ValueWords.limit {
      return SheetValueProblem(.wrongType, at: words.range, "the value is too long")
    }
    for token in words.tokens {
      switch token.kind {
      case .string, .unterminatedString:
        return SheetValueProblem(
          .quoted,
          at: token.range,
          "the language has no quotation marks",
          replacement: SheetQuotation.content(
            of: words.text(token),
            isWholeValue: words.tokens.count == 1
          )
        )
      case .word where bytes[token.range.start] == UInt8(ascii: "@"):
        return partialVariable(token, words)
      default: break
      }
    }
    return nil
  }

  /// The problem of a variable that is only a part of a value.
  private func partialVariable(_ token: StyleToken, _ words: ValueWords) -> SheetValueProblem {
    SheetValueProblem(
      .partialVariable,
      at: token.range,
      "`\(words.text(token))` is only a part of the value; a variable must be the whole value"
    )
  }

  /// What is wrong with a value of which nothing is known: the first variable that is only a part of it.
  ///
  /// - Parameter range: The value, which is more than one word.
  /// - Returns: The problem; `nil` when there is no variable in the value.
  func partialVariable(in range: ByteRange) -> SheetValueProblem? {
    guard bytes[range.indices].contains(UInt8(ascii: "@")) else { return nil }
    let words = ValueWords(range, in: bytes, limit: .max)
    return words.tokens.first { $0.kind == .word && bytes[$0.range.start] == UInt8(ascii: "@") }
      .map { partialVariable($0, words) }
  }

  /// The problem of a value that is not of its type.
  func wrong(
    _ words: ValueWords,
    _ expectation: String,
    nearest: String? = nil,
    replacement: String? = nil
  ) -> SheetValueReading {
    let found = words.tokens.isEmpty ? "nothing" : words.quoted
    return SheetValueReading(
      nil,
      [
        SheetValueProblem(
          .wrongType,
          at: words.range,
          "expected \(expectation), found \(found)",
          nearest: nearest,
          replacement: replacement
        )
      ]
    )
  }
}
