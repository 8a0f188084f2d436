public import Foundation

/// A new folder that goes away with the value that holds it.
public final class TemporaryFolder: Sendable {
  /// Where the folder is, with links resolved.
  public let url: URL

  /// Creates the folder.
  ///
  /// - Throws: When it cannot be created.
  public init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appending(path: "fiori-gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file below the folder, with the folders it needs.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: Its path below the folder.
  /// - Returns: Where it is.
  /// - Throws: When it cannot be written.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }
}
