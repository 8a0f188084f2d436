/// Collects the lines of a file and keeps their indentation.
///
/// It only ever appends to one string, which stays quick in builds without optimisation, as
/// plug-ins run in debug builds. A line that may be too long is written and taken back where it is,
/// because nearly every line fits: nothing is put together twice.
package struct CodePrinter: Sendable {
  /// The longest line that is not wrapped, in characters.
  static let lineLength = 100

  /// The spaces of one level.
  private static let step = "  "

  /// Everything written so far.
  package private(set) var text = ""

  /// The spaces before the lines of each level that was used so far, from none on.
  private var indentations = [""]

  /// How many levels the next line is indented.
  private var level = 0

  /// Creates a printer without any lines.
  ///
  /// - Parameter indentation: How many levels the first line is indented.
  package init(indentation: Int = 0) {
    for _ in 0..<indentation { indent() }
  }

  /// The spaces before the next line.
  var indentationWidth: Int { level * Self.step.utf8.count }

  /// Whether a line fits at the current indentation.
  ///
  /// - Parameter line: The line without its indentation.
  /// - Returns: Whether it is short enough.
  package func fits(_ line: String) -> Bool {
    let room = Self.lineLength - indentationWidth
    // Bytes are quick to count; characters only matter where there are more bytes than room.
    return line.utf8.count <= room || line.count <= room
  }

  /// Writes a line at the current indentation.
  ///
  /// - Parameter line: The line without its break; it must not be empty.
  package mutating func line(_ line: String) {
    text += indentations[level]
    text += line
    text += "\n"
  }

  /// Writes a line at the current indentation, however long it is.
  ///
  /// - Parameter body: Appends the line without its break.
  mutating func line(of body: (inout String) -> Void) {
    text += indentations[level]
    body(&text)
    text += "\n"
  }

  /// Writes a line at the current indentation unless it would be too long.
  ///
  /// - Parameter body: Appends the line without its break; nothing else may depend on its being called.
  /// - Returns: Whether the line was written.
  mutating func lineIfItFits(of body: (inout String) -> Void) -> Bool {
    let start = text.utf8.count
    text += indentations[level]
    body(&text)
    if text.utf8.count - start > Self.lineLength {
      let beginning = text.utf8.index(text.startIndex, offsetBy: start)
      if !Self.isShort(text[beginning...]) {
        text.removeSubrange(beginning...)
        return false
      }
    }
    text += "\n"
    return true
  }

  /// Whether a line that has more bytes than room has no more characters than room.
  private static func isShort(_ line: Substring) -> Bool {
    // Counting characters is slow, and most code has one byte for each.
    line.utf8.contains { $0 >= 0x80 } && line.count <= lineLength
  }

  /// Writes an empty line.
  package mutating func blankLine() {
    text += "\n"
  }

  /// Makes the following lines one level deeper.
  package mutating func indent() {
    level += 1
    if level == indentations.count { indentations.append(indentations[level - 1] + Self.step) }
  }

  /// Ends what ``indent()`` began.
  package mutating func outdent() {
    level -= 1
  }

  /// Writes lines one level deeper.
  ///
  /// - Parameter body: Writes the lines.
  package mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indent()
    body(&self)
    outdent()
  }
}
