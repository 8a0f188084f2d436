import FioriGenModel

extension ResolutionContext {
  /// The name of the slot that exclusive properties share: the given one, or the longest common
  /// prefix that is whole words: `status` for `statusText` and `statusImage`.
  ///
  /// - Parameters:
  ///   - names: The properties.
  ///   - given: The name that the spec gives.
  ///   - range: Where the rule stands.
  /// - Returns: The name; `nil` when there is none, which is reported.
  mutating func slotName(
    _ names: [Located<String>],
    _ given: Located<String>?,
    at range: SourceRange
  ) -> String? {
    if names.count < 2 {
      findings.report(
        SpecRules.exclusiveName,
        "an exclusive rule needs at least two properties",
        at: range,
        suggestion: "name the properties of which only one is shown"
      )
      return nil
    }
    if let given { return given.value }
    let prefix = SlotName.commonWords(of: names.map(\.value))
    guard prefix.utf8.count >= 2 else {
      findings.report(
        SpecRules.exclusiveName,
        "\(Wording.list(names.map(\.value))) have no words in common to name what they share",
        at: range,
        suggestion: "add 'name: …' to the rule"
      )
      return nil
    }
    return prefix
  }

  /// Checks that slots have names of their own and share no property.
  ///
  /// - Parameters:
  ///   - component: The component with all its rules.
  ///   - syntax: The component as written.
  ///   - table: Its members.
  mutating func checkSlots(
    of component: Component,
    _ syntax: ComponentSyntax,
    _ table: MemberTable
  ) {
    var slots: [String: BehaviourRule] = [:]
    var owners: [String: BehaviourRule] = [:]
    for rule in component.rules {
      guard case .exclusive(let properties, let slot) = rule.demand else { continue }
      if let member = table.members[slot] {
        reportTakenSlot(slot, of: rule, "a \(member.kind.rawValue)", at: member.range)
      } else if let other = slots[slot] {
        reportTakenSlot(slot, of: rule, "another slot", at: other.range)
      }
      slots[slot] = rule
      for property in properties {
        if let other = owners[property] { reportConflict(property, rule, other) }
        owners[property] = rule
      }
      checkDefaults(of: properties, in: component, rule)
    }
  }

  /// Reports a slot's name that is taken.
  private mutating func reportTakenSlot(
    _ slot: String,
    of rule: BehaviourRule,
    _ owner: String,
    at range: SourceRange
  ) {
    findings.report(
      SpecRules.nameCollision,
      "the exclusive properties share \(quoted(slot)), which is also the name of \(owner)",
      at: rule.range,
      notes: [DiagnosticNote("this has the name", at: range)],
      suggestion: "add 'name: …' to the rule"
    )
  }

  /// Reports a property in two exclusive rules.
  private mutating func reportConflict(
    _ property: String,
    _ rule: BehaviourRule,
    _ other: BehaviourRule
  ) {
    findings.report(
      SpecRules.ruleConflict,
      rule.id == other.id
        ? "\(quoted(property)) stands twice in the rule"
        : "\(quoted(property)) stands in two exclusive rules",
      at: rule.range,
      notes: rule.id == other.id ? [] : [DiagnosticNote("the other rule", at: other.range)],
      suggestion: rule.id == other.id ? "remove one of the two" : "put all of them into one rule"
    )
  }

  /// Reports two defaults in one slot, which can only hold one.
  private mutating func checkDefaults(
    of properties: [String],
    in component: Component,
    _ rule: BehaviourRule
  ) {
    let names = Set(properties)
    let given = component.properties.filter { property in
      guard names.contains(property.name), let value = property.defaultValue else { return false }
      return value != .null
    }
    guard given.count > 1 else { return }
    findings.report(
      SpecRules.ruleConflict,
      "\(Wording.list(given.map(\.name))) are exclusive, but have a default each",
      at: rule.range,
      notes: given.map { DiagnosticNote("has a default", at: $0.range) },
      suggestion: "keep one of the defaults"
    )
  }
}

/// Finds what names have in common.
enum SlotName {
  /// The longest common prefix of names that ends where a word of each name ends.
  ///
  /// - Parameter names: Names in camel case.
  /// - Returns: The prefix; empty when the names begin with different words.
  static func commonWords(of names: [String]) -> String {
    guard let first = names.first else { return "" }
    var prefix = Array(first.utf8)
    for name in names.dropFirst() {
      let length = zip(prefix, name.utf8).prefix { $0 == $1 }.count
      prefix.removeLast(prefix.count - length)
    }
    let others = names.map { Array($0.utf8) }
    while !prefix.isEmpty, !others.allSatisfy({ endsWord($0, at: prefix.count) }) {
      prefix.removeLast()
    }
    return String(decoding: prefix, as: UTF8.self)
  }

  /// Whether a word ends before an index: the name ends there, or the next letter begins a word, as
  /// `T` does in `statusText` and in `URLText`.
  private static func endsWord(_ name: [UInt8], at index: Int) -> Bool {
    guard index < name.count else { return true }
    let next = name[index]
    let last = name[index - 1]
    if next == UInt8(ascii: "_") { return true }
    if ASCII.isDigit(next) { return !ASCII.isDigit(last) }
    guard ASCII.isUppercase(next) else { return false }
    let isFollowedBySmallLetter =
      index + 1 < name.count && ASCII.isLetter(name[index + 1])
      && !ASCII.isUppercase(name[index + 1])
    return !ASCII.isUppercase(last) || isFollowedBySmallLetter
  }
}
