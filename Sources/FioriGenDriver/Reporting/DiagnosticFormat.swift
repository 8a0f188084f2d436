import FioriGenModel

/// The forms in which findings can be reported; the raw values are those of `--diagnostics`.
public enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people, with the source beside them.
  case text
  /// One JSON document for programs.
  case json
  /// One SARIF document, for code hosts and editors.
  case sarif

  /// Reports findings.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, in any order.
  ///   - style: Whether text is coloured.
  ///   - width: The columns of the terminal.
  ///   - source: Gives a file's contents; `nil` where it cannot be read.
  /// - Returns: The report, which ends with a line break; empty when text has nothing to say.
  public func report(
    _ diagnostics: [Diagnostic],
    style: TerminalStyle,
    width: Int,
    source: @escaping (String) -> [UInt8]?
  ) -> String {
    let sorted = diagnostics.sortedForReport()
    switch self {
    case .text:
      var printer = DiagnosticPrinter(style: style, width: width, source: source)
      return printer.text(of: sorted)
    case .json: return DiagnosticDocument.text(of: sorted)
    case .sarif: return SARIFDocument.text(of: sorted)
    }
  }
}
