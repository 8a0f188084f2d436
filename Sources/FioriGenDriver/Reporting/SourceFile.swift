/// Gives reports the text of source files.
public enum SourceFile {
  /// A file's contents, read when a finding is shown: most runs have none, and need no memory for
  /// it.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The most bytes to read.
  /// - Returns: The contents; `nil` when it is no file, larger, or cannot be read.
  public static func contents(of path: String, limit: Int) -> [UInt8]? {
    try? FileSystem.read(path, limit: limit)
  }
}
