import FioriStyle

/// What a sheet says, without its layout.
struct SheetWords {
  /// Words and punctuation.
  var words: [[UInt8]] = []

  /// The comments, without the blanks in them: their lines may be indented anew.
  var comments: [[UInt8]] = []

  /// Reads what a sheet says.
  ///
  /// - Parameter sheet: The sheet.
  init(_ sheet: [UInt8]) {
    for token in StyleSheetLexer(sheet) {
      let text = sheet[token.range.start..<token.range.end]
      switch token.kind {
      case .whitespace, .byteOrderMark: break
      case .comment: comments.append(text.filter { $0 > 0x20 })
      default: words.append(Array(text))
      }
    }
  }
}
