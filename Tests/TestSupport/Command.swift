public import Foundation

/// Runs programs for tests and keeps what they say.
public enum Command {
  /// What a program left behind.
  public struct Result: Sendable {
    /// The exit code; the signal's number, negated, when a signal ended it.
    public var status: Int32

    /// What it wrote on standard output.
    public var output: String

    /// What it wrote on standard error.
    public var errors: String
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The program: a path, or a name to look up.
  ///   - arguments: Its arguments.
  ///   - folder: The folder it runs in; without one, the current folder.
  ///   - environment: Variables to set on top of the current ones.
  /// - Returns: What it left behind.
  /// - Throws: When it cannot be started.
  public static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let outputFile = try TemporaryFolder()
    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files instead of pipes: a full pipe would block a program that writes a lot.
    let output = outputFile.url.appending(path: "output")
    let errors = outputFile.url.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let outputHandle = try FileHandle(forWritingTo: output)
    let errorsHandle = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputHandle
    process.standardError = errorsHandle
    try process.run()
    process.waitUntilExit()
    try outputHandle.close()
    try errorsHandle.close()
    let ended = process.terminationReason == .exit
    return Result(
      status: ended ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
