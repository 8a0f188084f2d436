/// The tokens of one value, without blanks and comments.
struct ValueWords {
  /// The whole value.
  let range: ByteRange

  /// The tokens.
  let tokens: [StyleToken]

  /// The sheet.
  private let bytes: [UInt8]

  /// A value with more tokens than this is of no type.
  static let limit = 64

  /// Cuts a value into tokens.
  ///
  /// - Parameters:
  ///   - range: The value.
  ///   - bytes: The sheet.
  ///   - limit: Reading stops after one token more than this.
  init(_ range: ByteRange, in bytes: [UInt8], limit: Int = Self.limit) {
    self.range = range
    self.bytes = bytes
    var lexer = StyleSheetLexer(bytes)
    lexer.position = range.start
    var tokens: [StyleToken] = []
    while lexer.position < range.end, tokens.count <= limit, let token = lexer.next() {
      if !token.kind.isTrivia { tokens.append(token) }
    }
    self.tokens = tokens
  }

  /// The text of a token.
  func text(_ token: StyleToken) -> Substring {
    Substring(String(decoding: bytes[token.range.indices], as: UTF8.self))
  }

  /// The tokens with single blanks between them, as normal form has it: `1, 2` and `rgb(1, 2, 3)`.
  var normalText: String {
    var text = ""
    var isAfterOpening = true
    for token in tokens {
      switch token.kind {
      case .comma, .closeParenthesis, .openParenthesis: break
      default: if !isAfterOpening { text += " " }
      }
      text += self.text(token)
      isAfterOpening = token.kind == .openParenthesis
    }
    return text
  }

  /// The only word of the value; `nil` when there are more tokens or another one.
  var onlyWord: Substring? {
    guard tokens.count == 1, tokens[0].kind.isWord else { return nil }
    return text(tokens[0])
  }

  /// The words of the value, when there is nothing else.
  var words: [Substring]? {
    guard !tokens.isEmpty, tokens.allSatisfy({ $0.kind.isWord }) else { return nil }
    return tokens.map(text)
  }

  /// The words of the value, when exactly one comma stands between any two of them.
  var list: [Substring]? { Self.list(tokens[...]).map { $0.map(text) } }

  /// The words of a comma-separated list of tokens.
  static func list(_ tokens: ArraySlice<StyleToken>) -> [StyleToken]? {
    guard !tokens.isEmpty, tokens.count % 2 == 1 else { return nil }
    var words: [StyleToken] = []
    for (position, token) in tokens.enumerated() {
      if position % 2 == 0 {
        guard token.kind.isWord else { return nil }
        words.append(token)
      } else {
        guard token.kind == .comma else { return nil }
      }
    }
    return words
  }

  /// The value as a message quotes it: on one line, and not too long.
  var quoted: String {
    let longest = 40
    var text = ""
    for (position, token) in tokens.enumerated() {
      let isTight =
        position == 0 || token.kind == .comma || token.kind == .closeParenthesis
        || token.kind == .openParenthesis || tokens[position - 1].kind == .openParenthesis
      text += (isTight ? "" : " ") + self.text(token)
      if text.unicodeScalars.count > longest { break }
    }
    return "`" + PlainText.shortened(text, to: longest) + "`"
  }
}
