import FioriGenModel

/// Files for people to edit, which are written once and never replaced.
struct Scaffold {
  /// A file or link that is to be made.
  struct Item: Hashable, Sendable {
    /// What stands there.
    enum Contents: Hashable, Sendable {
      /// A file with this text.
      case text(String)
      /// A symbolic link with this target.
      case link(String)
    }

    /// The path in the folder, with `/` between its parts.
    var path: String
    /// What stands there.
    var contents: Contents
  }

  /// What is to be made.
  let items: [Item]

  /// Writes everything, or nothing when a file is there already.
  ///
  /// - Parameter folder: The folder, made when it is missing.
  /// - Returns: The paths of what was made, and findings.
  func write(into folder: String) -> (paths: [String], diagnostics: [Diagnostic]) {
    var paths: [String] = []
    do throws(FileSystemError) {
      let taken = try takenPaths(in: folder)
      if let first = taken.first { return ([], [Self.exists(first, others: taken.count - 1)]) }
      for item in items {
        let path = FileSystem.join(folder, item.path)
        try Self.write(item.contents, to: path)
        paths.append(path)
      }
      return (paths, [])
    } catch {
      return (paths, [Self.failure(error)])
    }
  }

  /// The paths that something has already.
  private func takenPaths(in folder: String) throws(FileSystemError) -> [String] {
    var taken: [String] = []
    for item in items {
      let path = FileSystem.join(folder, item.path)
      if try FileSystem.status(of: path, followingLinks: false) != nil { taken.append(path) }
    }
    return taken
  }

  /// Writes one item with the folders above it.
  private static func write(_ contents: Item.Contents, to path: String) throws(FileSystemError) {
    let above = FileSystem.folder(of: path)
    try FileSystem.makeFolders(above)
    let folder = try OpenFolder(opening: above)
    let name = String(path.split(separator: "/").last ?? "")
    switch contents {
    case .text(let text):
      try folder.writeNew(name, text: text, permissions: nil, synchronising: false)
    case .link(let target): try folder.linkNew(name, to: target)
    }
  }

  /// The finding about something that is there already, and perhaps more of the kind.
  private static func exists(_ path: String, others: Int) -> Diagnostic {
    let more = others == 0 ? "" : ", and so are \(DiagnosticSummary.counted(others, "other file"))"
    return Diagnostic(
      ScaffoldRules.exists,
      "this is there already\(more); nothing was written",
      at: .beginning(of: path),
      suggestion: "choose another name, or remove it first"
    )
  }

  /// The finding about a refusal of the system.
  private static func failure(_ error: FileSystemError) -> Diagnostic {
    Diagnostic(
      ScaffoldRules.writeFailed,
      "cannot write: \(error.reason)",
      at: .beginning(of: error.path),
      suggestion: error.remedy
    )
  }
}
