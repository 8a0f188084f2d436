import FioriGenC
import FioriGenModel
import FioriGenSwift

/// Files that commands about themes write where the user says.
public enum ThemeOutput {
  /// Writes a file, unless it has these contents already: an unchanged file keeps its time stamp.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - path: The file's path; folders above it are made.
  /// - Returns: The finding that says why that failed; `nil` when it went well.
  public static func write(_ text: String, to path: String) -> Diagnostic? {
    let bytes = Array(text.utf8)
    do throws(FileSystemError) {
      if let status = try FileSystem.status(of: path) {
        guard status.kind == .regularFile else {
          throw FileSystemError(path: path, cause: .notAFile(status.kind))
        }
        if status.size == bytes.count, try FileSystem.read(path, limit: bytes.count) == bytes {
          return nil
        }
      }
      try FileSystem.makeFolders(FileSystem.folder(of: path))
    } catch {
      return Diagnostic(
        OutputRules.writeFailed,
        "the file cannot be written: \(error.reason)",
        at: .beginning(of: path),
        suggestion: error.remedy
      )
    }
    return StyleSheetFile(path: path, bytes: []).replace(with: bytes)
  }

  /// A name that Swift accepts for a type or module.
  ///
  /// - Parameter name: Any text.
  /// - Returns: The text itself when it is such a name, else one made from it.
  public static func validTypeName(_ name: String) -> String { ThemeEmitter.validName(name) }

  /// A name that C accepts for a constant.
  ///
  /// - Parameter name: Any text.
  /// - Returns: The text itself when it is such a name, else one made from it.
  public static func validConstantName(_ name: String) -> String { CThemeEmitter.validName(name) }
}
