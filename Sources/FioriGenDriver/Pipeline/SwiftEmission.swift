import FioriGenModel
import FioriGenSwift

/// Emits Swift, each file when it is needed.
enum SwiftEmission {
  /// Prepares the Swift files of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use for checking it.
  /// - Returns: One file per spec file, and findings; no files when a finding is an error.
  static func emit(_ catalogue: Catalogue, jobs: Int) -> Emission {
    let context = SwiftContext(catalogue)
    let findings = SwiftEmitter.check(context, jobs: jobs)
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
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use.
  /// - Returns: The findings.
  static func check(_ catalogue: Catalogue, jobs: Int) -> [Diagnostic] {
    SwiftEmitter.check(SwiftContext(catalogue), jobs: jobs)
  }
}
