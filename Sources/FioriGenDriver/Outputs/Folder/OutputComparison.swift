import FioriGenModel

/// How an output folder differs from a plan. Looks only, changes nothing.
struct OutputComparison {
  /// How a planned file stands in the output folder.
  enum State: Hashable, Sendable {
    /// It is there with the same contents.
    case same
    /// It is there with other contents.
    case different(permissions: UInt32)
    /// It is not there.
    case missing
    /// It cannot be compared.
    case failed(FileSystemError)
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

  /// Compares.
  ///
  /// - Parameters:
  ///   - plan: What is to stand in the output folder.
  ///   - tree: The output folder.
  ///   - jobs: The most threads to use.
  init(_ plan: OutputPlan, with tree: inout OutputTree, jobs: Int) {
    let owned = readManifest(tree.root)
    sortOut(owned, plan: plan, tree: &tree)
    let pairs = plan.files.map {
      file -> (file: PlannedFile, folder: Result<OpenFolder?, FileSystemError>) in
      do throws(FileSystemError) {
        return (file, .success(try tree.folder(of: file.path, creating: false)))
      } catch {
        return (file, .failure(error))
      }
    }
    states = ParallelMap.map(pairs, jobs: jobs) { Self.state(of: $0.file, in: $0.folder) }
    for case .failed(let error) in states { report(error, attempt: "write the file") }
  }

  /// How one planned file stands.
  private static func state(
    of file: PlannedFile,
    in folder: Result<OpenFolder?, FileSystemError>
  ) -> State {
    do throws(FileSystemError) {
      guard let folder = try folder.get(), let status = try folder.status(of: file.path.name)
      else { return .missing }
      guard status.kind == .regularFile else {
        let place = folder.path(of: file.path.name)
        throw FileSystemError(path: place, cause: .notAFile(status.kind))
      }
      let different = State.different(permissions: UInt32(status.permissions))
      let size = file.contents.utf8.count
      guard status.size == size else { return different }
      let bytes = try folder.read(file.path.name, limit: size)
      return bytes.elementsEqual(file.contents.utf8) ? .same : different
    } catch {
      if error.isMissing { return .missing }
      return .failed(error)
    }
  }

  /// Reports what stands in the way; once, however many files it concerns.
  private mutating func report(_ error: FileSystemError, attempt: String) {
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
