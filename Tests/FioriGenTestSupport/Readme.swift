import Foundation

/// The README, whose examples the tests run as they stand there.
public enum Readme {
  /// A block of code in the README.
  public struct Block: Sendable {
    /// The language given at its fence.
    public var language: String
    /// The code, ending with a line break.
    public var code: String
  }

  /// The whole text.
  ///
  /// - Returns: The text.
  /// - Throws: When the README cannot be read.
  public static func text() throws -> String {
    let file = Repository.folder.appending(path: "README.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The blocks of one section, in order.
  ///
  /// - Parameter title: The section's heading, without its `#` signs.
  /// - Returns: The blocks; none when there is no such section.
  /// - Throws: When the README cannot be read.
  public static func blocks(inSection title: String) throws -> [Block] {
    let text = try text()
    var blocks: [Block] = []
    var isInSection = false
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var block = open {
        if line == "```" {
          if isInSection { blocks.append(block) }
          open = nil
        } else {
          block.code += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), code: "")
      } else if line.hasPrefix("## ") {
        isInSection = line.dropFirst(3) == title
      }
    }
    return blocks
  }
}
