import FioriGenModel
import FioriText

/// The path of a generated file inside the output folder; it can never leave that folder.
struct OutputPath: Hashable, Sendable {
  /// The path with `/` between the names.
  let text: String

  /// The longest name that common file systems take, in bytes.
  private static let longestName = 255

  /// Checks a path.
  ///
  /// - Parameter text: The names with `/` between them; `nil` results when the path is absolute,
  ///   leaves the folder, or has names that are hidden, too long or hold special characters.
  init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy(Self.isHarmless) else { return nil }
    self.text = text
  }

  /// Whether a single name names something in its folder and nothing else.
  private static func isHarmless(_ name: Substring) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= longestName else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      VisibleScalar.isHarmless(scalar) && !"\\:".unicodeScalars.contains(scalar)
    }
  }

  /// The names from the output folder down to the file.
  var names: [String] { text.split(separator: "/").map(String.init) }

  /// The path of the file's folder; empty for the output folder itself.
  var folder: String { slash.map { String(text[..<$0]) } ?? "" }

  /// The file's own name.
  var name: String { slash.map { String(text[text.utf8.index(after: $0)...]) } ?? text }

  /// Where the file's own name is parted from its folder.
  private var slash: String.Index? { text.utf8.lastIndex(of: UInt8(ascii: "/")) }
}
