import Foundation
import PackagePlugin

/// The catalogues that specs of a target can import: those of the targets it depends on.
struct ImportedCatalogues {
  /// The modules with their specs.
  private let catalogues: [(module: String, specs: [URL])]

  /// Finds the catalogues among some targets.
  ///
  /// - Parameter targets: The targets; each counts once, and only with the settings of a catalogue.
  init(targets: [any Target]) {
    var seen: Set<String> = []
    catalogues = targets.compactMap { target in
      guard let sources = target as? any SourceModuleTarget,
        seen.insert(sources.moduleName).inserted
      else { return nil }
      let specs = SpecFiles.among(sources.sourceFiles.map(\.url))
      guard specs.contains(where: SpecFiles.isSettings) else { return nil }
      return (sources.moduleName, specs)
    }
  }

  /// The spec files, which the generated files depend on.
  var files: [URL] { catalogues.flatMap(\.specs) }

  /// The arguments that tell the tool where the catalogues are.
  var arguments: [String] {
    catalogues.flatMap { catalogue in
      catalogue.specs.flatMap { ["--import", "\(catalogue.module)=\($0.path)"] }
    }
  }
}
