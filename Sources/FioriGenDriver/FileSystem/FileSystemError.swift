#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file system call that failed.
struct FileSystemError: Error, Hashable, Sendable {
  /// Why it failed.
  enum Cause: Hashable, Sendable {
    /// The system refused, with its error number.
    case system(Int32)
    /// Something else than a file stands there.
    case notAFile(FileKind)
    /// Something else than a folder stands there.
    case notAFolder(FileKind)
    /// A symbolic link that leads nowhere.
    case brokenLink
    /// The file is larger than it may be; both in bytes.
    case tooLarge(size: Int, limit: Int)

    /// It is another file than before, or it has other contents, whenever it is read.
    case changing
    /// The name is not text, so that no message and no generated file could give it.
    case unreadableName

    /// There is nothing of that name.
    static let missing = Cause.system(ENOENT)
  }

  /// The path as the user knows it.
  var path: String

  /// Why it failed.
  var cause: Cause

  /// Takes over the error number that the last call of the C library left.
  ///
  /// - Parameter path: The path as the user knows it.
  /// - Returns: The error.
  static func last(at path: String) -> FileSystemError {
    FileSystemError(path: path, cause: .system(errno))
  }

  /// Whether there is nothing at the path.
  var isMissing: Bool {
    cause == .missing
  }

  /// Whether there is nothing at the path, because a part of it is missing or is no folder.
  var leadsNowhere: Bool {
    isMissing || cause == .system(ENOTDIR)
  }

  /// Why it failed, in words; begins with a small letter and has no full stop.
  var reason: String {
    switch cause {
    case .system(let number): Self.text(of: number)
    case .notAFile(let kind): "this is \(kind.phrase), not a file"
    case .notAFolder(let kind): "this is \(kind.phrase), not a folder"
    case .brokenLink: "this is a symbolic link that leads nowhere"
    case .tooLarge(let size, let limit): "it has \(size) bytes, and may have \(limit)"
    case .changing: "it changes while it is read"
    case .unreadableName: "its name is not UTF-8"
    }
  }

  /// What to do about it, where that can be said in general.
  var remedy: String? {
    switch cause {
    case .system(ENOSPC), .system(EDQUOT): "free some space and run the command again"
    case .system(EACCES), .system(EPERM): "change the permissions of the file or its folder"
    case .system(EROFS): "choose a folder that can be written to"
    case .system(EMFILE), .system(ENFILE): "raise the limit of open files, such as with ulimit -n"
    case .changing: "run the command again when nothing writes to it any more"
    case .unreadableName: "rename it"
    default: nil
    }
  }

  /// The words for the error numbers that users meet; the same on every system, so that reports
  /// do not depend on the machine.
  private static func text(of number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case EACCES: "permission denied"
    case EPERM: "the system does not permit it"
    case ENOSPC: "there is no space left on the disk"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than the system allows"
    case EROFS: "the file system is read-only"
    case ELOOP: "the path leads through a symbolic link that is not followed"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "this is a folder"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports a fault"
    case EBADF: "it is closed"
    case EEXIST: "there is something of that name already"
    case ENXIO: "nothing can be read from it"
    default: "the system reports error number \(number)"
    }
  }
}
