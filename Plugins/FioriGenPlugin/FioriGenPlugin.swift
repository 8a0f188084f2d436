import Foundation
import PackagePlugin

/// Generates Swift from a target's spec files and checks its style sheets while the target is built.
///
/// One command covers a target, so that specs can refer to each other. Its outputs follow from the
/// spec files' names alone: `Widget.yaml` becomes `Widget.fiori.swift`. Each style sheet has a command
/// of its own, which checks it and makes a compiled theme: `Brand.nss` becomes `Brand.theme.swift`. The
/// sheets see each other's variables.
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
    let files = sources.sourceFiles.map(\.url)
    let sheets = StyleSheets(
      files: files,
      hasTypedKeys: target.recursiveTargetDependencies.contains { $0.name == Self.keyModule }
    )
    return commands(
      files: files,
      sheets: sheets,
      imports: ImportedCatalogues(targets: target.recursiveTargetDependencies),
      targetName: target.name,
      tool: try context.tool(named: Self.toolName).url,
      output: context.pluginWorkDirectoryURL
    )
  }

  /// The module with the typed keys of the Fiori components.
  private static let keyModule = "FioriComponents"

  /// The executable that does the work.
  private static let toolName = "fiori-gen"

  /// The commands that turn spec files and style sheets into Swift files.
  ///
  /// - Parameters:
  ///   - files: Every file of the target.
  ///   - sheets: The style sheets among them.
  ///   - imports: The catalogues that the specs can import.
  ///   - targetName: The target's name, for the build log.
  ///   - tool: The executable.
  ///   - output: The folder for the Swift files.
  /// - Returns: One command for the specs and one for each sheet.
  private func commands(
    files: [URL],
    sheets: StyleSheets,
    imports: ImportedCatalogues,
    targetName: String,
    tool: URL,
    output: URL
  ) -> [Command] {
    let specs = SpecFiles.among(files)
    let themes = sheets.commands(specs: specs, imports: imports, tool: tool, output: output)
    guard !specs.isEmpty else {
      if !themes.isEmpty { return themes }
      Diagnostics.warning(
        "target '\(targetName)' uses FioriGenPlugin but has no .yaml spec files and "
          + "no .nss style sheets; add one, for example in a folder named Specs"
      )
      return []
    }
    return [
      .buildCommand(
        displayName: "Generating \(targetName)'s components from \(specs.count) spec files",
        executable: tool,
        arguments: ["generate", "--only", "swift", "--flat", "--quiet", "--output", output.path]
          + imports.arguments + ["--"] + specs.map(\.path),
        inputFiles: specs + imports.files,
        outputFiles: specs.map { output.appending(path: SpecFiles.outputName(of: $0)) }
      )
    ] + themes
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
        sheets: StyleSheets(
          files: target.inputFiles.map(\.url),
          hasTypedKeys: target.dependencies.contains { dependency in
            if case .product(let product) = dependency { return product.name == Self.keyModule }
            return false
          }
        ),
        imports: ImportedCatalogues(
          targets: target.dependencies.flatMap { dependency -> [any Target] in
            guard case .product(let product) = dependency else { return [] }
            return product.targets + product.targets.flatMap(\.recursiveTargetDependencies)
          }
        ),
        targetName: target.displayName,
        tool: try context.tool(named: Self.toolName).url,
        output: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
