import FioriGenModel
import FioriGenSwift

/// Checks specs without making any output.
public enum Validation {
  /// Reads specs and lets every emitter check them.
  ///
  /// - Parameters:
  ///   - inputs: The specs, and where those of imported catalogues are.
  ///   - jobs: The most threads to use.
  /// - Returns: The catalogue, which is `nil` when anything is an error, and all findings.
  public static func run(_ inputs: SpecInputs, jobs: Int) -> LoadedCatalogue {
    var loaded = CatalogueLoader.load(inputs, jobs: jobs)
    guard let catalogue = loaded.catalogue else { return loaded }
    for kind in OutputKind.available { loaded.diagnostics += kind.check(catalogue, jobs: jobs) }
    loaded.diagnostics = loaded.diagnostics.sortedForReport()
    if loaded.diagnostics.hasErrors { loaded.catalogue = nil }
    return loaded
  }
}
