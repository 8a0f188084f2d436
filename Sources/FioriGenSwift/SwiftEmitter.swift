import FioriGenModel

/// Emits Swift for a catalogue: one file per spec file.
public enum SwiftEmitter {
  /// The ending of every file this emitter writes, after the spec file's stem.
  public static let fileEnding = ".fiori.swift"

  /// Emits a whole catalogue.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The files, one per spec file; none where a name clashes, with the findings.
  public static func emit(_ catalogue: Catalogue) -> EmitterResult {
    let context = SwiftContext(catalogue)
    let findings = check(context)
    if findings.hasErrors { return EmitterResult(files: [], diagnostics: findings) }
    let files = catalogue.files.map { emitFile(stem: $0.stem, in: context) }
    return EmitterResult(files: files, diagnostics: findings)
  }

  /// Finds what has no Swift: names that would clash, and defaults that nothing can express.
  /// Emitting makes no sense while there are errors.
  ///
  /// - Parameters:
  ///   - context: The prepared catalogue.
  ///   - jobs: The most threads to use; the findings do not depend on it.
  /// - Returns: The findings, in the order of a report.
  public static func check(_ context: SwiftContext, jobs: Int = 1) -> [Diagnostic] {
    let names = NameCheck.findings(in: context, jobs: jobs)
    return (names + DefaultCheck.findings(in: context)).sortedForReport()
  }

  /// Emits the file of one spec file. Calls for different files can run in parallel.
  ///
  /// - Parameters:
  ///   - stem: The spec file's name without folder and extension.
  ///   - context: The prepared catalogue.
  /// - Returns: The file; for a stem that the catalogue does not have, one without declarations.
  public static func emitFile(stem: String, in context: SwiftContext) -> GeneratedFile {
    let contents =
      context.contents(ofFile: stem)
      ?? SwiftContext.FileContents(file: SpecFile(path: stem, stem: stem, documents: []))
    return GeneratedFile(
      path: stem + fileEnding,
      contents: FileTranslator(context: context).file(for: contents).text
    )
  }
}
