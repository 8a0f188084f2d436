/// Two rules with the same selectors.
enum DuplicateRuleRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.duplicate-rule",
    severity: .warning,
    title: "Selectors repeated",
    explanation: """
      Two rules have the same selectors. Readers merge them, and where both set a property the later one \
      wins, which is easily overlooked. Merge them.
      """,
    wrong: "Label { font-size: 12; }\nLabel { font-color: red; }",
    right: "Label { font-size: 12; font-color: red; }"
  )

  /// Finds rules whose selectors were seen before.
  struct Finder {
    /// Rules with one selector, by context and the selector's number.
    private var single: [UInt64: Int] = [:]
    /// Rules with several selectors, by context and the selectors' sorted numbers.
    private var several: [[Int]: Int] = [:]

    /// Notes a rule and reports it when its selectors were seen before.
    ///
    /// - Parameters:
    ///   - row: The rule's row.
    ///   - selectors: The numbers of its selectors.
    ///   - context: Takes the finding.
    mutating func check(_ row: Int, _ selectors: [Int], in context: inout StyleLintContext) {
      let rule = context.syntax.rules[row]
      guard !rule.isContinuation, !selectors.isEmpty else { return }
      let place = context.resolution.context(of: rule)
      let earlier: Int?
      if selectors.count == 1 {
        let key = UInt64(place) << 32 | UInt64(selectors[0])
        earlier = single.updateValue(row, forKey: key)
      } else {
        earlier = several.updateValue(row, forKey: [place] + Set(selectors).sorted())
      }
      guard let earlier, context.findings.accepts(declaration) else { return }
      let range = headRange(rule, context)
      context.findings.report(
        declaration,
        at: range,
        "a rule for \(context.quoted(range)) exists already",
        notes: [("the earlier rule", headRange(context.syntax.rules[earlier], context))],
        suggestion: "merge the two rules"
      )
    }

    /// The selectors of a rule.
    private func headRange(_ rule: SheetRule, _ context: StyleLintContext) -> ByteRange {
      let selectors = context.syntax.selectors[rule.selectors]
      return ByteRange(
        selectors.first?.start ?? rule.range.start,
        selectors.last?.end ?? rule.range.start
      )
    }
  }
}

/// One property twice in a rule.
enum DuplicatePropertyRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.duplicate-property",
    severity: .warning,
    title: "Property repeated",
    explanation: "A rule sets a property twice. The last one counts; remove the other.",
    wrong: "Label { font-size: 12; font-size: 13; }",
    right: "Label { font-size: 13; }"
  )

  /// Finds properties that a rule sets twice.
  struct Finder {
    /// For each property the rule that set it last, and the row of that declaration.
    private var last: [(rule: Int, declaration: Int)] = []

    /// Notes a declaration and reports it when its rule has the property already.
    mutating func check(
      _ property: Int,
      declaration row: Int,
      rule: Int,
      in context: inout StyleLintContext
    ) {
      while last.count <= property { last.append((-1, -1)) }
      if last[property].rule == rule, context.findings.accepts(declaration) {
        let name = context.syntax.declarations[row].name
        context.findings.report(
          declaration,
          at: name,
          "the property \(context.quoted(name)) is set twice in this rule; the last one counts",
          notes: [
            (
              "the earlier declaration",
              context.syntax.declarations[last[property].declaration].name
            )
          ]
        )
      }
      last[property] = (rule, row)
    }
  }
}
