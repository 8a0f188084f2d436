/// Collects the lines of a file and keeps their indentation.
///
/// It only ever appends to one string, which stays quick in builds without optimisation, as
/// plug-ins run in debug builds.
package struct CodePrinter: Sendable {
  /// The longest line that is not wrapped, in characters.
  static let lineLength = 100

  /// The spaces of one level.
  private static let step = "  "

  /// Everything written so far.
  package private(set) var text = ""

  /// The spaces before the next line.
  private var indentation = ""

  /// Creates a printer without any lines.
  ///
  /// - Parameter indentation: How many levels the first line is indented.
  package init(indentation: Int = 0) {
    for _ in 0..<indentation { self.indentation += Self.step }
  }

  /// The spaces before the next line.
  var indentationWidth: Int { indentation.utf8.count }

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
    text += indentation
    text += line
    text += "\n"
  }

  /// Writes an empty line.
  package mutating func blankLine() {
    text += "\n"
  }

  /// Makes the following lines one level deeper.
  package mutating func indent() {
    indentation += Self.step
  }

  /// Ends what ``indent()`` began.
  package mutating func outdent() {
    indentation.removeLast(Self.step.utf8.count)
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
