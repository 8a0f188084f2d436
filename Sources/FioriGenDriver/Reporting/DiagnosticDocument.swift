import FioriGenModel

/// Findings as one JSON document; every key is always there.
enum DiagnosticDocument {
  /// Writes findings.
  ///
  /// - Parameter diagnostics: The findings, in the order in which to list them.
  /// - Returns: The document, ending with a line break.
  static func text(of diagnostics: [Diagnostic]) -> String {
    let summary = DiagnosticSummary(of: diagnostics)
    return JSONWriter.text(
      of: [
        "formatVersion": 1,
        "diagnostics": .array(diagnostics.map(value)),
        "summary": [
          "errors": .integer(summary.errors), "warnings": .integer(summary.warnings),
        ],
      ]
    )
  }

  /// One finding.
  private static func value(of diagnostic: Diagnostic) -> JSONValue {
    [
      "file": .string(diagnostic.range.file),
      "start": value(of: diagnostic.range.start),
      "end": value(of: diagnostic.range.end),
      "severity": .string(diagnostic.severity.rawValue),
      "rule": .string(diagnostic.rule.id),
      "message": .string(diagnostic.message),
      "notes": .array(
        diagnostic.notes.map { note in
          [
            "file": .string(note.range.file),
            "start": value(of: note.range.start),
            "end": value(of: note.range.end),
            "message": .string(note.message),
          ]
        }
      ),
      "suggestion": .optional(diagnostic.suggestion),
      "replacement": .optional(diagnostic.replacement),
    ]
  }

  /// One place.
  private static func value(of position: SourcePosition) -> JSONValue {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }
}
