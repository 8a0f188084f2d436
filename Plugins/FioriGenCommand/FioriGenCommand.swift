import Foundation
import PackagePlugin

/// Runs the tool from the package manager, in the package's folder, for files that are checked in.
///
/// ```
/// swift package --allow-writing-to-package-directory fiori-gen generate --specs Specs
/// ```
///
/// Without arguments it generates everything. All other commands of the tool work too.
@main
struct FioriGenCommand: CommandPlugin {
  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - context: Where the tool and the package are.
  ///   - arguments: The tool's arguments.
  /// - Throws: When the tool is not there, cannot be started, or ends with another status than 0.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: Self.toolName).url
    let imports = ImportedCatalogues(targets: Self.targets(of: context.package))
    try Self.run(
      tool,
      Self.adding(imports.arguments, to: arguments),
      in: context.package.directoryURL
    )
  }

  /// The commands that read the specs of a catalogue, which may import others.
  private static let readingCommands: Set<String> = [
    "abi", "describe", "diff", "generate", "list", "new", "show", "validate",
  ]

  /// The arguments with more of them behind the command, where it can use them.
  private static func adding(_ more: [String], to arguments: [String]) -> [String] {
    let arguments = arguments.isEmpty ? ["generate"] : arguments
    guard readingCommands.contains(arguments[0]) else { return arguments }
    return [arguments[0]] + more + arguments.dropFirst()
  }

  /// The targets of a package and of those it depends on, each package once.
  private static func targets(of package: Package) -> [any Target] {
    var seen: Set<Package.ID> = []
    var waiting = [package]
    var targets: [any Target] = []
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      targets += next.targets
      waiting += next.dependencies.map(\.package)
    }
    return targets
  }

  /// The executable that does the work.
  private static let toolName = "fiori-gen"

  /// Runs the tool and waits for its end; what it writes goes where the plugin's output goes.
  ///
  /// - Parameters:
  ///   - tool: The executable.
  ///   - arguments: Its arguments.
  ///   - folder: The folder to run it in, which relative paths begin at.
  /// - Throws: When it cannot be started, or ends with another status than 0.
  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ToolFailure(status: process.terminationStatus)
    }
  }

  /// The tool ended with another status than 0; it has said why.
  private struct ToolFailure: Error, CustomStringConvertible {
    /// How it ended.
    var status: Int32

    /// The failure in words.
    var description: String { "fiori-gen ended with status \(status)" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FioriGenCommand: XcodeCommandPlugin {
    /// Runs the tool in an Xcode project's folder.
    ///
    /// - Parameters:
    ///   - context: Where the tool and the project are.
    ///   - arguments: The tool's arguments.
    /// - Throws: When the tool is not there, cannot be started, or ends with another status than 0.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: Self.toolName).url
      // Xcode adds the targets that the user selected; the tool covers the whole project.
      var own = arguments
      while let index = own.firstIndex(of: "--target") {
        own.removeSubrange(index..<min(index + 2, own.endIndex))
      }
      try Self.run(
        tool,
        Self.adding([], to: own),
        in: context.xcodeProject.directoryURL
      )
    }
  }
#endif
