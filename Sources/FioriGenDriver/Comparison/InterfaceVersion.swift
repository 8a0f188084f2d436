import FioriGenC
import FioriGenModel

/// A version of the binary interface: a file, or what a revision of git has.
enum InterfaceVersion {
  /// Reads a version.
  ///
  /// - Parameters:
  ///   - version: A path, or a revision where no such path exists.
  ///   - path: The file in a revision, as seen from the current folder.
  /// - Returns: The interface.
  /// - Throws: When there is no such version, or it describes no interface.
  static func load(_ version: String, path: String) throws(InterfaceFile.Unreadable)
    -> AbiDescription
  {
    // A folder may well have the name of a branch.
    let isFolder = (try? FileSystem.status(of: version))??.kind == .folder
    if !isFolder, let interface = try InterfaceFile.read(version) { return interface }
    guard let git = ProgramSearch.path(of: "git") else {
      throw unreadable(version, "there is no such file, and git is not installed")
    }
    let repository = GitRepository(git: git)
    guard let commit = repository.commit(of: version) else {
      throw unreadable(
        version,
        "this is neither a file nor a revision that git knows",
        suggestion: "name an \(CEmitter.interfaceFile), a tag, a branch or a commit"
      )
    }
    guard let file = repository.files(below: path, in: commit)?.first,
      let bytes = repository.contents(of: file.object)
    else {
      throw unreadable(
        version,
        "this revision has no \(path)",
        suggestion: "compare with a revision that has it, or name the folder with --output"
      )
    }
    return try InterfaceFile.parse(bytes, path: "\(version):\(path)")
  }

  /// The finding for a version that cannot be read.
  private static func unreadable(_ version: String, _ message: String, suggestion: String? = nil)
    -> InterfaceFile.Unreadable
  {
    InterfaceFile.Unreadable(
      diagnostic: Diagnostic(
        CRules.abiDescription,
        message,
        at: .beginning(of: version),
        suggestion: suggestion
      )
    )
  }
}
