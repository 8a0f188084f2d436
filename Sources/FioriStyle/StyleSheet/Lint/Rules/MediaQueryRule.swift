/// Queries of `@media` that readers do not understand.
enum MediaQueryRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.media-query",
    severity: .error,
    title: "Media query not understood",
    explanation: """
      A query is one or more conditions of the form `(device: ipad)` or `(orientation: landscape)`, \
      joined by `and`. Features and values that no known reader has are a warning.
      """,
    wrong: "@media screen { Label { font-size: 12; } }",
    right: "@media (device: ipad) { Label { font-size: 12; } }"
  )

  /// Reports every query that is not understood.
  static func check(_ context: inout StyleLintContext) {
    for block in context.syntax.mediaBlocks where !block.isFaulty {
      let place =
        block.query.isEmpty ? ByteRange(block.range.start, block.range.start + 6) : block.query
      guard let query = MediaQuery(block.query, in: context.syntax.bytes) else {
        context.findings.report(
          declaration,
          at: place,
          "expected conditions such as `(device: ipad)`, joined by `and`"
        )
        continue
      }
      for condition in query.conditions { check(condition, at: place, in: &context) }
    }
  }

  /// Reports a condition with a feature or value that is not known.
  private static func check(
    _ condition: MediaQuery.Condition,
    at place: ByteRange,
    in context: inout StyleLintContext
  ) {
    guard let values = MediaQuery.knownFeatures[condition.feature] else {
      let known = MediaQuery.knownFeatures.keys.sorted()
      context.findings.report(
        declaration,
        at: place,
        "the media feature \(context.quoted(condition.feature)) is not known",
        severity: .warning,
        suggestion: "known features are \(known.joined(separator: ", "))"
      )
      return
    }
    guard !values.contains(condition.value) else { return }
    context.findings.report(
      declaration,
      at: place,
      "the value \(context.quoted(condition.value)) of `\(condition.feature)` is not known",
      severity: .warning,
      suggestion: "known values are \(values.joined(separator: ", "))"
    )
  }
}
