import FioriGenModel

/// Makes a readable finding of what libyaml says about text that is not YAML.
///
/// libyaml notices a fault at the next token, which may stand lines below it, behind blank lines and
/// comments. The finding is reported where the faulty construct begins, unless the next token is
/// itself what is wrong.
struct SyntaxErrorReport {
  /// A `[` or `{` whose end was not seen yet.
  struct OpenFlow {
    /// Where the bracket stands.
    var position: SourcePosition
    /// Whether it is `[`.
    var isSequence: Bool
  }

  /// What libyaml says.
  var fault: YAMLFault

  /// The file.
  var source: SpecSource

  /// The brackets that were open where libyaml stopped, outermost first.
  var openFlow: [OpenFlow] = []

  /// The place of the last text in quotes before the fault that goes over several lines.
  var lastLongQuote: SourceRange?

  /// The finding, with a suggestion for common slips.
  func finding() -> Diagnostic {
    let text = SourceText(source.bytes)
    if let bracket = openFlow.last, isUnclosed(bracket, in: text) { return finding(about: bracket) }
    if let quote = lastLongQuote, quote.end.line == fault.problemPosition.line {
      return finding(aboutQuote: quote)
    }
    let position = position
    return Diagnostic(
      SpecRules.syntax,
      message,
      at: SourceRange(file: source.path, start: position),
      notes: notes(reportedAt: position),
      suggestion: SyntaxSlip.suggestion(for: fault, at: position, in: text)
    )
  }

  /// Whether a bracket was never closed: libyaml met the end of the file, or a line that is not
  /// indented deeper than the bracket's.
  private func isUnclosed(_ bracket: OpenFlow, in text: SourceText) -> Bool {
    let isAboutFlow =
      fault.context.hasPrefix("while parsing a flow") || fault.context == "while parsing a node"
    guard isAboutFlow, bracket.position.line != fault.problemPosition.line else { return false }
    let isAtEnd = text.line(fault.problemPosition.line).isEmpty
    let indentation = text.line(bracket.position.line).prefix { $0 == " " }.count
    return isAtEnd || fault.problemPosition.column <= indentation + 1
  }

  /// The finding for a bracket that was never closed.
  private func finding(about bracket: OpenFlow) -> Diagnostic {
    let (opening, closing) = bracket.isSequence ? ("[", "]") : ("{", "}")
    return Diagnostic(
      SpecRules.syntax,
      "the '\(opening)' has no '\(closing)'",
      at: SourceRange(file: source.path, start: bracket.position),
      suggestion: "add '\(closing)' where the \(bracket.isSequence ? "list" : "mapping") ends"
    )
  }

  /// The finding for quotes that were closed by the opening quotes of another line.
  private func finding(aboutQuote quote: SourceRange) -> Diagnostic {
    let position = SourceRange(file: source.path, start: fault.problemPosition)
    return Diagnostic(
      SpecRules.syntax,
      "the quotes that open here close in line \(quote.end.line), where more text follows",
      at: SourceRange(file: source.path, start: quote.start),
      notes: [DiagnosticNote(message, at: position)],
      suggestion: "close the quotes where the text ends"
    )
  }

  /// Where the fault is reported.
  private var position: SourcePosition {
    let problemIsTab = fault.problem.hasPrefix("found a tab character")
    if fault.context.hasPrefix("while scanning") && !problemIsTab { return fault.contextPosition }
    return fault.problemPosition
  }

  /// libyaml's words as one sentence, its spelling corrected.
  private var message: String {
    let problem =
      fault.problem == "did not find expected hexdecimal number"
      ? "did not find expected hexadecimal number" : fault.problem
    return fault.context.isEmpty ? problem : "\(problem) \(fault.context)"
  }

  /// A note at the beginning of the construct, where that is another line.
  private func notes(reportedAt position: SourcePosition) -> [DiagnosticNote] {
    guard fault.context.hasPrefix("while parsing a"), fault.contextPosition.line != position.line
    else { return [] }
    let range = SourceRange(file: source.path, start: fault.contextPosition)
    let construct = fault.context.hasSuffix("mapping") ? "mapping" : "list"
    return [DiagnosticNote("the \(construct) begins here", at: range)]
  }
}
