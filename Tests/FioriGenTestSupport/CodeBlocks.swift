/// The blocks of code on a page.
public enum CodeBlocks {
  /// The blocks of a language, without their fences.
  ///
  /// - Parameters:
  ///   - language: What the opening fence names.
  ///   - page: Markdown.
  /// - Returns: The code of each block.
  public static func blocks(of language: String, on page: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let code = lines {
        if line == "```" {
          blocks.append(code.joined(separator: "\n"))
          lines = nil
        } else {
          lines = code + [line]
        }
      } else if line == "```\(language)" {
        lines = []
      }
    }
    return blocks
  }
}
