/// What a byte can be at the beginning of a token.
enum ByteClass: UInt8 {
  /// Part of a word.
  case word
  /// A blank, a tab or a line break.
  case space
  /// One of `: ; , { } ( )`.
  case punctuation
  /// A slash, which is part of a word or begins a comment.
  case slash
  /// A star, which may be the end of a comment that never began.
  case star
  /// A quotation mark.
  case quote
  /// A byte of a character outside ASCII.
  case foreign
  /// Anything else.
  case unknown

  /// Whether a byte can be inside a word, the slash included.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch table[Int(byte)] {
    case .word, .slash: true
    default: false
    }
  }

  /// The class of every byte, indexed by the byte.
  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  /// The class of one byte.
  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      .word
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), UInt8(ascii: "."):
      .word
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: " "), 0x09...0x0D: .space
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"):
      .punctuation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case 0x80...0xFF: .foreign
    default: .unknown
    }
  }
}
