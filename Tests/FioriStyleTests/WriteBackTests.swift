import Testing

@testable import FioriStyle

/// Whatever a theme was loaded from, it can be written, and what it writes is loaded as the same theme.
@Suite("Write back") struct WriteBackTests {
  /// Sheets with errors, each the smallest of its kind, and what a theme keeps of them.
  private static let faulty: [(sheet: String, kept: String)] = [
    ("@:d;", ""),
    ("@@:d;", ""),
    ("@@a:d;", ""),
    ("@media:d;", ""),
    ("a{b:@;}", ""),
    ("a{b:@@c;}", ""),
    ("a{b:@media;}", ""),
    ("a{b:c @d;}", ""),
    ("a{b:@c d;}", ""),
    ("@a:b @c;", ""),
    ("a{b:,;}", ""),
    ("a{b:();c:d;}", "a {\n  c: d;\n}\n"),
    ("a{b:(c;}", ""),
    ("a{b://c;}", ""),
    ("a{b:c//d;\n}", "a {\n  b: c;\n}\n"),
    ("a,@b{c:d;}", "a {\n  c: d;\n}\n"),
    ("@media(@a:b){c{d:e;}}", ""),
    ("@media(a:@b){c{d:e;}}", ""),
    ("@media(a:é){c{d:e;}}", ""),
    ("@media(){c{d:e;}}", ""),
    ("é{b:c;}d{é:f;g:é;}", ""),
    ("a{@:c;}", ""),
    ("a{\"b\":c;d:\"e\";}", ""),
  ]

  @Test(arguments: faulty)
  func errorsAreReportedAndLeftOut(sheet: String, kept: String) throws {
    let loading = Theme.load(Array(sheet.utf8))
    #expect(!loading.errors.isEmpty)
    let written = try loading.theme.styleSheet()
    #expect(written == kept)
    #expect(Theme.load(Array(written.utf8)).theme == loading.theme)
  }

  /// Sheets without errors at the edges of what a sheet can say, and how they are written.
  private static let sound: [(sheet: String, written: String)] = [
    ("@a@b:c;", "@a@b: c;\n"),
    ("@a:12px;", "@a: 12px;\n"),
    ("@a:007.50;", "@a: 7.5;\n"),
    ("@a:-0;", "@a: 0;\n"),
    ("a{b:c@2x.png;}", "a {\n  b: c@2x.png;\n}\n"),
    ("a:b:c{d:e;}", "a:b:c {\n  d: e;\n}\n"),
    ("a{b:c(d),(e)f,;}", "a {\n  b: c(d),(e) f,;\n}\n"),
    ("a/:/b{/:/;}", "a/:/b {\n  /: /;\n}\n"),
    ("@media(a:b)AND(a:c){@d:e;}", "@media (a: b) and (a: c) {\n  @d: e;\n}\n"),
    ("a{b:#abc;}@a:#80ff0000;", "@a: rgba(128, 255, 0, 0);\n\na {\n  b: #AABBCC;\n}\n"),
  ]

  @Test(arguments: sound)
  func nothingIsLost(sheet: String, written: String) throws {
    let loading = Theme.load(Array(sheet.utf8))
    #expect(loading.errors.map(\.message) == [])
    #expect(try loading.theme.styleSheet() == written)
    let again = try Theme(styleSheet: written)
    #expect(again == loading.theme)
  }

  /// A value with more words than any typed value has keeps all of them.
  @Test func longValuesAreWhole() throws {
    let words = (1...100).map { "w\($0)" }.joined(separator: " ")
    let theme = try Theme(styleSheet: "a { b: \(words); }")
    #expect(theme[words: "b", of: "a"]?.text == words)
    #expect(try Theme(styleSheet: theme.styleSheet()) == theme)
    let loading = Theme.load(Array("a { b: \(words) @x; }".utf8))
    #expect(loading.errors.map(\.rule.id) == ["nss.partial-variable"])
  }

  /// The smallest and the largest numbers have long spellings, which are read as numbers again.
  @Test(arguments: [
    Double.leastNonzeroMagnitude, 2.2250738585072014e-308, 1e-70, 1.7976931348623157e308, 0.1,
    -1e21,
  ])
  func everyNumberIsReadAgain(number: Double) throws {
    var theme = Theme()
    theme[variable: "a"] = number
    let again = try Theme(styleSheet: theme.styleSheet())
    #expect(again[variable: "a"] as? Double == number)
    #expect(again == theme)
  }

  /// What no sheet can say is refused when it is written, not lost when it is read.
  @Test(arguments: ["a//b", "//", "(a", "a)(", "a, @b", "()"])
  func unreadableWordsAreRefused(text: String) {
    var theme = Theme()
    theme[words: "b", of: "a"] = StyleWords(text)
    #expect(throws: StyleTextError.self) { try theme.styleSheet() }
  }

  @Test(arguments: ["media", "MEDIA", "@a", "", "a//b"])
  func unreadableVariablesAreRefused(name: String) {
    var theme = Theme()
    theme[variable: name] = 1
    #expect(throws: StyleTextError.self) { try theme.styleSheet() }
  }

  @Test func unreadableConditionsAreRefused() {
    let query = MediaQuery(conditions: [.init(feature: "device", value: "ipad")])
    var inner = Theme()
    inner[variable: "a"] = 1
    var theme = Theme()
    theme[media: MediaQuery(conditions: [])] = inner
    #expect(throws: StyleTextError.notAWord(text: "", place: "@media")) { try theme.styleSheet() }
    var outer = Theme()
    outer[media: query] = inner
    theme = Theme()
    theme[media: query] = outer
    #expect(throws: StyleTextError.nestedMedia(place: "@media (device: ipad)")) {
      try theme.styleSheet()
    }
  }
}
