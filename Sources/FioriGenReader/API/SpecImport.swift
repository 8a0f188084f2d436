import FioriGenModel

/// That a catalogue uses the types of another one, as its settings say it.
public struct SpecImport: Sendable {
  /// The Swift module that the other catalogue's models are compiled into.
  public let module: String

  /// Where the module's name stands.
  public let range: SourceRange

  /// The folder with the other catalogue's specs, as seen from the folder of the file that imports
  /// it; `nil` when the file does not say.
  public let folder: String?

  /// Where the folder stands; the module's name when there is none.
  public let folderRange: SourceRange

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: The folder with the specs.
  init(module: Located<String>, folder: Located<String>?) {
    self.module = module.value
    range = module.range
    self.folder = folder?.value
    folderRange = folder?.range ?? module.range
  }
}

/// The spec files of an imported catalogue.
public struct ImportedSpecs: Sendable {
  /// The Swift module that the catalogue's models are compiled into.
  public var module: String

  /// The parsed files, in any order.
  public var files: [ParsedSpec]

  /// Creates the files of a catalogue.
  ///
  /// - Parameters:
  ///   - module: The Swift module that the catalogue's models are compiled into.
  ///   - files: The parsed files, in any order.
  public init(module: String, files: [ParsedSpec]) {
    self.module = module
    self.files = files.sorted { $0.path < $1.path }
  }
}
