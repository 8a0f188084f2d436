import FioriGenModel
import FioriGenReader

/// Finds the spec files that folders and paths name.
///
/// A folder stands for all `.yaml` and `.yml` files in it and in its folders. Hidden ones are
/// skipped. Symbolic links are followed; every folder and every file counts once, so that a link
/// to a folder above is no loop.
struct SpecDiscovery {
  /// The endings of spec files.
  static let fileEndings = [".yaml", ".yml"]

  /// Whether a folder's search would find a file: by its ending, and nothing on its path is hidden.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: Whether it is a spec.
  static func isSpec(_ path: String) -> Bool {
    hasSpecEnding(path)
      && path.split(separator: "/").allSatisfy { name in
        !name.hasPrefix(".") || name == "." || name == ".."
      }
  }

  /// Whether a name ends like that of a spec.
  private static func hasSpecEnding(_ name: String) -> Bool {
    fileEndings.contains { name.hasSuffix($0) }
  }

  /// How much is accepted.
  let limits: InputLimits

  /// The most bytes one spec may have; larger files are refused later, on their own.
  let maximumFileSize: Int

  /// The files found so far.
  private var files: [String] = []

  /// What should be a spec or a folder, and cannot be read.
  private var unreadable: [FileSystemError] = []

  /// What else was wrong on the way.
  private var diagnostics: [Diagnostic] = []

  /// The folders that were looked through.
  private var visitedFolders: Set<FileIdentity> = []

  /// The files that were found, whatever path led to them.
  private var visitedFiles: Set<FileIdentity> = []

  /// The bytes of the files found so far.
  private var totalBytes = 0

  /// Whether a limit was reached, after which nothing more is looked at.
  private var isFull = false

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - limits: How much is accepted.
  ///   - maximumFileSize: The most bytes one spec may have.
  private init(limits: InputLimits, maximumFileSize: Int) {
    self.limits = limits
    self.maximumFileSize = maximumFileSize
  }

  /// Finds spec files.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - limits: How much is accepted.
  ///   - maximumFileSize: The most bytes one spec may have.
  /// - Returns: The files' paths, sorted by their bytes, what could not be read, and what else
  ///   was wrong.
  static func find(_ inputs: [String], limits: InputLimits, maximumFileSize: Int) -> (
    files: [String], unreadable: [FileSystemError], diagnostics: [Diagnostic]
  ) {
    var search = SpecDiscovery(limits: limits, maximumFileSize: maximumFileSize)
    // Sorted, so that the order on the command line decides nothing.
    for input in inputs.sorted(by: FileSystem.bytesPrecede) { search.add(input) }
    let files = search.files.sorted(by: FileSystem.bytesPrecede)
    return (files, search.unreadable, search.diagnostics)
  }

  /// Adds what the user named: a file, whatever its ending, or a folder.
  private mutating func add(_ input: String) {
    do throws(FileSystemError) {
      guard let status = try FileSystem.status(of: input) else {
        throw FileSystemError(path: input, cause: .missing)
      }
      guard status.kind == .folder else { return addFile(input, status: status) }
      let before = files.count + unreadable.count + diagnostics.count
      let isNew = !visitedFolders.contains(status.identity)
      lookThrough(Self.withoutSlash(input), status: status)
      let after = files.count + unreadable.count + diagnostics.count
      if isNew && after == before { reportNoSpecs(in: input) }
    } catch {
      unreadable.append(error)
    }
  }

  /// Adds all spec files of a folder and of its folders.
  private mutating func lookThrough(_ start: String, status: FileStatus) {
    var waiting = [(path: start, identity: status.identity)]
    while let folder = waiting.popLast() {
      guard !isFull, visitedFolders.insert(folder.identity).inserted else { continue }
      guard visitedFolders.count <= limits.folders else { return reportFull(at: folder.path) }
      do throws(FileSystemError) {
        let found = try entries(of: folder.path)
        for file in found.files { addFile(file.path, status: file.status) }
        // The last one waiting is the next one looked at.
        waiting += found.folders.reversed().map { ($0.path, $0.status.identity) }
      } catch {
        unreadable.append(error)
      }
    }
  }

  /// Something that stands in a folder.
  private typealias Entry = (path: String, status: FileStatus)

  /// The spec files and the folders of a folder, sorted by name.
  private mutating func entries(of path: String) throws(FileSystemError) -> (
    files: [Entry], folders: [Entry]
  ) {
    let folder = try OpenFolder(opening: path)
    var files: [Entry] = []
    var folders: [Entry] = []
    let listing = try folder.list()
    for (name, kind) in listing.unreadable where !name.hasPrefix(".") {
      guard Self.hasSpecEnding(name) || kind == .folder else { continue }
      unreadable.append(FileSystemError(path: folder.path(of: name), cause: .unreadableName))
    }
    for name in listing.names where !name.hasPrefix(".") {
      let isSpec = Self.hasSpecEnding(name)
      let place = folder.path(of: name)
      guard let status = try folder.status(of: name, followingLinks: true) else {
        // A link that leads nowhere; only a fault where a spec should be.
        if isSpec {
          let error = FileSystemError(path: place, cause: .missing)
          unreadable.append(error)
        }
        continue
      }
      if isSpec {
        files.append((place, status))
      } else if status.kind == .folder {
        folders.append((place, status))
      }
    }
    return (files, folders)
  }

  /// Adds one file, unless it was found before.
  private mutating func addFile(_ path: String, status: FileStatus) {
    guard !isFull else { return }
    guard status.kind == .regularFile else {
      let error = FileSystemError(path: path, cause: .notAFile(status.kind))
      return unreadable.append(error)
    }
    guard visitedFiles.insert(status.identity).inserted else { return }
    guard files.count < limits.files else { return reportFull(at: path) }
    if status.size <= maximumFileSize { totalBytes += status.size }
    guard totalBytes <= limits.totalBytes else { return reportTooMuchData(at: path) }
    files.append(path)
  }

  /// Reports a folder without specs.
  private mutating func reportNoSpecs(in folder: String) {
    diagnostics.append(
      Diagnostic(
        InputRules.noSpecs,
        "there are no spec files (.yaml, .yml) in this folder",
        at: .beginning(of: folder),
        suggestion: "name the folder that holds the specs"
      )
    )
  }

  /// Reports that a limit was reached, and stops looking.
  private mutating func reportFull(at path: String) {
    isFull = true
    diagnostics.append(
      Diagnostic(
        InputRules.tooManyFiles,
        "there are more than \(limits.files) spec files or \(limits.folders) folders",
        at: .beginning(of: path),
        suggestion: "name the folder that holds the specs"
      )
    )
  }

  /// Reports that there are more bytes than one run accepts, and stops looking.
  private mutating func reportTooMuchData(at path: String) {
    isFull = true
    diagnostics.append(
      Diagnostic(
        InputRules.tooMuchData,
        "all spec files together are larger than \(limits.totalBytes / 1_048_576) MB",
        at: .beginning(of: path),
        suggestion: "split the set into several catalogues"
      )
    )
  }

  /// A folder's path without slashes at its end.
  private static func withoutSlash(_ path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1 && rest.hasSuffix("/") { rest = rest.dropLast() }
    return String(rest)
  }
}
