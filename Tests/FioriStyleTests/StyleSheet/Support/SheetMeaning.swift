@testable import FioriStyle

/// What a sheet says, without its layout.
struct SheetMeaning: Equatable {
  /// The definitions and declarations in order, each with its tokens.
  var statements: [[String]] = []

  /// The rules in order, each with its selectors.
  var rules: [[String]] = []

  /// The comments in order.
  var comments: [String] = []

  /// The queries of media blocks.
  var queries: [[String]] = []

  /// Reads what a sheet says.
  init(_ syntax: StyleSheetSyntax) {
    func tokens(_ range: ByteRange) -> [String] {
      ValueWords(range, in: syntax.bytes).tokens.map { syntax.text($0.range) }
    }
    statements = (syntax.definitions + syntax.declarations).map {
      [syntax.text($0.name)] + tokens($0.value)
    }
    rules = syntax.rules.map { rule in syntax.selectors[rule.selectors].map { syntax.text($0) } }
    queries = syntax.mediaBlocks.map { tokens($0.query) }
    comments = StyleSheetLexer(syntax.bytes).filter { $0.kind == .comment }
      .map { syntax.text($0.range).replacing("\r\n", with: "\n") }
  }
}
