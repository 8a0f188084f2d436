#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the file of settings that holds for a style sheet.
///
/// It stands in the sheet's folder or above it, up to the top of the repository. Outside a repository
/// the search ends at the current folder; for sheets elsewhere only their own folder is looked at.
enum StyleSettingsSearch {
  /// Finds the file.
  ///
  /// - Parameter folder: The sheet's folder, as the user named it.
  /// - Returns: The path; `nil` when there is none. It is relative where it lies below the current
  ///   folder and the sheet's folder was named by a relative path.
  static func file(for folder: String) -> String? {
    guard let start = realPath(folder) else { return nil }
    let current = realPath(".") ?? "/"
    for candidate in folders(from: start, current: current) {
      let path = FileSystem.join(candidate, StyleSettings.fileName)
      guard isFile(path) else { continue }
      let prefix = FileSystem.join(current, "")
      let isBelow = path.hasPrefix(prefix) && !folder.hasPrefix("/")
      return isBelow ? String(path.dropFirst(prefix.count)) : path
    }
    return nil
  }

  /// The folders to look into, in order.
  private static func folders(from start: String, current: String) -> [String] {
    var chain = [start]
    while let last = chain.last, last != "/" { chain.append(FileSystem.folder(of: last)) }
    if let top = chain.firstIndex(where: { exists(FileSystem.join($0, ".git")) }) {
      return Array(chain[...top])
    }
    return chain.firstIndex(of: current).map { Array(chain[...$0]) } ?? [start]
  }

  /// Whether a path leads to a file.
  private static func isFile(_ path: String) -> Bool {
    (try? FileSystem.status(of: path))??.kind == .regularFile
  }

  /// Whether a path leads anywhere.
  private static func exists(_ path: String) -> Bool {
    (try? FileSystem.status(of: path)) ?? nil != nil
  }

  /// A path from the root without links and dots; `nil` when it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
