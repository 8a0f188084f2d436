/// A file that an emitter made; the driver decides whether and where it is written.
public struct GeneratedFile: Hashable, Sendable {
  /// The path inside the emitter's output folder, with `/` between its parts.
  public var path: String

  /// The whole text, ending with a line break.
  public var contents: String

  /// Creates a generated file.
  ///
  /// - Parameters:
  ///   - path: The path inside the emitter's output folder.
  ///   - contents: The whole text.
  public init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}

/// What an emitter makes of a catalogue.
public struct EmitterResult: Hashable, Sendable {
  /// The files, sorted by path; empty when a finding is an error.
  public var files: [GeneratedFile]

  /// Findings, such as two names that become one in the emitted language.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - diagnostics: The findings.
  public init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
    self.files = files.sorted { $0.path < $1.path }
    self.diagnostics = diagnostics
  }
}
