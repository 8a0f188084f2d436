import FioriGenModel

/// Turns failed file system calls into findings about the output.
enum OutputError {
  /// The finding for something that stands in the way, or for a refusal of the system.
  ///
  /// - Parameters:
  ///   - error: What failed.
  ///   - attempt: What was tried, such as `write the file`.
  /// - Returns: The finding, at the beginning of the file.
  static func diagnostic(for error: FileSystemError, attempt: String) -> Diagnostic {
    let place = SourceRange.beginning(of: error.path)
    switch error.cause {
    case .notAFolder(.symbolicLink):
      return Diagnostic(
        OutputRules.notAFolder,
        "cannot \(attempt): this is a symbolic link, which could leave the output folder",
        at: place,
        suggestion: "replace the link by a folder"
      )
    case .brokenLink:
      return Diagnostic(
        OutputRules.notAFolder,
        "cannot \(attempt): \(error.reason)",
        at: place,
        suggestion: "remove the link, or make the folder that it leads to"
      )
    case .notAFolder:
      return Diagnostic(
        OutputRules.notAFolder,
        "cannot \(attempt): \(error.reason)",
        at: place,
        suggestion: "remove or rename it, or choose another output folder"
      )
    case .notAFile:
      return Diagnostic(
        OutputRules.notAFile,
        "cannot \(attempt): \(error.reason)",
        at: place,
        suggestion: "remove or rename it"
      )
    default:
      return Diagnostic(
        OutputRules.writeFailed,
        "cannot \(attempt): \(error.reason)",
        at: place,
        suggestion: error.remedy
      )
    }
  }
}
