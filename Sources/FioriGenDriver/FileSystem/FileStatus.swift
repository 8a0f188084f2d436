#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
enum FileKind: Hashable, Sendable {
  /// A file with contents.
  case regularFile
  /// A folder.
  case folder
  /// A link to another path.
  case symbolicLink
  /// A pipe with a name, which blocks whoever opens it.
  case namedPipe
  /// A socket.
  case socket
  /// A character or block device.
  case device
  /// Anything else that the system knows.
  case other

  /// Reads the kind out of a file's mode.
  ///
  /// - Parameter mode: The mode as the system reports it.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regularFile
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .namedPipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .other
    }
  }

  /// The kind with its article, as messages name it.
  var phrase: String {
    switch self {
    case .regularFile: "a file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .namedPipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "neither a file nor a folder"
    }
  }
}

/// What tells one file from every other one, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  /// The file system's number.
  var device: UInt64
  /// The file's number in its file system.
  var number: UInt64
}

/// The facts about a file that this tool needs.
struct FileStatus: Hashable, Sendable {
  /// What stands there.
  var kind: FileKind
  /// The size in bytes.
  var size: Int
  /// What tells the file from every other one.
  var identity: FileIdentity
  /// Who may do what, as in `chmod`.
  var permissions: mode_t
  /// When the contents were last changed, in nanoseconds since 1970.
  var modified: Int

  /// Takes over what the system reports.
  ///
  /// - Parameter raw: The system's record.
  init(_ raw: stat) {
    kind = FileKind(mode: raw.st_mode)
    size = Int(raw.st_size)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: raw.st_dev),
      number: UInt64(truncatingIfNeeded: raw.st_ino)
    )
    permissions = raw.st_mode & 0o777
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
