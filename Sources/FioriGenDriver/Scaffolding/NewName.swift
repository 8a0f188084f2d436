import FioriGenModel

/// The rules for names that people give on the command line.
enum NewName {
  /// The longest name that specs may have.
  private static let longest = 128

  /// Whether a text can name a component or module: letters, digits and `_`, a letter first.
  ///
  /// - Parameter name: The text.
  /// - Returns: Whether it can.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= longest else { return false }
    let letters = Unicode.Scalar("a")...Unicode.Scalar("z")
    let capitals = Unicode.Scalar("A")...Unicode.Scalar("Z")
    let digits = Unicode.Scalar("0")...Unicode.Scalar("9")
    return (letters.contains(first) || capitals.contains(first))
      && name.unicodeScalars.allSatisfy {
        letters.contains($0) || capitals.contains($0) || digits.contains($0) || $0 == "_"
      }
  }

  /// The finding about a name that cannot be used.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - what: What it should name.
  ///   - path: Where it would have been written.
  /// - Returns: The finding.
  static func invalid(_ name: String, of what: String, at path: String) -> Diagnostic {
    Diagnostic(
      ScaffoldRules.name,
      "\"\(name)\" cannot be the name of a \(what)",
      at: .beginning(of: path),
      suggestion: "use letters, digits and \"_\", and begin with a letter"
    )
  }
}
