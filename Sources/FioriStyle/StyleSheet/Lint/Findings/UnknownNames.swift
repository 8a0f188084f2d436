/// Collects names that are not known, each once, and reports them without flooding the reader.
///
/// Apps define names of their own, so a sheet may contain many. Single ones are reported one by one; more
/// than one in 120 lines become a single finding that lists them. All together they are no more than one
/// warning in twenty lines: what goes beyond that is a note.
struct UnknownNames {
  /// So many names are reported one by one, however short the sheet is.
  private static let fewest = 1

  /// One name in so many lines may be reported by itself: with a handful of rules that collect names,
  /// a sheet then has no more than one warning in twenty lines.
  private static let linesPerName = 120

  /// A finding with many names shows so many of them.
  private static let shown = 20

  /// The rule.
  let rule: StyleRule

  /// What a finding about one name says, with the quoted name.
  let single: (String) -> String

  /// What a finding about many names says before it lists them, with their number.
  let several: (Int) -> String

  /// What to do.
  let suggestion: String

  /// The first appearances.
  private var ranges: [ByteRange] = []

  /// Begins to collect.
  init(
    _ rule: StyleRule,
    single: @escaping (String) -> String,
    several: @escaping (Int) -> String,
    suggestion: String
  ) {
    self.rule = rule
    self.single = single
    self.several = several
    self.suggestion = suggestion
  }

  /// Adds a name at its first appearance.
  mutating func add(_ range: ByteRange) { ranges.append(range) }

  /// How many warnings about names a sheet may still have.
  struct Allowance {
    /// The number of lines of the sheet.
    let lineCount: Int

    /// How many warnings are left.
    private var left: Int

    /// Allows one warning in twenty lines, and one in any case.
    ///
    /// - Parameter lineCount: The number of lines of the sheet.
    init(lineCount: Int) {
      self.lineCount = lineCount
      left = max(1, lineCount / 20)
    }

    /// The severity of the next finding of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - options: With strict settings every warning is wanted.
    /// - Returns: That of the rule, or a note once there are enough warnings.
    mutating func severity(of rule: StyleRule, _ options: StyleLintOptions) -> StyleSeverity {
      guard rule.severity == .warning, !options.isStrict,
        !options.disabledRules.contains(rule.id)
      else { return rule.severity }
      left -= 1
      return left >= 0 ? .warning : .note
    }
  }

  /// Reports the names.
  ///
  /// - Parameters:
  ///   - context: Takes the findings.
  ///   - allowance: How many warnings the sheet may still have.
  ///   - severity: The severity; without one that of the rule.
  func report(
    in context: inout StyleLintContext,
    _ allowance: inout Allowance,
    severity: StyleSeverity? = nil
  ) {
    guard let first = ranges.first else { return }
    let lineCount = allowance.lineCount
    if ranges.count <= max(Self.fewest, lineCount / Self.linesPerName) {
      for range in ranges {
        context.findings.report(
          rule,
          at: range,
          single(context.quoted(range)),
          severity: severity ?? allowance.severity(of: rule, context.options),
          suggestion: suggestion
        )
      }
      return
    }
    let shown = ranges.prefix(Self.shown + 1)
    let names = shown.map { context.quoted($0) }
    context.findings.report(
      rule,
      at: first,
      several(ranges.count) + ": " + names.prefix(Self.shown).joined(separator: ", ")
        + (ranges.count > Self.shown ? ", …" : ""),
      severity: severity ?? allowance.severity(of: rule, context.options),
      notes: Array(zip(names, shown).dropFirst()),
      suggestion: suggestion
    )
  }
}
