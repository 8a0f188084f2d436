#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the record of the last run for each output folder.
///
/// Records stand in the user's cache, because they hold for one machine only and have no place among
/// files that are checked in. Their number is bounded: output folders share a fixed number of places,
/// and a record that another folder's has replaced only means that the next run does its work.
/// Nothing here can fail a run: without a record it works as if there had been none before.
public struct RunRecordStore: Sendable {
  /// The folder of the records.
  private let folder: String

  /// How many records are kept.
  private static let places: UInt64 = 256

  /// The most bytes that a record has.
  private static let longest = 256

  /// Keeps records in a folder.
  ///
  /// - Parameter folder: The folder; made when something is kept.
  init(folder: String) {
    self.folder = folder
  }

  /// The store in the user's cache; `nil` when the user has none.
  public static var ofUser: RunRecordStore? {
    #if canImport(Darwin)
      let cache = variable("HOME").map { FileSystem.join($0, "Library/Caches") }
    #else
      let cache =
        variable("XDG_CACHE_HOME") ?? variable("HOME").map { FileSystem.join($0, ".cache") }
    #endif
    return cache.map { RunRecordStore(folder: FileSystem.join($0, "fiori-gen")) }
  }

  /// A variable of the environment that holds a path from the root.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The record of the last run.
  ///
  /// - Parameter output: The output folder's whole path.
  /// - Returns: The record, perhaps of another folder; `nil` when there is none.
  func record(for output: String) -> RunRecord? {
    let path = FileSystem.join(folder, place(of: output))
    guard let bytes = try? FileSystem.read(path, limit: Self.longest) else { return nil }
    return RunRecord(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// Removes the record of the last run, before anything changes.
  ///
  /// - Parameter output: The output folder's whole path.
  func forget(_ output: String) {
    try? OpenFolder(opening: folder).remove(place(of: output))
  }

  /// Keeps the record of a run.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - output: The output folder's whole path.
  func keep(_ record: RunRecord, for output: String) {
    do throws(FileSystemError) {
      try FileSystem.makeFolders(folder)
      let opened = try OpenFolder(opening: folder)
      let name = TemporaryName.make(0)
      // One that a killed process of the same number left behind.
      try opened.remove(name)
      try opened.writeNew(name, text: record.text, permissions: nil, synchronising: false)
      try opened.rename(name, to: place(of: output))
    } catch {
      forget(output)
    }
  }

  /// The name of the record of an output folder.
  private func place(of output: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(output)
    return "run-\(fingerprint.value % Self.places)"
  }
}
