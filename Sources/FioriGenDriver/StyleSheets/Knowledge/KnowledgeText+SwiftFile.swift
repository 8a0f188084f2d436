import FioriGenSwift
import FioriStyle

extension KnowledgeText {
  /// Texts as a Swift file that holds each as one literal.
  ///
  /// - Parameters:
  ///   - knowledge: What is known.
  ///   - keys: The names in generated Swift.
  /// - Returns: The file.
  static func swiftFile(of knowledge: StyleKnowledge, keys: ThemeKeys) -> String {
    let lines = keys.lines.map { $0 + "\n" }.joined()
    return """
      // Written by `fiori-gen describe --format knowledge`. Edits are lost when it is written again.

      /// What the catalogue of the Fiori components says about style sheets, for use in any folder.
      enum BundledCatalogue {
        /// The knowledge in the form of ``KnowledgeText``.
        static let text = \"\"\"
          \(literal(of: text(of: knowledge)))\"\"\"

        /// The names of the typed keys in the form of `ThemeKeys`.
        static let keys = \"\"\"
          \(literal(of: lines))\"\"\"
      }

      """
  }

  /// The inside of a literal of several lines that holds a text.
  private static func literal(of text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": literal += "\n    "
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return literal
  }
}
