import Foundation

/// The command line tool as it was built beside the tests.
public enum BuiltTool {
  /// What a run of the tool came to.
  public struct Result: Sendable {
    /// How it ended: the exit status, or the number of the signal that ended it, negated.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var messages: String
  }

  /// The built program: it lies in the folder of the test bundle.
  public static var path: String {
    var folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    folder = folder ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return (folder ?? URL(fileURLWithPath: "/")).deletingLastPathComponent()
      .appendingPathComponent("fiori-gen").path
  }

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - folder: The folder it runs in.
  ///   - environment: Variables besides a minimal set.
  ///   - shell: A command for the shell in which `"$@"` stands for the tool with its arguments,
  ///     such as `ulimit -f 1; exec "$@"`.
  /// - Returns: What the run came to.
  /// - Throws: When the tool cannot be started.
  public static func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:],
    shell: String? = nil
  ) throws -> Result {
    let process = Process()
    let command = [path] + arguments
    let whole = shell.map { ["/bin/bash", "-c", $0, "bash"] + command } ?? command
    process.executableURL = URL(fileURLWithPath: whole[0])
    process.arguments = Array(whole.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = try TemporaryFolder()
    // A cache of its own for each run: unless a test says otherwise, no run knows of another one.
    let usual = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder,
      "XDG_CACHE_HOME": output.path("cache"),
    ]
    process.environment = usual.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let files = try ["out", "err"].map { name in
      try FileHandle(forWritingTo: URL(fileURLWithPath: output.write(name, "")))
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    for file in files { try file.close() }
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : -status,
      output: try output.text("out"),
      messages: try output.text("err")
    )
  }
}
