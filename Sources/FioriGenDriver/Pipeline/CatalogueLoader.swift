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
  ///   - inputs: The specs, and where those of imported catalogues are.
  ///   - jobs: The most threads to use.
  ///   - limits: How much input is accepted, of the set and of each imported catalogue.
  ///   - fileLimits: How large and how deep one spec may be.
  /// - Returns: The catalogue and all findings.
  public static func load(
    _ inputs: SpecInputs,
    jobs: Int,
    limits: InputLimits = .standard,
    fileLimits: SpecLimits = .standard
  ) -> LoadedCatalogue {
    let found = SpecDiscovery.find(
      inputs.paths,
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
    let specs = parsed.map(\.spec) + missing
    var loaded = resolve(specs, jobs: jobs) { one in
      let paths =
        inputs.imports[one.module]
        ?? one.folder.map { [path(of: $0, seenFrom: one.folderRange.file)] }
      return paths.map { files(at: $0, jobs: jobs, limits: limits, fileLimits: fileLimits) }
    }
    // A run whose result also depends on other catalogues is never recognised as done already.
    if specs.allSatisfy(\.imports.isEmpty) {
      loaded.inputs = RunRepetition.fingerprint(of: found.files, parsed.map(\.fingerprint))
    }
    return loaded
  }

  /// Resolves parsed files into a catalogue.
  ///
  /// - Parameters:
  ///   - parsed: The files, in any order.
  ///   - jobs: The most threads to use.
  ///   - read: Reads the files of a catalogue that they import.
  /// - Returns: The catalogue and all findings.
  static func resolve(
    _ parsed: [ParsedSpec],
    jobs: Int,
    importing read: @escaping ImportLoader.Reading
  ) -> LoadedCatalogue {
    var loader = ImportLoader(read)
    loader.load(importsOf: parsed)
    guard loader.diagnostics.isEmpty else {
      // Every name from a catalogue that is not there would be one more finding.
      let diagnostics = parsed.flatMap(\.diagnostics) + loader.diagnostics
      return LoadedCatalogue(catalogue: nil, diagnostics: diagnostics.sortedForReport())
    }
    let result = SpecReader.resolve(parsed, imports: loader.loaded, jobs: jobs)
    var diagnostics = result.diagnostics
    if let catalogue = result.catalogue { diagnostics += ExampleValueCheck.findings(in: catalogue) }
    return LoadedCatalogue(
      catalogue: diagnostics.hasErrors ? nil : result.catalogue,
      diagnostics: diagnostics.sortedForReport()
    )
  }

  /// The path of a folder that a spec names.
  ///
  /// - Parameters:
  ///   - folder: The folder as the spec names it.
  ///   - file: The spec.
  /// - Returns: The path as seen from the current folder.
  static func path(of folder: String, seenFrom file: String) -> String {
    if folder.hasPrefix("/") { return folder }
    let own = FileSystem.folder(of: file)
    return own == "." ? folder : FileSystem.join(own, folder)
  }

  /// Finds and parses the files of an imported catalogue.
  ///
  /// - Parameters:
  ///   - paths: Paths of spec files and of folders with spec files.
  ///   - jobs: The most threads to use.
  ///   - limits: How much input is accepted.
  ///   - fileLimits: How large and how deep one spec may be.
  /// - Returns: The files, or why there are none.
  static func files(
    at paths: [String],
    jobs: Int,
    limits: InputLimits = .standard,
    fileLimits: SpecLimits = .standard
  ) -> Result<[ParsedSpec], ImportLoader.Unreadable> {
    let found = SpecDiscovery.find(
      paths,
      limits: limits,
      maximumFileSize: fileLimits.maximumFileSize
    )
    if let finding = found.diagnostics.first {
      return .failure(.init(reason: "\(finding.message) (\(finding.range.file))"))
    }
    if let error = found.unreadable.first {
      return .failure(.init(reason: "\(error.reason) (\(error.path))"))
    }
    return .success(ParallelMap.map(found.files, jobs: jobs) { parse($0, limits: fileLimits).spec })
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
