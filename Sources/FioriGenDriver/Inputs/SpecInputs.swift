/// The specs that a run reads.
public struct SpecInputs: Hashable, Sendable {
  /// Paths of spec files and of folders with spec files.
  public var paths: [String]

  /// Where the specs of imported modules are, by module: paths of files and folders. What is given
  /// here counts more than what a catalogue's settings say.
  public var imports: [String: [String]]

  /// Names specs.
  ///
  /// - Parameters:
  ///   - paths: Paths of spec files and of folders with spec files.
  ///   - imports: Where the specs of imported modules are.
  public init(_ paths: [String], imports: [String: [String]] = [:]) {
    self.paths = paths
    self.imports = imports
  }
}

extension SpecInputs: ExpressibleByArrayLiteral {
  /// Names specs that import nothing but what their settings locate.
  ///
  /// - Parameter paths: Paths of spec files and of folders with spec files.
  public init(arrayLiteral paths: String...) {
    self.init(paths)
  }
}
