import FioriGenModel

/// A header as text, with the place in the specs that each of its lines comes from.
struct HeaderText: Hashable, Sendable {
  /// The path inside the C output folder.
  var path: String
  /// The lines, without their line breaks.
  private(set) var lines: [String] = []
  /// The place in the specs for each of ``lines``.
  private(set) var origins: [SourceRange] = []

  /// Starts an empty header.
  init(path: String) { self.path = path }

  /// The whole text.
  var contents: String { lines.joined(separator: "\n") + "\n" }

  /// The header as a file for the output folder.
  var file: GeneratedFile { GeneratedFile(path: path, contents: contents) }

  /// Appends a line.
  mutating func append(_ line: String, from origin: SourceRange) {
    lines.append(line)
    origins.append(origin)
  }

  /// Appends lines.
  mutating func append(_ more: [String], indentation: Int = 0, from origin: SourceRange) {
    let space = String(repeating: " ", count: indentation)
    for line in more { append(line.isEmpty ? line : space + line, from: origin) }
  }

  /// The place in the specs that a line comes from.
  ///
  /// - Parameter line: The line, starting at 1.
  /// - Returns: The place; the one of the first line where there is no such line.
  func origin(ofLine line: Int) -> SourceRange? {
    origins.indices.contains(line - 1) ? origins[line - 1] : origins.first
  }
}
