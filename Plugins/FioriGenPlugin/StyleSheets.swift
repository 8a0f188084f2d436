import Foundation
import PackagePlugin

/// The style sheets of a target.
struct StyleSheets {
  /// The sheets, sorted by path.
  private let sheets: [URL]

  /// The target's settings of the tool.
  private let settings: [URL]

  /// Whether the target can use the typed keys of the Fiori components.
  private let hasTypedKeys: Bool

  /// Finds the sheets of a target.
  ///
  /// - Parameters:
  ///   - files: Every file of the target.
  ///   - hasTypedKeys: Whether the target can use the typed keys of the Fiori components.
  init(files: [URL], hasTypedKeys: Bool) {
    sheets = files.filter { $0.pathExtension == "nss" }.sorted { $0.path < $1.path }
    settings = files.filter { $0.lastPathComponent == "fiori-gen.yaml" }
    self.hasTypedKeys = hasTypedKeys
  }

  /// The commands that check the sheets and compile them: an error fails the build at its line.
  ///
  /// Each sheet becomes a theme of its own, because sheets of a target may be alternatives; which of them
  /// are merged, and in which order, is up to the app. They see each other's variables.
  ///
  /// - Parameters:
  ///   - specs: The target's specs; their class paths are known and have their keys in the target.
  ///   - imports: The catalogues that the specs can import.
  ///   - tool: The executable.
  ///   - output: The folder for the Swift files.
  /// - Returns: One command for each sheet.
  func commands(specs: [URL], imports: ImportedCatalogues, tool: URL, output: URL)
    -> [Command]
  {
    var options = specs.flatMap { ["--specs", $0.path] }
    if !specs.isEmpty { options += imports.arguments }
    if specs.isEmpty, !hasTypedKeys { options.append("--untyped") }
    return sheets.map { sheet in
      let theme = output.appending(
        path: sheet.deletingPathExtension().lastPathComponent + ".theme.swift"
      )
      return .buildCommand(
        displayName: "Checking and compiling \(sheet.lastPathComponent)",
        executable: tool,
        arguments: ["theme", "compile", "--language", "swift", "--output", theme.path]
          + options + sheets.filter { $0 != sheet }.flatMap { ["--beside", $0.path] }
          + ["--", sheet.path],
        inputFiles: sheets + specs + (specs.isEmpty ? [] : imports.files) + settings,
        outputFiles: [theme]
      )
    }
  }
}
