import FioriGenModel

/// One spec file's bytes, as the driver read them.
public struct SpecSource: Hashable, Sendable {
  /// The path as the user gave it.
  public var path: String

  /// The file's contents.
  public var bytes: [UInt8]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - bytes: The file's contents.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
