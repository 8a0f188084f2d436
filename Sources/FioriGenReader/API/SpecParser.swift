/// Reads one spec file: bytes to documents, with everything that can be checked in the file alone.
public enum SpecParser {
  /// Parses a file. Pure and safe on any thread; work and memory are bounded by the limits.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - limits: What the file may demand of the reader.
  /// - Returns: The documents and the findings.
  public static func parse(_ source: SpecSource, limits: SpecLimits = .standard) -> ParsedSpec {
    guard source.bytes.count <= limits.maximumFileSize else {
      return .tooLarge(path: source.path, size: source.bytes.count, limits: limits)
    }
    let encodingFaults = EncodingCheck.findings(in: source, limits: limits)
    if !encodingFaults.isEmpty {
      return ParsedSpec(
        path: source.path,
        suspected: .guessed(from: source),
        diagnostics: encodingFaults,
        limits: limits
      )
    }
    let tree = YAMLTree.read(source, limits: limits)
    var decoder = DocumentDecoder(file: source.path, limits: limits)
    let documents = decoder.decodeFile(tree)
    return ParsedSpec(
      path: source.path,
      documents: documents,
      suspected: tree.isComplete && !decoder.skippedDocument ? .none : .guessed(from: source),
      diagnostics: tree.diagnostics + decoder.findings.diagnostics,
      limits: limits
    )
  }
}
