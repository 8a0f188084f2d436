import Foundation
import FioriGenTestSupport

/// A package outside the repository that a test builds and runs.
struct ScratchPackage {
  /// The package's folder.
  var folder: URL

  /// Builds the package.
  ///
  /// - Returns: What the build said.
  /// - Throws: When the package manager cannot be started.
  func build() throws -> BuiltTool.Result {
    // From another folder, as editors and continuous integration do.
    try Command.run(
      "swift",
      ["build", "--disable-sandbox", "--package-path", folder.path],
      in: FileManager.default.temporaryDirectory
    )
  }

  /// Runs a built program.
  ///
  /// - Parameter name: The program's name.
  /// - Returns: What it printed.
  /// - Throws: When it cannot be started.
  func run(_ name: String) throws -> String {
    try Command.run(".build/debug/\(name)", [], in: folder).output
  }

  /// When each source file of the program was last compiled, by the object file's name.
  ///
  /// - Returns: The modification times.
  /// - Throws: When the build folder cannot be read.
  func compiledFiles() throws -> [String: Date] {
    let objects = folder.appending(path: ".build/debug/App.build")
    var times: [String: Date] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: objects,
      includingPropertiesForKeys: [.contentModificationDateKey]
    ) where file.lastPathComponent.hasSuffix(".swift.o") {
      times[file.lastPathComponent] =
        try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return times
  }
}

extension TemporaryFolder {
  /// Copies what a user of the package gets into a Git repository with one tag.
  ///
  /// - Parameter version: The tag's name.
  /// - Returns: The repository.
  /// - Throws: When copying fails or Git refuses.
  func taggedCopyOfTheRepository(version: String) throws -> URL {
    let copy = url.appending(path: "fiori-gen")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for part in ["Generated", "Package.swift", "Plugins", "Sources", "Specs", "Tests"] {
      try FileManager.default.copyItem(
        at: Repository.folder.appending(path: part),
        to: copy.appending(path: part)
      )
    }
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      identity + ["commit", "--quiet", "--message", "A version"], ["tag", version],
    ] {
      let result = try Command.run("git", arguments, in: copy)
      guard result.status == 0 else { throw GitFailure(message: result.messages) }
    }
    return copy
  }
}

/// Git refused to make the copy.
struct GitFailure: Error {
  /// What it said.
  var message: String
}
