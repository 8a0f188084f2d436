import FioriGenModel

/// How an output folder stands to a plan, before any contents are made. Looks only, changes nothing.
struct OutputComparison {
  /// How a planned file stands in the output folder.
  enum State: Sendable {
    /// There is a file.
    case present(OpenFolder, FileStatus)
    /// There is none.
    case missing
    /// Something stands in the way.
    case failed(FileSystemError)

    /// Whether the file has certain contents already.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - path: The file's path.
    /// - Returns: Whether nothing has to be written.
    /// - Throws: When the file cannot be read.
    func holds(_ contents: String, at path: OutputPath) throws(FileSystemError) -> Bool {
      guard case .present(let folder, let status) = self, status.size == contents.utf8.count
      else { return false }
      do throws(FileSystemError) {
        return try folder.read(path.name, limit: status.size).elementsEqual(contents.utf8)
      } catch {
        // It went away, or grew, since it was looked at.
        if error.isMissing { return false }
        throw error
      }
    }
  }

  /// How each planned file stands, in the order of the plan.
  private(set) var states: [State] = []

  /// Owned files that the plan no longer has, sorted by path. Some may be gone already.
  private(set) var stale: [OutputPath] = []

  /// The owned files of kinds that the plan does not decide about.
  private(set) var foreign: [OutputPath] = []

  /// The list of owned files as it stands on disk; `nil` when it is missing or damaged.
  private(set) var manifestText: String?

  /// Whether there is a list of owned files, if only a damaged one.
  private(set) var hasManifest = false

  /// What stands in the way, and whether the list was damaged.
  private(set) var diagnostics: [Diagnostic] = []

  /// What was reported already.
  private var reported: Set<FileSystemError> = []

  /// Looks.
  ///
  /// - Parameters:
  ///   - plan: What is to stand in the output folder.
  ///   - tree: The output folder.
  init(_ plan: OutputPlan, with tree: inout OutputTree) {
    let owned = readManifest(tree.root)
    sortOut(owned, plan: plan, tree: &tree)
    states.reserveCapacity(plan.files.count)
    for file in plan.files {
      let state = Self.state(of: file.path, in: &tree)
      if case .failed(let error) = state { report(error, attempt: "write the file") }
      states.append(state)
    }
  }

  /// How one planned file stands.
  private static func state(of path: OutputPath, in tree: inout OutputTree) -> State {
    do throws(FileSystemError) {
      guard let folder = try tree.folder(of: path, creating: false),
        let status = try folder.status(of: path.name)
      else { return .missing }
      guard status.kind == .regularFile else {
        let place = folder.path(of: path.name)
        throw FileSystemError(path: place, cause: .notAFile(status.kind))
      }
      return .present(folder, status)
    } catch {
      if error.isMissing { return .missing }
      return .failed(error)
    }
  }

  /// Reports what stands in the way; once, however many files it concerns.
  ///
  /// - Parameters:
  ///   - error: What failed.
  ///   - attempt: What was tried, such as `write the file`.
  mutating func report(_ error: FileSystemError, attempt: String) {
    guard reported.insert(error).inserted else { return }
    diagnostics.append(OutputError.diagnostic(for: error, attempt: attempt))
  }

  /// Reads the list of owned files.
  private mutating func readManifest(_ root: OpenFolder) -> [OutputPath] {
    do throws(FileSystemError) {
      guard let status = try root.status(of: OutputManifest.fileName) else { return [] }
      hasManifest = true
      let place = root.path(of: OutputManifest.fileName)
      guard status.kind == .regularFile else {
        throw FileSystemError(path: place, cause: .notAFile(status.kind))
      }
      let bytes = try root.read(OutputManifest.fileName, limit: OutputManifest.maximumSize)
      do throws(JSONParser.Failure) {
        let files = try OutputManifest(parsing: bytes).files
        manifestText = String(decoding: bytes, as: UTF8.self)
        return files
      } catch {
        let position = SourcePosition(line: error.line, column: error.column)
        diagnostics.append(
          Diagnostic(
            OutputRules.badManifest,
            "the list of generated files is damaged: \(error.message)",
            at: SourceRange(file: place, start: position),
            suggestion: "remove files of specs that no longer exist by hand"
          )
        )
        return []
      }
    } catch {
      report(error, attempt: "read the list of generated files")
      return []
    }
  }

  /// Divides the owned files into those that are stale and those of other kinds.
  private mutating func sortOut(_ owned: [OutputPath], plan: OutputPlan, tree: inout OutputTree) {
    let planned = Set(plan.files.map(\.path))
    for path in owned where !planned.contains(path) {
      guard plan.covers(path) else {
        foreign.append(path)
        continue
      }
      stale.append(path)
      do throws(FileSystemError) {
        guard let folder = try tree.folder(of: path, creating: false),
          let status = try folder.status(of: path.name), status.kind != .regularFile
        else { continue }
        let place = folder.path(of: path.name)
        throw FileSystemError(path: place, cause: .notAFile(status.kind))
      } catch {
        report(error, attempt: "remove the old file")
      }
    }
  }
}
