import FioriGenModel
import Testing

@testable import FioriGenC

/// Texts of specs never leave their comment, literal or attribute.
@Suite struct HostileTextTests {
  /// Texts that would do harm unescaped.
  static let texts = [
    "*/ int evil; /*", "*\\\n/ int evil;", "// gone", "ends with a backslash \\", "??/", "??/\n*/",
    "**//", "*/", "/", "*", "\\", "a\nb\r\nc\u{2028}d\u{85}e", "\"quoted\"", "Grüße 日本語 🎉",
    "\u{202E}evil\u{2066}\u{200B}\u{FEFF}", "nul \u{0} and bell \u{7}", "\\param nobody",
    "@return nothing", "\\file \\deprecated", "<b>bold", "</b> &amp; &", "%d %s", "```",
    "#define X",
    "__FILE__ ??=define", "\t", "  ", String(repeating: "x", count: 300), "/* nested /* */",
    "</pre>\\endcode", "$(x) `y`", "\\verbatim", "\\u202E",
  ]

  @Test(arguments: texts)
  func aCommentHasOneBeginningAndOneEnd(_ text: String) {
    let documentation = CDocumentation(
      text,
      paragraphs: [text, "\(text)\n\(text)"],
      result: text,
      since: text,
      deprecation: text
    )
    let comment = CommentRenderer.lines(for: documentation).joined(separator: "\n")
    #expect(comment.hasPrefix("/**"))
    #expect(comment.hasSuffix("*/"))
    let inside = comment.dropFirst(3).dropLast(2)
    #expect(!inside.contains("*/"))
    #expect(!inside.contains("/*"))
    #expect(!inside.contains("??"))
    #expect(!inside.contains("\\\n"))
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.hasPrefix("/**") || line.hasPrefix(" *"))
    }
    for scalar in comment.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
  }

  @Test(arguments: texts)
  func aLiteralIsPlainASCIIOnOneLine(_ text: String) {
    for literal in [CText.literal(text), CText.message(text)] {
      #expect(literal.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      var isEscaped = false
      var quotes = 0
      for byte in literal.utf8 {
        if byte == UInt8(ascii: "\"") && !isEscaped { quotes += 1 }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      #expect(quotes == 2)
      #expect(!literal.contains("??"))
    }
  }

  #if CHeaders
    @Test func headersFullOfThemCompile() throws {
      let result = CEmitter.emit(Self.catalogue)
      #expect(result.diagnostics.map(\.message) == [])
      let folder = try TemporaryFolder()
      try Snapshot.write(result.files, to: folder.url)
      try folder.write("#include \"fiori/fiori.h\"\n", to: "all.c")
      let common = ["-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I", "include"]
      for compiler in ["gcc", "clang"] {
        let documentation = compiler == "clang" ? ["-Wdocumentation"] : []
        let outcome = try Tool(compiler).run(
          common + documentation + ["-std=c99", "all.c"],
          in: folder.url
        )
        #expect(outcome.status == 0, "\(outcome.output)")
      }
    }

    /// A catalogue with a hostile text wherever one fits.
    private static let catalogue: Catalogue = {
      let safe = texts.filter { !$0.contains("\u{0}") }
      let properties = texts.enumerated().map { index, text in
        Make.property(
          "p\(index)",
          .builtIn(.string),
          line: index + 10,
          default: text.contains("\u{0}") ? nil : .string(text),
          summary: text,
          discussion: text,
          shownBy: text,
          since: text,
          deprecated: Deprecation(message: text)
        )
      }
      let paths = texts.enumerated().map { index, text in
        ClassPath(
          path: "fdlFUICell_p\(index)",
          group: text,
          aliases: [text],
          deprecated: Deprecation(message: text),
          summary: text,
          range: Make.place(index + 10)
        )
      }
      let cases = texts.enumerated().map { index, text in
        EnumerationCase(
          name: "c\(index)",
          summary: text,
          deprecated: Deprecation(message: text),
          range: Make.place(index + 10)
        )
      }
      return Make.catalogue(
        components: [
          Make.component(
            "FUICell",
            properties: properties + [
              Make.property(
                "list",
                .array(.builtIn(.string)),
                line: 9,
                default: .array(safe.map(ValueLiteral.string))
              )
            ],
            theming: Theming(classPaths: paths),
            deprecated: Deprecation(message: texts.joined()),
            summary: texts.joined()
          )
        ],
        types: [
          SharedType(name: "FUIKind", kind: .enumeration(cases: cases), range: Make.place(8)),
          SharedType(
            name: "FUIOldKind",
            kind: .enumeration(cases: cases),
            summary: texts.joined(),
            deprecated: Deprecation(message: texts.joined()),
            range: Make.place(8)
          ),
        ]
      )
    }()
  #endif

  @Test func aDefaultWithNULIsAnErrorAtItsProperty() {
    let cell = Make.component(
      "FUICell",
      properties: [Make.property("a", .builtIn(.string), line: 5, default: .string("x\u{0}y"))]
    )
    let findings = CatalogueTranslator(Make.catalogue(components: [cell])).translate().1
    #expect(findings.map(\.rule.id) == ["c.nul-in-text"])
    #expect(findings.first?.range == Make.place(5))
  }
}
