import Foundation

/// A program of the system that tests run: compilers, and what they made.
struct Tool {
  /// What a run gave.
  struct Outcome {
    /// The exit status.
    var status: Int32
    /// What it printed, standard output and standard error together.
    var output: String
  }

  /// A program that is not installed, with how to get it.
  struct Missing: Error, CustomStringConvertible {
    /// The program's name.
    var name: String

    /// The remedy.
    var description: String {
      "the tests of the C headers need '\(name)'; on Debian: apt-get install build-essential"
    }
  }

  /// The program's path.
  var path: String

  /// Finds a program in the search path.
  ///
  /// - Parameter name: The program's name.
  /// - Throws: ``Missing``: a test that needs a compiler fails without it.
  init(_ name: String) throws {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(name: name)
    }
    self.path = path
  }

  /// Takes a program by its path.
  init(path: String) { self.path = path }

  /// Runs the program to its end.
  func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}

/// A folder that is removed at the end of its life.
final class TemporaryFolder {
  /// The folder.
  let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "fiori-gen-c-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
