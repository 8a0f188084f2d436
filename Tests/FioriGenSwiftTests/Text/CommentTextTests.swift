import Testing

@testable import FioriGenSwift

/// Text of a spec can neither leave its comment nor hide in it.
@Suite struct CommentTextTests {
  @Test(arguments: [
    ("Plain text.", "Plain text."),
    ("", ""),
    ("one\ntwo\r\nthree\u{2028}four", "one two three four"),
    ("\n}\npublic let x = 1", "} public let x = 1"),
    ("ends */ here /* and", "ends * / here / * and"),
    ("/*/", "/ * /"),
    ("nul \0 bell \u{7}", "nul U+0000 bell U+0007"),
    ("a\u{202E}b\u{200B}c\u{FEFF}d", "aU+202EbU+200BcU+FEFFd"),
    ("tag \u{E0041}", "tag U+E0041"),
    ("`code` and ``Symbol``", "`code` and ``Symbol``"),
    ("open `code", "open \\`code"),
    ("``two` one`", "\\`\\`two` one`"),
    ("caffè 日本 👩‍👧", "caffè 日本 👩‍👧"),
    ("- Parameter x: none", "\\- Parameter x: none"),
    ("* returns: none", "\\* returns: none"),
    ("- Note: kept", "- Note: kept"),
    ("~~~ fence", "\\~~~ fence"),
    ("a <!-- b", "a <\\!-- b"),
    ("\"\"\" \\(x)", "\"\"\" \\(x)"),
  ])
  func line(text: String, expected: String) {
    #expect(CommentText.line(text) == expected)
  }

  @Test func blocksAreParagraphs() {
    let block = CommentText.block("\n\nfirst `code\nspans` lines\n\n\n- item\n  goes on\n")
    #expect(
      block == [
        .prose("first `code spans` lines"), .verbatim(""), .verbatim(""), .prose("- item goes on"),
      ]
    )
  }

  @Test(arguments: [
    "- one\n- two", "1. one\n2. two", "# Heading\ntext", "| a | b |\n| - | - |", "a\\\nb",
    "text\n> quote", "text\n---",
  ])
  func linesThatMeanSomethingStayApart(text: String) {
    let lines = text.split(separator: "\n").map { CommentText.BlockLine.prose(String($0)) }
    #expect(CommentText.block(text) == lines)
  }

  @Test(arguments: ["a\n*b*", "a\n**b**", "a\n-1", "a\n2 b", "a\n    b"])
  func otherLinesAreJoined(text: String) {
    #expect(CommentText.block(text).count == 1)
  }

  @Test func openFencesAreClosed() {
    #expect(
      CommentText.block("```swift\nlet a = `b\n\nc") == [
        .verbatim("```swift"), .verbatim("let a = `b"), .verbatim(""), .verbatim("c"),
        .verbatim("```"),
      ]
    )
    #expect(
      CommentText.block("~~~\n```\n~~~\n`") == [
        .verbatim("~~~"), .verbatim("```"), .verbatim("~~~"), .prose("\\`"),
      ]
    )
  }
}
