import FioriGenModel

/// Emits Swift for a catalogue.
public enum SwiftEmitter {
  /// The ending of every file this emitter writes, after the spec file's stem.
  public static let fileEnding = ".fiori.swift"
}
