import Testing

@testable import FioriStyle

/// Numbers that look random and are the same on every run.
private struct Deterministic: RandomNumberGenerator {
  /// The state.
  var state: UInt64

  /// The next number (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct RoundTripTests {
  /// Checks everything that must hold for any bytes.
  private func check(_ bytes: [UInt8], _ vocabulary: StyleVocabulary) {
    let syntax = StyleSheetParser.parse(bytes)
    #expect(syntax.printed() == bytes)
    var position = 0
    for token in StyleSheetLexer(bytes) {
      #expect(token.range.start == position && !token.range.isEmpty)
      position = token.range.end
    }
    #expect(position == bytes.count)
    checkNodes(syntax)
    for finding in StyleLinter.lint(syntax, vocabulary: vocabulary) {
      #expect(finding.range.start <= finding.range.end)
      #expect(finding.range.end.offset <= bytes.count)
    }
  }

  /// Checks that every node of a tree is among its pieces.
  private func checkNodes(_ syntax: StyleSheetSyntax) {
    let pieces = Set(syntax.pieces)
    func expect(_ role: StyleSheetSyntax.Piece.Role, _ range: ByteRange) {
      if range.isEmpty { return }
      #expect(pieces.contains(StyleSheetSyntax.Piece(role: role, range: range)))
    }
    for declaration in syntax.definitions + syntax.declarations {
      expect(.name, declaration.name)
      expect(.value, declaration.value)
      #expect(declaration.range.contains(declaration.value))
    }
    for rule in syntax.rules {
      for selector in syntax.selectors[rule.selectors] { expect(.selector, selector) }
      expect(.openBrace, rule.openBrace)
      expect(.closeBrace, rule.closeBrace)
    }
    for media in syntax.mediaBlocks {
      expect(.openBrace, media.openBrace)
      expect(.closeBrace, media.closeBrace)
    }
  }

  @Test func samples() {
    let vocabulary = StyleVocabulary(TestKnowledge.knowledge)
    for sheet in SampleSheets.valid + SampleSheets.faulty { check(Array(sheet.utf8), vocabulary) }
  }

  @Test func validSamplesHaveNoErrors() {
    for sheet in SampleSheets.valid {
      #expect(StyleSheetParser.parse(Array(sheet.utf8)).errors == [], "\(sheet)")
    }
  }

  @Test func faultySamplesHaveErrors() {
    for sheet in SampleSheets.faulty {
      #expect(!StyleSheetParser.parse(Array(sheet.utf8)).errors.isEmpty, "\(sheet)")
    }
  }

  @Test(arguments: 0..<8)
  func mutations(seed: UInt64) {
    var random = Deterministic(state: seed)
    let vocabulary = StyleVocabulary(TestKnowledge.catalogue)
    let samples = SampleSheets.valid + SampleSheets.faulty
    let snippets: [[UInt8]] =
      ["{", "}", ":", ";", ",", "/*", "*/", "//", "\"", "'", "@", "@media", "\n", "(", ")", "#"]
      .map { Array($0.utf8) } + [[0], [0xFF], [0xC2], [0xC2, 0xA0], [0xEF, 0xBB, 0xBF]]
    for _ in 0..<250 {
      var bytes = Array(samples[Int.random(in: 0..<samples.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          bytes.insert(
            contentsOf: snippets[Int.random(in: 0..<snippets.count, using: &random)],
            at: place
          )
        case 1:
          let end = min(bytes.count, place + Int.random(in: 0...5, using: &random))
          bytes.removeSubrange(place..<end)
        default:
          let other = Array(samples[Int.random(in: 0..<samples.count, using: &random)].utf8)
          bytes.insert(contentsOf: other.prefix(Int.random(in: 0...40, using: &random)), at: place)
        }
      }
      check(bytes, vocabulary)
    }
  }
}
