import FioriGenModel

/// The folders of an output folder, each opened once.
struct OutputTree {
  /// The output folder itself.
  let root: OpenFolder

  /// The opened folders by their path in the output folder.
  private var folders: [String: OpenFolder] = [:]

  /// Starts with the output folder alone.
  ///
  /// - Parameter root: The output folder.
  init(root: OpenFolder) {
    self.root = root
    folders[""] = root
  }

  /// The folder that a generated file belongs to.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - creating: Whether to make folders that are missing.
  /// - Returns: The folder; `nil` when it is missing and not to be made.
  /// - Throws: When something else stands in a folder's place, such as a symbolic link.
  mutating func folder(of path: OutputPath, creating: Bool) throws(FileSystemError) -> OpenFolder? {
    let wanted = path.folder
    if let known = folders[wanted] { return known }
    var folder = root
    for name in path.names.dropLast() {
      guard let inner = try folder.folder(named: name, creating: creating) else { return nil }
      folder = inner
    }
    folders[wanted] = folder
    return folder
  }

  /// All folders that were opened.
  var opened: [OpenFolder] {
    folders.sorted { FileSystem.bytesPrecede($0.key, $1.key) }.map(\.value)
  }
}
