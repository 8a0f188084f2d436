import FioriGenModel

/// Makes style sheets of a catalogue.
enum ThemeSheets {
  /// The ending of every sheet.
  static let fileEnding = ".nss"

  /// Makes the sheets: `Reference.nss` and `Examples.nss`.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The sheets; none for a catalogue without anything to put into them.
  static func emit(_ catalogue: Catalogue) -> EmitterResult {
    var files: [GeneratedFile] = []
    if let text = ReferenceSheet.text(of: catalogue) {
      files.append(GeneratedFile(path: "Reference" + fileEnding, contents: text))
    }
    if let text = ExampleSheet.text(of: catalogue) {
      files.append(GeneratedFile(path: "Examples" + fileEnding, contents: text))
    }
    return EmitterResult(files: files, diagnostics: [])
  }

  /// A comment.
  ///
  /// - Parameter text: Any text; line breaks become blanks, and it cannot end the comment.
  /// - Returns: The comment on one line.
  static func comment(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var harmless = ""
    var last: Unicode.Scalar = " "
    for scalar in VisibleText.escape(line).unicodeScalars {
      if last == "*" && scalar == "/" || last == "/" && scalar == "*" { harmless += " " }
      harmless.unicodeScalars.append(scalar)
      last = scalar
    }
    return "/* \(harmless) */"
  }
}
