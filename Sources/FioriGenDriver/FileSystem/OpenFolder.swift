#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder. Everything is done relative to the open folder, not to its path: nobody can
/// exchange a part of the path for a link meanwhile. Names are single names, never paths.
final class OpenFolder: Sendable {
  /// The path as the user knows it, for messages.
  let path: String

  /// The folder itself.
  let descriptor: FileDescriptor

  /// Takes over an open folder.
  private init(path: String, descriptor: FileDescriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a folder; symbolic links on the way to it are followed, because the user named them.
  ///
  /// - Parameter path: The folder's path.
  /// - Throws: When there is none or it cannot be opened.
  convenience init(opening path: String) throws(FileSystemError) {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw Self.openingError(at: path) }
    self.init(path: path, descriptor: FileDescriptor(owning: number))
  }

  /// Says what stands in a folder's place, which the system's error number does not.
  private static func openingError(at path: String) -> FileSystemError {
    let error = FileSystemError.last(at: path)
    guard error.cause == .system(ENOTDIR), let kind = try? FileSystem.status(of: path)?.kind else {
      return error
    }
    return kind == .folder ? error : FileSystemError(path: path, cause: .notAFolder(kind))
  }

  /// The path of something in the folder, for messages.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The path.
  func path(of name: String) -> String {
    FileSystem.join(path, name)
  }

  /// Opens a folder in this folder. Symbolic links are refused: they could lead anywhere.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - creating: Whether to make it when it is missing.
  /// - Returns: The folder; `nil` when it is missing and not to be made.
  /// - Throws: When something else stands there, or the system refuses.
  func folder(named name: String, creating: Bool) throws(FileSystemError) -> OpenFolder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let place = path(of: name)
    if let status = try status(of: name) {
      guard status.kind == .folder else {
        throw FileSystemError(path: place, cause: .notAFolder(status.kind))
      }
    } else if !creating {
      return nil
    } else if mkdirat(descriptor.number, name, 0o777) != 0 && errno != EEXIST {
      throw .last(at: place)
    }
    let number = openat(descriptor.number, name, flags)
    guard number >= 0 else { throw .last(at: place) }
    return OpenFolder(path: place, descriptor: FileDescriptor(owning: number))
  }

  /// What stands in a folder.
  struct Listing: Sendable {
    /// The names, sorted by their bytes, without `.` and `..`.
    var names: [String] = []

    /// What has a name that is not UTF-8, and so cannot be reached by a name: the name for messages
    /// with `\xFF` for such a byte, and what it is where the system says so.
    var unreadable: [(name: String, kind: FileKind?)] = []
  }

  /// Lists the folder.
  ///
  /// - Returns: What stands in it.
  /// - Throws: When the system cannot list the folder.
  func list() throws(FileSystemError) -> Listing {
    let number = openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last(at: path) }
    guard let stream = fdopendir(number) else {
      let error = FileSystemError.last(at: path)
      close(number)
      throw error
    }
    defer { closedir(stream) }
    var listing = Listing()
    errno = 0
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { add($0, to: &listing) }
      }
      errno = 0
    }
    guard errno == 0 else { throw .last(at: path) }
    listing.names.sort(by: FileSystem.bytesPrecede)
    listing.unreadable.sort { FileSystem.bytesPrecede($0.name, $1.name) }
    return listing
  }

  /// Adds one name as the system gives it.
  private func add(_ name: UnsafePointer<CChar>, to listing: inout Listing) {
    if let text = String(validatingCString: name) {
      if text != "." && text != ".." { listing.names.append(text) }
      return
    }
    var raw = stat()
    let kind = fstatat(descriptor.number, name, &raw, 0) == 0 ? FileStatus(raw).kind : nil
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    listing.unreadable.append((Self.escaped(bytes), kind))
  }

  /// A name in ASCII, with an escape for every other byte.
  private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      text += scalar.isASCII ? String(scalar) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The status of something in the folder.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - followingLinks: Whether to look at what a symbolic link leads to.
  /// - Returns: The status; `nil` when there is nothing of that name.
  /// - Throws: When the system cannot tell.
  func status(of name: String, followingLinks: Bool = false) throws(FileSystemError)
    -> FileStatus?
  {
    var raw = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    if fstatat(descriptor.number, name, &raw, flags) == 0 { return FileStatus(raw) }
    if errno == ENOENT { return nil }
    throw .last(at: path(of: name))
  }

  /// Reads a file of the folder without following links.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - limit: How many bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: When it is no file, too large, or cannot be read.
  func read(_ name: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    let place = path(of: name)
    let number = openat(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw .last(at: place) }
    return try FileSystem.readFile(FileDescriptor(owning: number), path: place, limit: limit)
  }

  /// Writes a new file into the folder.
  ///
  /// - Parameters:
  ///   - name: Its name; nothing of that name may exist.
  ///   - text: Its contents.
  ///   - permissions: Who may do what; `nil` for what is usual.
  ///   - synchronising: Whether to wait until the disk has it.
  /// - Throws: When the system refuses; what was written of it is removed again.
  func writeNew(
    _ name: String,
    text: String,
    permissions: mode_t?,
    synchronising: Bool
  ) throws(FileSystemError) {
    let place = path(of: name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = openat(descriptor.number, name, flags, 0o666)
    guard number >= 0 else { throw .last(at: place) }
    let file = FileDescriptor(owning: number)
    do throws(FileSystemError) {
      try file.writeAll(text, path: place)
      if let permissions, fchmod(number, permissions) != 0 { throw FileSystemError.last(at: place) }
      if synchronising && fsync(number) != 0 { throw FileSystemError.last(at: place) }
    } catch {
      unlinkat(descriptor.number, name, 0)
      throw error
    }
  }

  /// Makes a symbolic link in the folder.
  ///
  /// - Parameters:
  ///   - name: Its name; nothing of that name may exist.
  ///   - target: Where it leads, as written into the link.
  /// - Throws: When the system refuses.
  func linkNew(_ name: String, to target: String) throws(FileSystemError) {
    guard symlinkat(target, descriptor.number, name) == 0 else { throw .last(at: path(of: name)) }
  }

  /// Gives a file of the folder another name, replacing the file that has it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - newName: The name it gets.
  /// - Throws: When the system refuses.
  func rename(_ name: String, to newName: String) throws(FileSystemError) {
    guard renameat(descriptor.number, name, descriptor.number, newName) == 0 else {
      throw .last(at: path(of: newName))
    }
  }

  /// Removes a file of the folder.
  ///
  /// - Parameter name: Its name; it is no fault when nothing has it.
  /// - Throws: When the system refuses.
  func remove(_ name: String) throws(FileSystemError) {
    guard unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT else {
      throw .last(at: path(of: name))
    }
  }

  /// Removes a folder in this folder if it is empty. One that is in use, or that may not be removed,
  /// simply stays.
  ///
  /// - Parameter name: Its name; it is no fault when nothing has it.
  /// - Throws: When the system fails, such as on a damaged disk.
  func removeFolderIfEmpty(_ name: String) throws(FileSystemError) {
    if unlinkat(descriptor.number, name, AT_REMOVEDIR) == 0 { return }
    switch errno {
    case ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, EBUSY, EACCES, EPERM: return
    default: throw .last(at: path(of: name))
    }
  }
}
