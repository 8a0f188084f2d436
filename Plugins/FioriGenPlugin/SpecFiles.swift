import Foundation

/// Which of a target's files are specs, and what their generated files are called.
enum SpecFiles {
  /// The spec files of a target, sorted by path.
  ///
  /// Files below a folder named `Specs` are specs. A target without such a folder can keep its
  /// specs anywhere; then every YAML file is one, except the tool's own settings.
  ///
  /// - Parameter files: Every file of the target.
  /// - Returns: The specs.
  static func among(_ files: [URL]) -> [URL] {
    let documents = files.filter { file in
      endings.contains(file.pathExtension) && file.lastPathComponent != settingsName
    }
    let inFolder = documents.filter { $0.pathComponents.dropLast().contains(folderName) }
    return (inFolder.isEmpty ? documents : inFolder).sorted { $0.path < $1.path }
  }

  /// The name of the Swift file that a spec becomes; the tool follows the same rule.
  ///
  /// - Parameter spec: A spec file.
  /// - Returns: The spec's name with another ending.
  static func outputName(of spec: URL) -> String {
    spec.deletingPathExtension().lastPathComponent + ".fiori.swift"
  }

  /// Whether a spec file holds the settings of a catalogue.
  ///
  /// - Parameter spec: A spec file.
  /// - Returns: Whether its name says so.
  static func isSettings(_ spec: URL) -> Bool {
    spec.deletingPathExtension().lastPathComponent == "catalogue"
  }

  /// The endings of YAML files.
  private static let endings: Set<String> = ["yaml", "yml"]

  /// The folder that marks a target's specs.
  private static let folderName = "Specs"

  /// The tool's settings, which are no spec.
  private static let settingsName = "fiori-gen.yaml"
}
