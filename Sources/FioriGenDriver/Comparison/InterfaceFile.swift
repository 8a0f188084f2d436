import FioriGenC
import FioriGenModel

/// Files that describe the binary interface of generated C headers.
enum InterfaceFile {
  /// A file that cannot be read, or describes no interface.
  struct Unreadable: Error {
    /// What is wrong with it.
    var diagnostic: Diagnostic
  }

  /// The most bytes accepted of a file.
  static let maximumSize = 64 * 1_048_576

  /// Reads a file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The interface; `nil` when there is no such file.
  /// - Throws: When something else stands there, or it describes no interface.
  static func read(_ path: String) throws(Unreadable) -> AbiDescription? {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try FileSystem.read(path, limit: maximumSize)
    } catch {
      if error.leadsNowhere { return nil }
      throw Unreadable(
        diagnostic: Diagnostic(
          CRules.abiDescription,
          "cannot read the interface description: \(error.reason)",
          at: .beginning(of: path),
          suggestion: error.remedy
        )
      )
    }
    return try parse(bytes, path: path)
  }

  /// Reads an interface.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - path: Its path, for findings.
  /// - Returns: The interface.
  /// - Throws: When they describe none.
  static func parse(_ bytes: [UInt8], path: String) throws(Unreadable) -> AbiDescription {
    do throws(AbiDescription.Problem) {
      return try AbiDescription(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Unreadable(diagnostic: error.diagnostic(in: path))
    }
  }
}
