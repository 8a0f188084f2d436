import FioriGenModel

/// Turns spec files into a validated, resolved and sorted ``Catalogue``.
///
/// The work has two halves. ``SpecParser/parse(_:limits:)`` looks at one file alone, so files can be
/// parsed in parallel; ``resolve(_:imports:jobs:)`` puts all of them together. The order of the files never
/// changes the result.
public enum SpecReader {
  /// Reads a set of spec files.
  ///
  /// - Parameters:
  ///   - sources: The files, in any order.
  ///   - limits: What a file may demand of the reader.
  /// - Returns: The catalogue, unless there are errors, and every finding.
  public static func read(_ sources: [SpecSource], limits: SpecLimits = .standard)
    -> SpecReadResult
  {
    resolve(sources.map { SpecParser.parse($0, limits: limits) })
  }

  /// Puts parsed files together: checks everything that concerns more than one of them.
  ///
  /// - Parameters:
  ///   - files: The parsed files, in any order.
  ///   - imports: The files of every catalogue that these files import, directly or through others;
  ///     an import whose files are not here is an error.
  ///   - jobs: The most threads to use; it does not change the result.
  /// - Returns: The catalogue, unless there are errors, and every finding, those of the parsed
  ///   files included. Of imported files only errors are reported.
  public static func resolve(
    _ files: [ParsedSpec],
    imports: [ImportedSpecs] = [],
    jobs: Int = 1
  ) -> SpecReadResult {
    let files = files.sorted { $0.path < $1.path }
    let imports = imports.sorted { $0.module < $1.module }
    var context = ResolutionContext(files: files, imports: imports, jobs: jobs)
    let catalogue = context.resolveCatalogue()
    let own = Set(files.map(\.path))
    let imported = imports.flatMap { $0.files.flatMap(\.diagnostics) }
    let diagnostics = (files.flatMap(\.diagnostics) + imported + context.findings.diagnostics)
      .filter { $0.severity == .error || imports.isEmpty || own.contains($0.range.file) }
      .withoutRepetitions().sortedForReport()
    return SpecReadResult(
      catalogue: diagnostics.hasErrors ? nil : catalogue,
      diagnostics: diagnostics
    )
  }
}

extension [Diagnostic] {
  /// The findings, each once: an aliased node is checked wherever it is used, but is one fault.
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
