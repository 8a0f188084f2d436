import FioriGenModel
import FioriGenSwift

/// Emits Swift on several threads.
enum SwiftEmission {
  /// Makes the Swift files of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use.
  /// - Returns: One file per spec file, and findings; no files when a finding is an error.
  static func emit(_ catalogue: Catalogue, jobs: Int) -> EmitterResult {
    let context = SwiftContext(catalogue)
    let findings = SwiftEmitter.check(context)
    guard !findings.hasErrors else { return EmitterResult(files: [], diagnostics: findings) }
    let stems = catalogue.files.map(\.stem)
    let files = ParallelMap.map(stems, jobs: jobs) { stem in
      SwiftEmitter.emitFile(stem: stem, in: context)
    }
    return EmitterResult(files: files, diagnostics: findings)
  }

  /// Finds names that would clash in Swift.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The findings.
  static func check(_ catalogue: Catalogue) -> [Diagnostic] {
    SwiftEmitter.check(SwiftContext(catalogue))
  }
}
