/// Writes every header of a library, except the ABI checks, which need a compiler's measurements.
struct LibraryPrinter {
  /// The version of the binary interface.
  let abiVersion: Int

  /// Writes the headers.
  ///
  /// - Parameter library: The declarations.
  /// - Returns: The headers with the origin of every line, the umbrella last.
  func print(_ library: CLibrary) -> [HeaderText] {
    let support = SupportHeader(names: library.names, abiVersion: abiVersion)
    let printer = HeaderPrinter(names: library.names)
    return [support.text(origin: library.origin.range)] + library.headers.map(printer.print)
      + [CollectionFiles(library: library).umbrella]
  }
}
