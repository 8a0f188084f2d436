public import Foundation

/// A folder for one test, removed when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The folder's path.
  public var path: String { url.path }

  /// Makes a folder of an unused name.
  ///
  /// - Throws: When the system refuses.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fiori-gen-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with everything in it.
  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in the folder.
  ///
  /// - Parameter name: The path in the folder.
  /// - Returns: The whole path.
  public func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file, making the folders above it.
  ///
  /// - Parameters:
  ///   - name: The path in the folder.
  ///   - text: The contents.
  /// - Returns: The whole path.
  /// - Throws: When the system refuses.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Makes a folder.
  ///
  /// - Parameter name: The path in the folder.
  /// - Throws: When the system refuses.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name),
      withIntermediateDirectories: true
    )
  }

  /// Makes a symbolic link.
  ///
  /// - Parameters:
  ///   - name: The link's path in the folder.
  ///   - target: Where it leads, as written into the link.
  /// - Throws: When the system refuses.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Makes a named pipe.
  ///
  /// - Parameter name: The path in the folder.
  /// - Returns: Whether the system made it.
  public func makePipe(_ name: String) -> Bool {
    mkfifo(path(name), 0o600) == 0
  }

  /// Makes a socket.
  ///
  /// - Parameter name: The path in the folder, short enough for the address of a socket.
  /// - Returns: Whether the system made it.
  public func makeSocket(_ name: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let place = Array(path(name).utf8)
    guard place.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place) }
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_UNIX, stream, 0)
    defer { close(descriptor) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// Removes something.
  ///
  /// - Parameter name: The path in the folder.
  /// - Throws: When the system refuses.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// The text of a file.
  ///
  /// - Parameter name: The path in the folder.
  /// - Returns: The contents.
  /// - Throws: When there is no such file.
  public func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Everything that matters about the files in a folder, for comparing before and after.
  ///
  /// - Parameter name: The path in the folder; the whole folder without one.
  /// - Returns: For each path the contents, and the time of the last change in nanoseconds.
  public func snapshot(_ name: String = ".") -> [String: FileFacts] {
    let root = url.appendingPathComponent(name).path
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [:] }
    var facts: [String: FileFacts] = [:]
    for case let path as String in paths {
      var status = stat()
      guard lstat(root + "/" + path, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else {
        facts[path] = FileFacts(contents: nil, changed: 0)
        continue
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      facts[path] = FileFacts(
        contents: FileManager.default.contents(atPath: root + "/" + path),
        changed: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
      )
    }
    return facts
  }
}

/// What a test compares about a file.
public struct FileFacts: Hashable, Sendable {
  /// The contents; `nil` for folders, links and pipes.
  public var contents: Data?

  /// When the contents were changed, in nanoseconds; 0 for what is no file.
  public var changed: Int
}
