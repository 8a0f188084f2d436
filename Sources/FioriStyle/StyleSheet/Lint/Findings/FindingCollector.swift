/// Collects findings in bytes, and turns them into findings in lines and columns at the end.
struct FindingCollector {
  /// A finding before its place is counted out.
  struct Draft {
    /// The rule that found it.
    var rule: StyleRule
    /// How much it matters.
    var severity: StyleSeverity
    /// What is wrong.
    var message: String
    /// The place.
    var range: ByteRange
    /// Other places that explain it.
    var notes: [(message: String, range: ByteRange)]
    /// What to do about it.
    var suggestion: String?
    /// A change that mends it.
    var edit: SheetEdit?
  }

  /// The settings.
  private let options: StyleLintOptions

  /// The findings so far.
  private var drafts: [Draft] = []

  /// How many findings each rule has, by its identifier, those beyond the limit included.
  private var counts: [String: Int] = [:]

  /// Begins to collect.
  init(_ options: StyleLintOptions) {
    self.options = options
  }

  /// Whether a finding of a rule would be shown. Rules that find much ask before they make a message;
  /// a finding that would not be shown is counted here.
  mutating func accepts(_ rule: StyleRule) -> Bool {
    guard !options.disabledRules.contains(rule.id) else { return false }
    guard counts[rule.id, default: 0] >= options.findingLimit else { return true }
    counts[rule.id, default: 0] += 1
    return false
  }

  /// Adds a finding, unless its rule is switched off or has too many already.
  mutating func report(
    _ rule: StyleRule,
    at range: ByteRange,
    _ message: String,
    severity: StyleSeverity? = nil,
    notes: [(message: String, range: ByteRange)] = [],
    suggestion: String? = nil,
    edit: SheetEdit? = nil
  ) {
    guard !options.disabledRules.contains(rule.id) else { return }
    let count = counts[rule.id, default: 0] + 1
    counts[rule.id] = count
    guard count <= options.findingLimit else { return }
    var severity = severity ?? rule.severity
    if options.isStrict, severity == .warning { severity = .error }
    drafts.append(
      Draft(
        rule: rule,
        severity: severity,
        message: message,
        range: range,
        notes: notes,
        suggestion: suggestion,
        edit: edit
      )
    )
  }

  /// The findings in the order of the sheet, with lines and columns.
  ///
  /// - Parameter bytes: The sheet.
  /// - Returns: The findings, sorted by place and rule.
  func finish(_ bytes: [UInt8]) -> [StyleFinding] {
    let sorted = drafts.enumerated().sorted { left, right in
      let leftKey = (left.element.range.start, left.element.rule.id, left.offset)
      let rightKey = (right.element.range.start, right.element.rule.id, right.offset)
      return leftKey < rightKey
    }
    let ranges = drafts.flatMap { draft in [draft.range] + draft.notes.map(\.range) }
    let positions = SheetPositions(of: ranges, in: bytes)
    return sorted.map(\.element).map { draft in
      StyleFinding(
        rule: draft.rule,
        severity: draft.severity,
        message: draft.message,
        range: positions.range(draft.range),
        notes: draft.notes.map {
          StyleFinding.Note(message: $0.message, range: positions.range($0.range))
        },
        suggestion: draft.suggestion,
        edit: draft.edit
      )
    } + omitted(in: bytes)
  }

  /// One note for each rule with more findings than the limit.
  private func omitted(in bytes: [UInt8]) -> [StyleFinding] {
    let point = SheetPositions(of: [ByteRange(at: bytes.count)], in: bytes)
      .range(ByteRange(at: bytes.count))
    return counts.filter { $0.value > options.findingLimit }.sorted { $0.key < $1.key }
      .map { id, count in
        StyleFinding(
          rule: LimitRule.declaration,
          severity: .note,
          message: "\(count - options.findingLimit) more findings of \(id) are not shown",
          range: point,
          notes: [],
          suggestion: nil,
          edit: nil
        )
      }
  }
}
