import FioriGenModel

/// Writes C headers that a compiler has accepted.
///
/// The stages: ``CatalogueTranslator`` turns the catalogue into declarations, ``LibraryPrinter``
/// writes them, ``HeaderVerifier`` has libclang read the text for every target and compares what it
/// read with the declarations. Only then are there files.
public enum CEmitter {
  /// Writes the headers, `abi.json` and the module map of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - options: What can be chosen.
  /// - Returns: The files with paths such as `include/fiori/object_cell.h`; none when there is an
  ///   error, which includes that the tool was built without libclang.
  public static func emit(_ catalogue: Catalogue, options: COptions = COptions()) -> EmitterResult {
    let (library, findings) = CatalogueTranslator(
      catalogue,
      previous: options.previous
    ).library()
    if findings.hasErrors {
      return EmitterResult(files: [], diagnostics: findings.sortedForReport())
    }
    let headers = LibraryPrinter(abiVersion: options.abiVersion).print(library)
    let verification = HeaderVerifier(options: options).verify(headers, of: library)
    let diagnostics = (findings + verification.diagnostics).sortedForReport()
    guard let abi = verification.abi, !diagnostics.hasErrors else {
      return EmitterResult(files: [], diagnostics: diagnostics)
    }
    let files =
      headers.map(\.file) + [
        verification.abiChecks.file, CollectionFiles(library: library).moduleMap,
        GeneratedFile(path: "abi.json", contents: abi.json),
      ]
    return EmitterResult(files: files, diagnostics: diagnostics)
  }
}
