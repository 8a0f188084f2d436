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
    guard !drafts.isEmpty else { return omitted(in: bytes) }
    let order = drafts.indices.sorted { left, right in
      let (leftStart, rightStart) = (drafts[left].range.start, drafts[right].range.start)
      if leftStart != rightStart { return leftStart < rightStart }
      let (leftID, rightID) = (drafts[left].rule.id, drafts[right].rule.id)
      return leftID == rightID ? left < right : leftID < rightID
    }
    var ranges: [ByteRange] = []
    ranges.reserveCapacity(drafts.count)
    for draft in drafts {
      ranges.append(draft.range)
      for note in draft.notes { ranges.append(note.range) }
    }
    let positions = SheetPositions(of: ranges, in: bytes)
    return order.map { number in
      let draft = drafts[number]
      return StyleFinding(
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
    guard counts.contains(where: { $0.value > options.findingLimit }) else { return [] }
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
