/// A file that is made when its contents are asked for, so that not all files are in memory at a time.
public struct DeferredFile: Sendable {
  /// The path inside the emitter's output folder, with `/` between its parts.
  public var path: String

  /// Makes the whole text, ending with a line break; the same one each time, on any thread.
  public var contents: @Sendable () -> String

  /// Describes a file that is made later.
  ///
  /// - Parameters:
  ///   - path: The path inside the emitter's output folder.
  ///   - contents: Makes the whole text.
  public init(path: String, contents: @escaping @Sendable () -> String) {
    self.path = path
    self.contents = contents
  }

  /// Takes over a file that is made already.
  ///
  /// - Parameter file: The file.
  public init(_ file: GeneratedFile) {
    let contents = file.contents
    self.init(path: file.path) { contents }
  }
}
