/// What an emitter is going to make of a catalogue, everything that can be wrong already found.
public struct Emission: Sendable {
  /// The files; empty when a finding is an error.
  public var files: [DeferredFile]

  /// Findings, such as two names that become one in the emitted language.
  public var diagnostics: [Diagnostic]

  /// Describes an emission.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - diagnostics: The findings.
  public init(files: [DeferredFile], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Takes over files that are made already.
  ///
  /// - Parameter result: The files and findings.
  public init(_ result: EmitterResult) {
    self.init(files: result.files.map(DeferredFile.init), diagnostics: result.diagnostics)
  }

  /// Makes all files.
  public var result: EmitterResult {
    EmitterResult(
      files: files.map { GeneratedFile(path: $0.path, contents: $0.contents()) },
      diagnostics: diagnostics
    )
  }
}
