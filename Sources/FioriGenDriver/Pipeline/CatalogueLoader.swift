import FioriGenModel
import FioriGenReader

/// What became of the spec files of a run.
public struct LoadedCatalogue: Sendable {
  /// The resolved catalogue; `nil` when anything is an error.
  public var catalogue: Catalogue?

  /// All findings, sorted.
  public var diagnostics: [Diagnostic]
}

/// Reads the spec files that a user names into one catalogue.
public enum CatalogueLoader {
  /// Finds, reads, parses and resolves spec files.
  ///
  /// - Parameters:
  ///   - inputs: Paths of spec files and of folders with spec files.
  ///   - jobs: The most threads to use.
  ///   - limits: How much input is accepted.
  ///   - fileLimits: How large and how deep one spec may be.
  /// - Returns: The catalogue and all findings.
  public static func load(
    _ inputs: [String],
    jobs: Int,
    limits: InputLimits = .standard,
    fileLimits: SpecLimits = .standard
  ) -> LoadedCatalogue {
    let found = SpecDiscovery.find(
      inputs,
      limits: limits,
      maximumFileSize: fileLimits.maximumFileSize
    )
    let outcomes = ParallelMap.map(found.files, jobs: jobs) { path in
      parse(path, limits: fileLimits)
    }
    let parsed = outcomes.compactMap { try? $0.get() }
    var diagnostics = found.diagnostics
    for case .failure(let error) in outcomes { diagnostics.append(error.diagnostic) }
    guard !diagnostics.hasErrors else {
      // Names of the files that are missing would be reported as unknown: only what each file says
      // on its own is reliable.
      diagnostics += parsed.flatMap(\.diagnostics)
      return LoadedCatalogue(catalogue: nil, diagnostics: diagnostics.sortedForReport())
    }
    let result = SpecReader.resolve(parsed)
    diagnostics += result.diagnostics
    return LoadedCatalogue(
      catalogue: diagnostics.hasErrors ? nil : result.catalogue,
      diagnostics: diagnostics.sortedForReport()
    )
  }

  /// A finding in place of a parsed file.
  private struct UnreadableSpec: Error {
    /// The finding.
    var diagnostic: Diagnostic
  }

  /// Reads and parses one file.
  private static func parse(
    _ path: String,
    limits: SpecLimits
  ) -> Result<ParsedSpec, UnreadableSpec> {
    do throws(FileSystemError) {
      let bytes = try FileSystem.read(path, limit: limits.maximumFileSize)
      return .success(SpecParser.parse(SpecSource(path: path, bytes: bytes), limits: limits))
    } catch {
      return .failure(UnreadableSpec(diagnostic: SpecInputError.diagnostic(for: error)))
    }
  }
}
