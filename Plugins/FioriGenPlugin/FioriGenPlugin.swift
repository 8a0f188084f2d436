import Foundation
import PackagePlugin

/// Generates Swift from a target's spec files while the target is built.
///
/// One command covers a target, so that specs can refer to each other. Its outputs follow from the
/// spec files' names alone: `Widget.yaml` becomes `Widget.fiori.swift`.
@main
struct FioriGenPlugin: BuildToolPlugin {
  /// Plans the generation for one target.
  ///
  /// - Parameters:
  ///   - context: Where the tool and the plugin's own output folder are.
  ///   - target: The target that uses the plugin.
  /// - Returns: One command, or none for a target without spec files.
  /// - Throws: When the tool is not part of the build.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target as? any SourceModuleTarget else { return [] }
    return commands(
      files: sources.sourceFiles.map(\.url),
      targetName: target.name,
      tool: try context.tool(named: Self.toolName).url,
      output: context.pluginWorkDirectoryURL
    )
  }

  /// The executable that does the work.
  private static let toolName = "fiori-gen"

  /// The command that turns spec files into Swift files.
  ///
  /// - Parameters:
  ///   - files: Every file of the target.
  ///   - targetName: The target's name, for the build log.
  ///   - tool: The executable.
  ///   - output: The folder for the Swift files.
  /// - Returns: One command, or none without spec files.
  private func commands(
    files: [URL],
    targetName: String,
    tool: URL,
    output: URL
  ) -> [Command] {
    let specs = SpecFiles.among(files)
    guard !specs.isEmpty else {
      Diagnostics.warning(
        "target '\(targetName)' uses FioriGenPlugin but has no .yaml spec files; "
          + "add one, for example in a folder named Specs"
      )
      return []
    }
    return [
      .buildCommand(
        displayName: "Generating \(targetName)'s components from \(specs.count) spec files",
        executable: tool,
        arguments: ["generate", "--only", "swift", "--flat", "--quiet", "--output", output.path]
          + ["--"] + specs.map(\.path),
        inputFiles: specs,
        outputFiles: specs.map { output.appending(path: SpecFiles.outputName(of: $0)) }
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FioriGenPlugin: XcodeBuildToolPlugin {
    /// Plans the generation for one target of an Xcode project.
    ///
    /// - Parameters:
    ///   - context: Where the tool and the plugin's own output folder are.
    ///   - target: The target that uses the plugin.
    /// - Returns: One command, or none for a target without spec files.
    /// - Throws: When the tool is not part of the build.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        files: target.inputFiles.map(\.url),
        targetName: target.displayName,
        tool: try context.tool(named: Self.toolName).url,
        output: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
