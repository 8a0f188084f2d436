import FioriGenModel

/// The line of a spec that tells editors where its schema is.
enum EditorLine {
  /// How the line begins; the schema's path as seen from the spec follows.
  static let beginning = "# yaml-language-server: $schema="

  /// The most bytes of a spec that are looked at.
  private static let mostBytes = 1_048_576

  /// The line that the specs of a folder begin with.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - catalogue: The catalogue whose specs are there.
  /// - Returns: The line with its break; empty when no spec right in the folder has one.
  static func text(in folder: String, of catalogue: Catalogue) -> String {
    let wanted = FileSystem.absolutePath(of: folder)
    for path in catalogue.files.map(\.path).sorted(by: FileSystem.bytesPrecede)
    where FileSystem.absolutePath(of: FileSystem.folder(of: path)) == wanted {
      guard let bytes = try? FileSystem.read(path, limit: mostBytes) else { continue }
      let first = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      if first.hasPrefix(beginning) { return first + "\n" }
    }
    return ""
  }
}
