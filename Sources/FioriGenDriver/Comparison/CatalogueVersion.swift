import FioriGenModel
import FioriGenReader

/// A version of a catalogue to compare: what stands in a folder, or in a revision of git.
public enum CatalogueVersion {
  /// Reads a version.
  ///
  /// - Parameters:
  ///   - version: A path, or a revision where no such path exists.
  ///   - specs: The folder with the specs in a revision, as seen from the current folder.
  ///   - imports: Where the specs of imported modules are, by module; without an entry, what the
  ///     settings of the version say, in the same revision.
  ///   - jobs: The most threads to use.
  /// - Returns: The catalogue and all findings.
  public static func load(
    _ version: String,
    specs: String,
    imports: [String: [String]] = [:],
    jobs: Int
  ) -> LoadedCatalogue {
    if (try? FileSystem.status(of: version)) != .some(nil) {
      return CatalogueLoader.load(SpecInputs([version], imports: imports), jobs: jobs)
    }
    guard let git = ProgramSearch.path(of: "git") else {
      return failure(ComparisonRules.noGit, "git is not installed", at: version)
    }
    let repository = GitRepository(git: git)
    guard let commit = repository.commit(of: version) else {
      return failure(
        ComparisonRules.unknownRevision,
        "this is neither a file or folder nor a revision that git knows",
        at: version,
        suggestion: "name a folder with specs, a tag, a branch or a commit"
      )
    }
    guard let files = repository.files(below: specs, in: commit) else {
      return failure(ComparisonRules.noGit, "git does not list the specs in \(specs)", at: version)
    }
    let found = files.filter { file in SpecDiscovery.isSpec(file.path) }
    guard !found.isEmpty else {
      return failure(
        InputRules.noSpecs,
        "there are no spec files (.yaml, .yml) in \(specs) of this revision",
        at: version,
        suggestion: "name the folder with --specs"
      )
    }
    let parsed = parse(found, of: version, repository, jobs: jobs)
    return CatalogueLoader.resolve(parsed, jobs: jobs) { one in
      if let paths = imports[one.module] {
        return CatalogueLoader.files(at: paths, jobs: jobs)
      }
      guard let folder = one.folder else { return nil }
      let file = String(one.folderRange.file.dropFirst(version.count + 1))
      let path = CatalogueLoader.path(of: folder, seenFrom: file)
      let files = repository.files(below: path, in: commit) ?? []
      let specs = files.filter { SpecDiscovery.isSpec($0.path) }
      guard !specs.isEmpty else {
        return .failure(.init(reason: "the revision has no spec files in \(path)"))
      }
      return .success(parse(specs, of: version, repository, jobs: jobs))
    }
  }

  /// Parses spec files of a revision.
  private static func parse(
    _ files: [GitRepository.File],
    of version: String,
    _ repository: GitRepository,
    jobs: Int
  ) -> [ParsedSpec] {
    let limits = SpecLimits.standard
    return ParallelMap.map(files, jobs: jobs) { file in
      let path = "\(version):\(file.path)"
      guard let bytes = repository.contents(of: file.object) else {
        return ParsedSpec.unreadable(path: path, reason: "git does not give it", limits: limits)
      }
      guard bytes.count <= limits.maximumFileSize else {
        return ParsedSpec.tooLarge(path: path, size: bytes.count, limits: limits)
      }
      return SpecParser.parse(SpecSource(path: path, bytes: bytes), limits: limits)
    }
  }

  /// The result without a catalogue.
  private static func failure(
    _ rule: Rule,
    _ message: String,
    at version: String,
    suggestion: String? = nil
  ) -> LoadedCatalogue {
    let finding = Diagnostic(
      rule,
      message,
      at: .beginning(of: version),
      suggestion: suggestion
    )
    return LoadedCatalogue(catalogue: nil, diagnostics: [finding])
  }
}
