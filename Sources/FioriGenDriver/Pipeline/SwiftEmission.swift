import FioriGenModel
import FioriGenSwift

/// Emits Swift, each file when it is needed.
enum SwiftEmission {
  /// Prepares the Swift files of a catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: One file per spec file, and findings; no files when a finding is an error.
  static func emit(_ catalogue: Catalogue) -> Emission {
    let context = SwiftContext(catalogue)
    let findings = SwiftEmitter.check(context)
    guard !findings.hasErrors else { return Emission(files: [], diagnostics: findings) }
    let files = catalogue.files.map { file in
      let stem = file.stem
      return DeferredFile(path: stem + SwiftEmitter.fileEnding) {
        SwiftEmitter.emitFile(stem: stem, in: context).contents
      }
    }
    return Emission(files: files, diagnostics: findings)
  }

  /// Finds names that would clash in Swift.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The findings.
  static func check(_ catalogue: Catalogue) -> [Diagnostic] {
    SwiftEmitter.check(SwiftContext(catalogue))
  }
}
