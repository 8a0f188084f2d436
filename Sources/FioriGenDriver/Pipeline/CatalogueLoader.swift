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
    guard found.diagnostics.isEmpty else {
      return LoadedCatalogue(catalogue: nil, diagnostics: found.diagnostics.sortedForReport())
    }
    var parsed = ParallelMap.map(found.files, jobs: jobs) { path in
      parse(path, limits: fileLimits)
    }
    parsed += found.unreadable.map { unreadable($0, limits: fileLimits) }
    return resolve(parsed)
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

  /// Reads and parses one file.
  private static func parse(_ path: String, limits: SpecLimits) -> ParsedSpec {
    do throws(FileSystemError) {
      let bytes = try FileSystem.read(path, limit: limits.maximumFileSize)
      return SpecParser.parse(SpecSource(path: path, bytes: bytes), limits: limits)
    } catch {
      return unreadable(error, limits: limits)
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
