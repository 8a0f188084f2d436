import FioriGenModel
import FioriGenSwift

/// Emits Swift on several threads.
enum SwiftEmission {
  /// Makes the Swift files of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use.
  /// - Returns: One file per spec file, and findings.
  static func emit(_ catalogue: Catalogue, jobs: Int) -> EmitterResult {
    SwiftEmitter.emit(catalogue)
  }
}
