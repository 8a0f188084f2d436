import FioriGenModel
import FioriText

/// The path of a generated file inside the output folder; it can never leave that folder.
struct OutputPath: Hashable, Sendable {
  /// The names from the output folder down to the file.
  let names: [String]

  /// The path with `/` between the names.
  let text: String

  /// The longest name that common file systems take, in bytes.
  private static let longestName = 255

  /// Checks a path.
  ///
  /// - Parameter text: The names with `/` between them; `nil` results when the path is absolute,
  ///   leaves the folder, or has names that are hidden, too long or hold special characters.
  init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(Self.isHarmless) else { return nil }
    self.names = names
    self.text = text
  }

  /// Whether a single name names something in its folder and nothing else.
  private static func isHarmless(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= longestName else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      VisibleScalar.isHarmless(scalar) && !"\\:".unicodeScalars.contains(scalar)
    }
  }

  /// The path of the file's folder; empty for the output folder itself.
  var folder: String { names.dropLast().joined(separator: "/") }

  /// The file's own name.
  var name: String { names.last ?? "" }
}
