import FioriGenModel

/// Opens and locks output folders.
enum OutputFolderOpening {
  /// How often opening is tried when others keep replacing the folder.
  private static let attempts = 10

  /// Makes an output folder if need be, opens it and keeps other runs out of it.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - waiting: Called when another run has to end first.
  /// - Returns: The folder, locked until it is closed.
  /// - Throws: When something else stands there, or the system refuses.
  static func forWriting(_ path: String, waiting: () -> Void) throws(FileSystemError) -> OpenFolder
  {
    var folder = try make(path)
    for _ in 0..<attempts {
      FolderLock.lock(folder, mode: .exclusive, waiting: waiting)
      // Whoever held the lock may have removed the folder: then the lock is on nothing.
      let current = try FileSystem.status(of: path)?.identity
      if try folder.descriptor.status(path: path).identity == current { break }
      folder = try make(path)
    }
    return folder
  }

  /// Opens an output folder for looking, and keeps others from changing it meanwhile.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - waiting: Called when another run has to end first.
  /// - Returns: The folder; `nil` when there is none.
  /// - Throws: When something else stands there, or the system refuses.
  static func forReading(_ path: String, waiting: () -> Void) throws(FileSystemError)
    -> OpenFolder?
  {
    if try FileSystem.status(of: path) == nil {
      // A link that leads nowhere is a fault, not a missing folder.
      if try FileSystem.status(of: path, followingLinks: false) == nil { return nil }
      throw FileSystemError(path: path, cause: .brokenLink)
    }
    let folder = try OpenFolder(opening: path)
    FolderLock.lock(folder, mode: .shared, waiting: waiting)
    return folder
  }

  /// Makes a folder if need be, and opens it.
  private static func make(_ path: String) throws(FileSystemError) -> OpenFolder {
    try FileSystem.makeFolders(path)
    return try OpenFolder(opening: path)
  }
}
