import Synchronization

/// A file's path as a number.
///
/// Nearly everything in a catalogue has a place, and places are copied all the time: with the path
/// itself in each, every copy would count references that all threads share. Equal paths have equal
/// numbers, in one process; the paths that were ever named stay in memory.
public struct SourceFile: Hashable, Sendable {
  /// The place of the path among all that were named.
  private let number: UInt32

  /// The paths that were named, and their numbers.
  private struct Paths {
    /// The paths by their numbers.
    var paths: [String] = []
    /// The numbers by their paths.
    var numbers: [String: UInt32] = [:]
  }

  /// The paths that any thread named.
  private static let known = Mutex(Paths())

  /// Names a file.
  ///
  /// - Parameter path: The file's path, spelled as the user gave it.
  public init(_ path: String) {
    number = Self.known.withLock { known in
      if let number = known.numbers[path] { return number }
      let number = UInt32(known.paths.count)
      known.paths.append(path)
      known.numbers[path] = number
      return number
    }
  }

  /// The file's path, spelled as the user gave it.
  public var path: String {
    Self.known.withLock { $0.paths[Int(number)] }
  }
}
