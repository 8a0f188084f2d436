import FioriGenDriver
import FioriGenModel

/// What commands about style sheets write.
extension Console {
  /// The most bytes of a file of settings or spec that are read to show a line of it.
  private static let largestShownFile = 64 * 1_048_576

  /// Reports findings about sheets, whose contents the run has at hand.
  ///
  /// - Parameter report: The findings and the contents.
  func report(_ report: StyleSheetReport) {
    let text = diagnosticFormat.report(
      report.diagnostics,
      style: messageStyle,
      width: width,
      source: { path in
        report.contents[path] ?? SourceFile.contents(of: path, limit: Self.largestShownFile)
      }
    )
    if !text.isEmpty { warn(text.hasSuffix("\n") ? String(text.dropLast()) : text) }
  }

  /// Writes a sheet to standard output, byte for byte.
  ///
  /// - Parameter bytes: The sheet.
  /// - Returns: Whether that went well. A reader that has seen enough is no fault.
  func write(_ bytes: [UInt8]) -> ExitStatus {
    switch StyleSheetFile.writeToStandardOutput(bytes) {
    case nil: return .success
    case let reason?:
      warn("error: cannot write to standard output: \(reason)")
      return .failure
    }
  }
}
