/// Texts that would be markup if they were not escaped.
enum HostileText {
  /// One line each, for places where a spec's text becomes one line.
  static let lines = [
    "# Heading", "## Topics", "> quote", "- item", "+ item", "* item", "1. item", "1) item",
    "=== rule", "---", "***", "```", "```swift", "~~~", "    indented", "| a | b |", "a | b",
    "*bold* _it_ **b** __b__ ~~gone~~", "[link](https://example.com)", "![img](x.svg)", "[ref]: x",
    "<b>bold</b>", "<script>alert(1)</script>", "<!-- hidden", "-->", "<doc:component-XCard>",
    "https://example.com and www.example.com", "<https://example.com>", "a@example.com @user",
    "@Metadata { @TechnologyRoot }", "@Comment", "@Image(source: x)", "``XCard``", "``XCard",
    "`open", "``` x ```", "`a` and `b", "&lt; &amp; &#35;", "\\* \\", "Note: x", "Warning: y",
    "Parameter x: y", "Returns: x", "Throws: x", "- Parameters:", "$x$ and $$y$$", "H~2~O x^2^",
    ":smile: #12", "]]> <![CDATA[", "\" onload=\"alert(1)", "' x='", "a\u{202E}b\u{200B}c",
    "a\u{0}b\u{1B}c", "x -- y --- z", "{ } }", "[^1]: note", "- [ ] task", "term\n: meaning",
  ]

  /// Several lines, for places where a spec's text may have paragraphs.
  static let paragraphs = [
    "A\n===\nB", "A\n---\nB", "@Metadata {\n  @TechnologyRoot\n}", "```\ncode\n```\n# Heading",
    "| a | b |\n| --- | --- |\n| 1 | 2 |", "- one\n- two\n## Topics", "- one\nlazy\n\n    code",
    "<details>\n\n# x\n\n</details>", "1. one\n2. two", "x\r\n# y\r# z\u{2028}# w\u{85}# v",
  ]
}
