import FioriGenModel
import FioriGenReader

/// Turns failed file system calls into findings about spec files.
enum SpecInputError {
  /// The finding for a spec file that cannot be read.
  ///
  /// - Parameter error: What failed.
  /// - Returns: The finding, at the beginning of the file.
  static func diagnostic(for error: FileSystemError) -> Diagnostic {
    let place = SourceRange.beginning(of: error.path)
    switch error.cause {
    case .tooLarge(let limit):
      return Diagnostic(
        SpecRules.tooLarge,
        "the file is larger than \(limit / 1_048_576) MB, the most a spec may have",
        at: place,
        suggestion: "split it into several files"
      )
    case .notAFile:
      return Diagnostic(
        SpecRules.unreadable,
        "cannot read the spec: \(error.reason)",
        at: place,
        suggestion: "put a regular file in its place, or rename it"
      )
    default:
      return Diagnostic(
        SpecRules.unreadable,
        "cannot read the spec: \(error.reason)",
        at: place,
        suggestion: error.remedy ?? (error.isMissing ? "check the spelling of the path" : nil)
      )
    }
  }
}
