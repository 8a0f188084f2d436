import FioriGenModel

/// Writes C headers that a compiler has accepted.
///
/// The stages: ``CatalogueTranslator`` turns the catalogue into declarations, ``LibraryPrinter``
/// writes them, ``HeaderVerifier`` has libclang read the text for every target and compares what it
/// read with the declarations. Only then are there files.
///
/// What the model becomes in C:
/// - A component or struct is a record that begins with its own size and can grow at its end. It
///   is always pointed to, in lists too: a record inside another one could never grow.
/// - An exclusive slot or a union is a kind and a C union of 32 bytes, whatever it holds, so it can
///   stand inside records and gain kinds. Kind 0 is none.
/// - A list is a record of a pointer and a count; a text, a list, an image and a nested record are
///   unset by NULL, a tagged union by its kind, and everything else by an optional record.
/// - A colour is a text in the spelling of style sheets.
/// - Defaults are constants inside the `…_init` functions, nested ones included, so that an
///   initialised record can be read like one that the library has filled.
/// - A member whose name a compiler or a standard header claims gets `_` at its end (`default_`,
///   `errno_`), and so does a header that Windows or the library itself claims (`aux_.h`, `types_.h`).
public enum CEmitter {
  /// The folder that the files usually go to.
  public static let folder = "C"

  /// The folder below it that programs include headers from.
  public static let includeFolder = "include"

  /// The file that describes the binary interface, in the files' folder.
  public static let interfaceFile = "abi.json"

  /// The endings of the files.
  public static let fileEndings = [".h", ".modulemap", interfaceFile]

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
    ).translate()
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
        GeneratedFile(path: interfaceFile, contents: abi.json),
      ]
    return EmitterResult(files: files, diagnostics: diagnostics)
  }

  /// Finds what would keep the headers from being written, such as two names that become one.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The findings that need no compiler.
  public static func check(_ catalogue: Catalogue) -> [Diagnostic] {
    CatalogueTranslator(catalogue).translate().1.sortedForReport()
  }
}
