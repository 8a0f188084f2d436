import FioriGenModel

/// The documents of a YAML file as trees.
struct YAMLTree: Sendable {
  /// The roots of the documents that could be read, in order.
  var documents: [YAMLNode]

  /// Whether the whole file could be read.
  var isComplete: Bool

  /// The findings: syntax, limits, anchors, tags and repeated keys.
  var diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file: UTF-8 without control characters.
  ///   - limits: What it may demand.
  /// - Returns: The trees; after a syntax error those of the documents before it.
  static func read(_ source: SpecSource, limits: SpecLimits) -> YAMLTree {
    guard !source.bytes.isEmpty else {
      return YAMLTree(documents: [], isComplete: true, diagnostics: [])
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var builder: YAMLTreeBuilder
      do throws(YAMLFault) {
        builder = YAMLTreeBuilder(
          events: try YAMLEventStream(over: bytes),
          file: source.path,
          limits: limits
        )
      } catch {
        let report = SyntaxErrorReport(fault: error, source: source)
        return YAMLTree(documents: [], isComplete: false, diagnostics: [report.finding()])
      }
      return builder.build(source)
    }
  }
}
