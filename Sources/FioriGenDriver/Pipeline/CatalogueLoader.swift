import FioriGenModel
import FioriGenReader

/// What became of the spec files of a run.
public struct LoadedCatalogue: Sendable {
  /// The resolved catalogue; `nil` when anything is an error.
  public var catalogue: Catalogue?

  /// All findings, sorted.
  public var diagnostics: [Diagnostic]

  /// The fingerprint of the files as they were read; `nil` when one could not be.
  var inputs: Fingerprint?
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
    guard found.diagnostics.isEmpty else {
      return LoadedCatalogue(catalogue: nil, diagnostics: found.diagnostics.sortedForReport())
    }
    let parsed = ParallelMap.map(found.files, jobs: jobs) { path in
      parse(path, limits: fileLimits)
    }
    let missing = found.unreadable.map { unreadable($0, limits: fileLimits) }
    var loaded = resolve(parsed.map(\.spec) + missing)
    loaded.inputs = RunRepetition.fingerprint(of: found.files, parsed.map(\.fingerprint))
    return loaded
  }

  /// Resolves parsed files into a catalogue.
  ///
  /// - Parameter parsed: The files, in any order.
  /// - Returns: The catalogue and all findings.
  static func resolve(_ parsed: [ParsedSpec]) -> LoadedCatalogue {
    let result = SpecReader.resolve(parsed)
    return LoadedCatalogue(
      catalogue: result.diagnostics.hasErrors ? nil : result.catalogue,
      diagnostics: result.diagnostics.sortedForReport()
    )
  }

  /// Reads and parses one file; there is no fingerprint of one that cannot be read.
  private static func parse(_ path: String, limits: SpecLimits)
    -> (spec: ParsedSpec, fingerprint: Fingerprint?)
  {
    do throws(FileSystemError) {
      let bytes = try FileSystem.read(path, limit: limits.maximumFileSize)
      let spec = SpecParser.parse(SpecSource(path: path, bytes: bytes), limits: limits)
      return (spec, RunRepetition.fingerprint(of: bytes))
    } catch {
      return (unreadable(error, limits: limits), nil)
    }
  }

  /// What stands for a file that cannot be read: the reader knows that names may be missing because
  /// of it.
  private static func unreadable(_ error: FileSystemError, limits: SpecLimits) -> ParsedSpec {
    if case .tooLarge(let size, _) = error.cause {
      return .tooLarge(path: error.path, size: size, limits: limits)
    }
    return .unreadable(
      path: error.path,
      reason: error.reason,
      remedy: error.remedy,
      limits: limits
    )
  }
}
