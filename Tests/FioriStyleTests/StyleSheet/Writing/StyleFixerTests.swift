import Testing

@testable import FioriStyle

@Suite struct StyleFixerTests {
  /// Mends a text.
  private func fix(_ text: String, options: StyleLintOptions = StyleLintOptions()) -> String {
    let result = StyleFixer.fix(
      Array(text.utf8),
      vocabulary: StyleVocabulary(TestKnowledge.knowledge),
      options: options
    )
    #expect(!result.findings.contains { $0.edit?.isSafe == true })
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test func mendsWhatIsBeyondDoubt() {
    let wrong = """
      // head
      Label { font-color: FF0000;; border-width: 2px }
      Button { font-color: "#00FF00"; text-auto-fit: YES }
      Switch { tint-color:\u{A0}'red'; on-tint-color: "blue; }
      """
    let right = """
      /* head */
      Label { font-color: #FF0000; border-width: 2; }
      Button { font-color: #00FF00; text-auto-fit: true; }
      Switch { tint-color: red; on-tint-color: blue; }
      """
    #expect(fix(wrong) == right)
  }

  @Test func quotedColoursWithoutHashTakeTwoRounds() {
    #expect(fix("Label { font-color: \"FF0000\" }") == "Label { font-color: #FF0000; }")
  }

  @Test func touchesNothingElse() {
    let text = "\u{FEFF}Labell {\r\n\tbackground-olor : red ;\r\n  font-size:4co;}\r\n  /* x */"
    #expect(fix(text) == text)
  }

  @Test(arguments: SampleSheets.valid)
  func leavesValidSheetsAlone(sheet: String) {
    let bytes = Array(sheet.utf8)
    let result = StyleFixer.fix(bytes, vocabulary: StyleVocabulary(StyleKnowledge()))
    #expect(result.bytes == bytes)
    #expect(result.changeCount == 0)
  }

  /// Without its quotation mark the first word would be taken for a selector.
  @Test func changesThatMakeADamagedSheetWorseAreNotMade() {
    let text = "é:\"4\nf"
    let result = StyleFixer.fix(
      Array(text.utf8),
      vocabulary: StyleVocabulary(TestKnowledge.knowledge)
    )
    #expect(String(decoding: result.bytes, as: UTF8.self) == text)
    #expect(result.changeCount == 0)
  }

  @Test func overlappingChangesAreMadeOnce() {
    let edits = [
      SheetEdit(ByteRange(1, 3), "x", isSafe: true), SheetEdit(ByteRange(2, 4), "y", isSafe: true),
      SheetEdit(ByteRange(4, 4), "z", isSafe: true), SheetEdit(ByteRange(4, 4), "z", isSafe: true),
    ]
    let (bytes, count) = StyleFixer.apply(edits, to: Array("abcdef".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "axdzef")
    #expect(count == 2)
  }
}
