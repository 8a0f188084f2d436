#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds programs the way a shell does.
public enum ProgramSearch {
  /// Finds a program in the folders of `PATH`.
  ///
  /// - Parameter name: The program's name.
  /// - Returns: Its path; `nil` when no folder has an executable file of that name.
  public static func path(of name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for folder in folders.split(separator: ":") {
      let path = FileSystem.join(String(folder), name)
      guard access(path, X_OK) == 0 else { continue }
      if (try? FileSystem.status(of: path))??.kind == .regularFile { return path }
    }
    return nil
  }

  /// The folder of the running program, with every link on the way to it resolved.
  ///
  /// - Returns: The folder's path; `nil` where the system does not say.
  public static func ownFolder() -> String? {
    let own =
      FileSystem.absolutePath(of: "/proc/self/exe")
      ?? FileSystem.absolutePath(of: CommandLine.arguments[0])
    return own.map(FileSystem.folder)
  }
}
