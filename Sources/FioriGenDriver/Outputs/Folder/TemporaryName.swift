#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of files that are being written. A run that is killed leaves some behind; the next
/// one recognises them by their names.
enum TemporaryName {
  /// What every such name begins with.
  private static let prefix = ".fiori-gen-"

  /// What every such name ends with.
  private static let suffix = ".tmp"

  /// A name that no other running process uses.
  ///
  /// - Parameter number: A number that is used once in this run.
  /// - Returns: The name.
  static func make(_ number: Int) -> String {
    "\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Whether a name was made by ``make(_:)``, in this run or another one.
  ///
  /// - Parameter name: A file's name.
  /// - Returns: Whether the form is exactly that.
  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}
