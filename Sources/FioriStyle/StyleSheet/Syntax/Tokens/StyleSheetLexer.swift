/// Cuts the bytes of a style sheet into tokens that cover every byte.
///
/// No input makes it fail: what the language does not know becomes a token of a kind that says so.
/// The time is linear in the number of bytes, whatever they are.
public struct StyleSheetLexer: Sequence, IteratorProtocol, Sendable {
  /// The sheet.
  private let bytes: [UInt8]

  /// The classes of bytes; a copy, so that the loops do not go through a global accessor.
  private let classes = ByteClass.table

  /// Where the next token begins. Setting it to the start of an earlier token reads it again.
  var position: Int

  /// Set once no `*/` is ahead, so that many unclosed comments do not each search the whole rest.
  private var knowsNoCommentEndAhead = false

  /// Creates a lexer.
  ///
  /// - Parameter bytes: The sheet, in UTF-8; other bytes are kept and become foreign words.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
  }

  /// The next token.
  ///
  /// - Returns: The token that begins where the last one ended, or `nil` at the end of the sheet.
  public mutating func next() -> StyleToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind: StyleTokenKind
    switch classes[Int(bytes[start])] {
    case .word: kind = scanWord()
    case .space: kind = scanSpace()
    case .punctuation: kind = scanPunctuation()
    case .slash: kind = scanSlash()
    case .star: kind = scanStar()
    case .quote: kind = scanString()
    case .foreign: kind = scanForeign()
    case .unknown: kind = scanUnknown()
    }
    return StyleToken(kind, ByteRange(start, position))
  }

  /// The byte at an offset, or 0 past the end.
  private func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Reads letters up to the first byte that cannot be in a word.
  private mutating func scanWord() -> StyleTokenKind {
    var isForeign = false
    scan: while position < bytes.count {
      let byte = bytes[position]
      switch classes[Int(byte)] {
      case .word:
        position += 1
      case .slash:
        if beginsComment(at: position) { break scan }
        position += 1
      case .foreign:
        if foreignSpaceLength(at: position) > 0 { break scan }
        isForeign = true
        position += 1
      default:
        break scan
      }
    }
    return isForeign ? .foreignWord : .word
  }

  /// Whether `/*` or `//` stands at an offset.
  private func beginsComment(at offset: Int) -> Bool {
    let next = byte(at: offset + 1)
    return byte(at: offset) == UInt8(ascii: "/")
      && (next == UInt8(ascii: "*") || next == UInt8(ascii: "/"))
  }

  /// Reads blanks and line breaks.
  private mutating func scanSpace() -> StyleTokenKind {
    position += 1
    while position < bytes.count, classes[Int(bytes[position])] == .space { position += 1 }
    return .whitespace
  }

  /// Reads one punctuation mark.
  private mutating func scanPunctuation() -> StyleTokenKind {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "{"): return .openBrace
    case UInt8(ascii: "}"): return .closeBrace
    case UInt8(ascii: "("): return .openParenthesis
    default: return .closeParenthesis
    }
  }

  /// Reads a comment, or a word that begins with a slash.
  private mutating func scanSlash() -> StyleTokenKind {
    guard beginsComment(at: position) else { return scanWord() }
    if byte(at: position + 1) == UInt8(ascii: "/") {
      position = endOfLine(from: position)
      return .lineComment
    }
    if !knowsNoCommentEndAhead {
      var offset = position + 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          position = offset + 2
          return .comment
        }
        offset += 1
      }
      knowsNoCommentEndAhead = true
    }
    position = endOfLine(from: position)
    return .unterminatedComment
  }

  /// The offset of the next line break, or the end of the sheet.
  private func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: "\r")
    {
      offset += 1
    }
    return offset
  }

  /// Reads `*/`, or characters that the language does not know.
  private mutating func scanStar() -> StyleTokenKind {
    guard byte(at: position + 1) == UInt8(ascii: "/") else { return scanUnknown() }
    position += 2
    return .strayCommentEnd
  }

  /// Reads a quoted value, at most up to the end of the line.
  private mutating func scanString() -> StyleTokenKind {
    let quote = bytes[position]
    var offset = position + 1
    var recovery: Int?
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: "\r")
    {
      if bytes[offset] == quote {
        position = offset + 1
        return .string
      }
      if recovery == nil, classes[Int(bytes[offset])] == .punctuation,
        bytes[offset] != UInt8(ascii: ","), bytes[offset] != UInt8(ascii: ":")
      {
        recovery = offset
      }
      offset += 1
    }
    position = recovery ?? offset
    return .unterminatedString
  }

  /// Reads a space outside ASCII, a byte order mark, or a word.
  private mutating func scanForeign() -> StyleTokenKind {
    let length = foreignSpaceLength(at: position)
    guard length > 0 else { return scanWord() }
    let isMark = position == 0 && bytes[0] == 0xEF
    position += length
    return isMark ? .byteOrderMark : .foreignSpace
  }

  /// The number of bytes of a space outside ASCII at an offset; 0 when there is none.
  private func foreignSpaceLength(at offset: Int) -> Int {
    switch (bytes[offset], byte(at: offset + 1), byte(at: offset + 2)) {
    case (0xC2, 0xA0, _): 2  // no-break space
    case (0xC2, 0x85, _): 2  // next line
    case (0xE3, 0x80, 0x80): 3  // ideographic space
    case (0xE2, 0x80, 0x80...0x8B): 3  // en space to zero-width space
    case (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF): 3  // separators, narrow no-break space
    case (0xEF, 0xBB, 0xBF): 3  // byte order mark
    default: 0
    }
  }

  /// Reads characters that the language does not know.
  private mutating func scanUnknown() -> StyleTokenKind {
    position += 1
    while position < bytes.count {
      switch classes[Int(bytes[position])] {
      case .unknown: position += 1
      case .star where byte(at: position + 1) != UInt8(ascii: "/"): position += 1
      default: return .unknown
      }
    }
    return .unknown
  }
}
