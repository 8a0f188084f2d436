public import Foundation

/// Runs programs other than the tool for tests, such as `swift` and `git`.
public enum Command {
  /// Runs a program of the search path and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - arguments: The arguments.
  ///   - folder: The folder it runs in.
  /// - Returns: What the run came to.
  /// - Throws: When it cannot be started.
  public static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL
  ) throws -> BuiltTool.Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Files instead of pipes: a full pipe would block a program that writes a lot.
    let output = try TemporaryFolder()
    let files = try ["out", "err"].map { name in
      try FileHandle(forWritingTo: URL(filePath: output.write(name, "")))
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    for file in files { try file.close() }
    let status = process.terminationStatus
    return BuiltTool.Result(
      status: process.terminationReason == .exit ? status : -status,
      output: try output.text("out"),
      messages: try output.text("err")
    )
  }
}
