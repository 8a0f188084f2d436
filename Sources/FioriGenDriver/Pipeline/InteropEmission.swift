import FioriGenC
import FioriGenInterop
import FioriGenModel
import FioriStyle

/// Emits the implementation of the C headers, with what the catalogue says about style sheets.
enum InteropEmission {
  /// Makes the files of a catalogue. Like the headers they are complete by themselves: types of
  /// imported catalogues that its models use are implemented again.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The files, and findings; no files when a finding is an error.
  static func emit(_ catalogue: Catalogue) -> EmitterResult {
    let findings = CEmitter.check(catalogue.includingUsedImports())
    if findings.hasErrors { return EmitterResult(files: [], diagnostics: findings) }
    let options = InteropOptions(
      version: ToolVersion.current,
      knowledge: KnowledgeText.text(of: StyleKnowledge(catalogue))
    )
    return EmitterResult(
      files: InteropEmitter.emit(catalogue, options: options),
      diagnostics: []
    )
  }
}
