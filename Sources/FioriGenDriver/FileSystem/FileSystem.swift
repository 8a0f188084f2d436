#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the driver asks of the file system by path. Changes are made through ``OpenFolder``.
enum FileSystem {
  /// The status of what a path leads to.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followingLinks: Whether to look at what a symbolic link at its end leads to.
  /// - Returns: The status; `nil` when the path leads nowhere.
  /// - Throws: When the system cannot tell.
  static func status(of path: String, followingLinks: Bool = true) throws(FileSystemError)
    -> FileStatus?
  {
    var raw = stat()
    let result = followingLinks ? stat(path, &raw) : lstat(path, &raw)
    if result == 0 { return FileStatus(raw) }
    if errno == ENOENT { return nil }
    throw .last(at: path)
  }

  /// Reads a file whose size is bounded. Never waits: pipes and devices are refused.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: How many bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: When it is no file, too large, or cannot be read.
  static func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let status = try status(of: path) else {
      throw FileSystemError(path: path, cause: .missing)
    }
    // Asked before opening as well, because opening alone does something to devices.
    guard status.kind == .regularFile else {
      throw FileSystemError(path: path, cause: .notAFile(status.kind))
    }
    let number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw .last(at: path) }
    return try readFile(FileDescriptor(owning: number), path: path, limit: limit)
  }

  /// How often a file is read again that was changed meanwhile.
  private static let attempts = 8

  /// Reads an open file whose size is bounded. Contents of which only a part was changed while they
  /// were read are never given.
  ///
  /// - Parameters:
  ///   - file: The open file, at its beginning.
  ///   - path: The path for messages.
  ///   - limit: How many bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: When it is no file, too large, or cannot be read.
  static func readFile(_ file: FileDescriptor, path: String, limit: Int) throws(FileSystemError)
    -> [UInt8]
  {
    for _ in 0..<attempts {
      let status = try file.status(path: path)
      guard status.kind == .regularFile else {
        throw FileSystemError(path: path, cause: .notAFile(status.kind))
      }
      guard status.size <= limit else {
        throw FileSystemError(path: path, cause: .tooLarge(size: status.size, limit: limit))
      }
      let bytes = try file.readAll(path: path, expected: status.size, limit: limit)
      if try file.status(path: path) == status { return bytes }
      try file.rewind(path: path)
    }
    throw FileSystemError(path: path, cause: .changing)
  }

  /// Makes a folder and the folders above it that are missing.
  ///
  /// - Parameter path: The folder's path.
  /// - Throws: When the system refuses, or something else stands in the way.
  static func makeFolders(_ path: String) throws(FileSystemError) {
    if let status = try status(of: path) {
      guard status.kind == .folder else {
        throw FileSystemError(path: path, cause: .notAFolder(status.kind))
      }
      return
    }
    if try status(of: path, followingLinks: false) != nil {
      throw FileSystemError(path: path, cause: .brokenLink)
    }
    let above = folder(of: path)
    if above != path { try makeFolders(above) }
    // Another run may have made it meanwhile.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(at: path) }
  }

  /// The path of something from the root, with every link on the way to it resolved.
  ///
  /// - Parameter path: A path.
  /// - Returns: The whole path; `nil` when it leads nowhere.
  static func absolutePath(of path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// The path of the folder that holds what a path names.
  ///
  /// - Parameter path: A path.
  /// - Returns: The folder's path; `.` for a single name, `/` for the root.
  static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1 && rest.hasSuffix("/") { rest = rest.dropLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    rest = rest[..<slash]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return rest.isEmpty ? "/" : String(rest)
  }

  /// Joins a folder's path and a path in it.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - name: The path in it.
  /// - Returns: The joined path; just the name when the folder's path is empty.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Orders paths by their bytes, which no language setting changes.
  ///
  /// - Parameters:
  ///   - left: One path.
  ///   - right: Another one.
  /// - Returns: Whether the first one comes first.
  static func bytesPrecede(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
