#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two runs from changing one folder at the same time. The lock is on the folder itself, so
/// no file is left behind, and the system frees it when the process ends, however it ends.
enum FolderLock {
  /// How a folder is locked.
  enum Mode: Sendable {
    /// Others may read, nobody may change anything.
    case shared
    /// Nobody else may read or change anything.
    case exclusive
  }

  /// Locks a folder until its descriptor is closed. File systems that know no locks are used
  /// without: there too, every file is replaced as a whole.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - mode: How to lock it.
  ///   - waiting: Called once when somebody else holds the lock, before waiting for them.
  static func lock(_ folder: OpenFolder, mode: Mode, waiting: () -> Void) {
    let number = folder.descriptor.number
    let operation = mode == .shared ? LOCK_SH : LOCK_EX
    if flock(number, operation | LOCK_NB) == 0 { return }
    guard errno == EWOULDBLOCK else { return }
    waiting()
    while flock(number, operation) != 0 && errno == EINTR {}
  }
}
