import Testing

@testable import FioriStyle

/// Inputs that are made to be slow, deep or large. They are small here; what counts is that the work per
/// byte does not grow, which the number of errors and nodes shows.
@Suite struct HostileInputTests {
  @Test(arguments: [
    "{", "}", "/*", "//", "\"", "'", "(", ")", ":", ";", ",", "@", "@media ", "a{", "a:b{",
    "@media{",
    "a ", "a\n", "a:", "a:b;", "a:b\n", "@a:@a;", "@a:b\n", "a,", "a{}", "*/", "\u{0}", "\u{A0}",
    "é",
    "a{b:c{", "a{b c\n", "@a b\n", "/", "*", "#", "a{\n b{\n", "\r", "@media (a:b) {a{b:c}",
  ])
  func repetitionsAreReadToTheEnd(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    let syntax = StyleSheetParser.parse(bytes)
    #expect(syntax.printed() == bytes)
    #expect(syntax.errors.count <= StyleSheetParser.errorLimit)
    let findings = StyleLinter.lint(syntax, vocabulary: StyleVocabulary(TestKnowledge.catalogue))
    #expect(findings.count <= 20_000 * 2 + StyleRules.all.count)
  }

  @Test func readingStopsAfterTooManyErrors() {
    let bytes = Array(String(repeating: "a b{}", count: StyleSheetParser.errorLimit + 10).utf8)
    let syntax = StyleSheetParser.parse(bytes)
    #expect(syntax.errors.count == StyleSheetParser.errorLimit)
    #expect(syntax.errors.last?.kind == .tooManyErrors)
    #expect(syntax.printed() == bytes)
  }

  @Test func longChainsOfVariables() {
    var sheet = "@v0: red;\n"
    for number in 1...20_000 { sheet += "@v\(number): @v\(number - 1);\n" }
    sheet += "Label { font-color: @v20000; }"
    let resolution = StyleSheetResolver.resolve(StyleSheetParser.parse(Array(sheet.utf8)))
    #expect(
      resolution.outcome(of: resolution.syntax.declarations[0], in: 0) == .value(ByteRange(5, 8))
    )
  }

  @Test func manyNames() {
    var sheet = ""
    for number in 0..<5_000 { sheet += "name\(number)x { prop\(number)y: @var\(number)z; }\n" }
    let findings = StyleLinter.lint(Array(sheet.utf8), knowledge: TestKnowledge.knowledge)
    #expect(findings.filter { $0.rule.id == "nss.undefined-variable" }.count == 5_000)
    #expect(findings.filter { $0.severity == .warning }.count == 2)
  }

  @Test func messagesShowNoControlCharacters() {
    let findings = StyleLinter.lint(
      Array("Label { font-size: \u{202E}\u{1B}[31mx; }".utf8),
      knowledge: TestKnowledge.knowledge
    )
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }
}
