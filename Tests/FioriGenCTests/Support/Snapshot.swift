import FioriGenModel
import Foundation
import Testing

/// Compares generated files with the ones checked in, or records them.
enum Snapshot {
  /// The folder of the snapshots, beside the tests.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Snapshots")

  /// Whether snapshots are written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["FIORI_GEN_RECORD"] == "1"

  /// Expects files to be exactly those of a snapshot, with none missing and none left over.
  ///
  /// - Parameters:
  ///   - files: The generated files.
  ///   - name: The snapshot's folder.
  ///   - location: The test's place, for its failures.
  /// - Throws: That the snapshot's folder cannot be read or written.
  static func expect(
    _ files: [GeneratedFile],
    equal name: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let root = folder.appending(path: name)
    if isRecording {
      if FileManager.default.fileExists(atPath: root.path) {
        try FileManager.default.removeItem(at: root)
      }
      try write(files, to: root)
    }
    var recorded = Set(try FileManager.default.subpathsOfDirectory(atPath: root.path))
    for file in files {
      let path = root.appending(path: file.path)
      let contents = try? String(contentsOf: path, encoding: .utf8)
      #expect(contents == file.contents, "\(file.path)", sourceLocation: location)
      recorded.remove(file.path)
    }
    let leftOver = recorded.filter { $0.contains(".") }.sorted()
    #expect(leftOver == [], sourceLocation: location)
  }

  /// Writes files below a folder.
  static func write(_ files: [GeneratedFile], to root: URL) throws {
    for file in files {
      let path = root.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.contents.utf8).write(to: path)
    }
  }
}
