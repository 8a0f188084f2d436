import FioriGenModel

/// Makes a readable finding of what libyaml says about text that is not YAML.
///
/// libyaml notices a fault at the next token, which may stand lines below it, behind blank lines and
/// comments. The finding is reported where the faulty construct begins, unless the next token is on
/// the same line and therefore the better place.
enum SyntaxErrorReport {
  /// The finding for a fault.
  ///
  /// - Parameters:
  ///   - fault: What libyaml says.
  ///   - source: The file.
  ///   - openFlow: The brackets that were open where libyaml stopped, outermost first.
  /// - Returns: The finding, with a suggestion for common slips.
  static func finding(
    for fault: YAMLFault,
    in source: SpecSource,
    openFlow: [YAMLTreeBuilder.OpenFlow]
  ) -> Diagnostic {
    let text = SourceText(source.bytes)
    let unclosed = openFlow.last.flatMap { open in
      open.position.line == fault.problemPosition.line ? nil : open
    }
    if let unclosed, isAboutFlow(fault) {
      let bracket = unclosed.isSequence ? ("[", "]") : ("{", "}")
      return Diagnostic(
        SpecRules.syntax,
        "the '\(bracket.0)' has no '\(bracket.1)'",
        at: SourceRange(file: source.path, start: unclosed.position),
        suggestion: "add '\(bracket.1)' where the \(unclosed.isSequence ? "list" : "mapping") ends"
      )
    }
    let position = position(of: fault)
    return Diagnostic(
      SpecRules.syntax,
      message(of: fault),
      at: SourceRange(file: source.path, start: position),
      notes: notes(of: fault, reportedAt: position, file: source.path),
      suggestion: SyntaxSlip.suggestion(for: fault, at: position, in: text)
    )
  }

  /// Whether libyaml was reading what stands between brackets.
  private static func isAboutFlow(_ fault: YAMLFault) -> Bool {
    fault.context.hasPrefix("while parsing a flow")
      || fault.problem == "did not find expected node content"
  }

  /// Where the fault is reported.
  private static func position(of fault: YAMLFault) -> SourcePosition {
    let problemIsTab = fault.problem.hasPrefix("found a tab character")
    if fault.context.hasPrefix("while scanning") && !problemIsTab { return fault.contextPosition }
    return fault.problemPosition
  }

  /// libyaml's words as one sentence.
  private static func message(of fault: YAMLFault) -> String {
    let problem =
      fault.problem == "did not find expected hexdecimal number"
      ? "did not find expected hexadecimal number" : fault.problem
    return fault.context.isEmpty ? problem : "\(problem) \(fault.context)"
  }

  /// A note at the beginning of the construct, where that is another line.
  private static func notes(
    of fault: YAMLFault,
    reportedAt position: SourcePosition,
    file: String
  ) -> [DiagnosticNote] {
    guard fault.context.hasPrefix("while parsing a block"),
      fault.contextPosition.line != position.line
    else { return [] }
    let range = SourceRange(file: file, start: fault.contextPosition)
    let construct = fault.context.hasSuffix("mapping") ? "mapping" : "list"
    return [DiagnosticNote("the \(construct) begins here", at: range)]
  }
}
