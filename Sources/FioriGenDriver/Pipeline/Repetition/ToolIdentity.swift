#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells this build of the tool from every other one: what it wrote, only it would write again.
enum ToolIdentity {
  /// A number for the executable file of this process; `nil` when the system does not tell.
  static let fingerprint: Fingerprint? = {
    var raw = stat()
    guard let path = executablePath, stat(path, &raw) == 0 else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.add(ToolVersion.current)
    fingerprint.add(UInt64(truncatingIfNeeded: raw.st_dev))
    fingerprint.add(UInt64(truncatingIfNeeded: raw.st_ino))
    fingerprint.add(UInt64(truncatingIfNeeded: raw.st_size))
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    fingerprint.add(UInt64(truncatingIfNeeded: time.tv_sec))
    fingerprint.add(UInt64(truncatingIfNeeded: time.tv_nsec))
    return fingerprint
  }()

  /// The path of the executable file.
  private static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return "/proc/self/exe"
    #endif
  }
}
