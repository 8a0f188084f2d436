import FioriGenModel

/// Words the comments of members: meaning, unit, limits, default, origin.
enum MemberDocumentation {
  /// The comment of a property.
  static func of(_ property: Property) -> CDocumentation {
    var facts = unit(of: property.portable)
    facts += limits(property.constraints)
    if let value = property.defaultValue { facts.append("Default: \(value).") }
    if property.isRequired { facts.append("A value is required.") }
    if let view = property.shownBy { facts.append("Shown by \(view).") }
    if !property.aliases.isEmpty {
      facts.append("Also spelled \(property.aliases.joined(separator: ", ")).")
    }
    if !property.renamedFrom.isEmpty {
      facts.append("Formerly \(property.renamedFrom.joined(separator: ", ")).")
    }
    return CDocumentation(
      summary(property.summary, name: property.name),
      paragraphs: paragraphs(property.discussion) + (facts.isEmpty ? [] : [joined(facts)])
        + inference(property.isInferred),
      since: property.since,
      deprecation: property.deprecated.map(message)
    )
  }

  /// The comment of a part's member.
  static func of(_ part: Part) -> CDocumentation {
    var facts = unit(of: part.portable)
    facts += limits(part.constraints)
    if let value = part.defaultValue { facts.append("Default: \(value).") }
    let path = part.path.joined(separator: ".")
    return CDocumentation(
      summary(part.summary, name: path),
      paragraphs: (facts.isEmpty ? [] : [joined(facts)]) + inference(part.isInferred)
    )
  }

  /// What a deprecation tells compilers and readers.
  static func message(_ deprecation: Deprecation) -> String {
    if !deprecation.message.allSatisfy(\.isWhitespace) { return deprecation.message }
    return deprecation.replacedBy.map { "Use \($0)." } ?? "Will be removed."
  }

  /// The paragraphs of a discussion.
  static func paragraphs(_ discussion: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(String(line))
        isOpen = true
      }
    }
    return paragraphs
  }

  /// The mark of facts that the documents do not state.
  static func inference(_ isInferred: Bool) -> [String] {
    isInferred ? ["Inferred: the documents do not declare it."] : []
  }

  /// What a pointer to a nested record means.
  static let nestedDefault = "NULL stands for the defaults."

  /// A summary, or the member's own name where the spec has none.
  private static func summary(_ text: String, name: String) -> String {
    text.isEmpty ? "The member \(name)." : text
  }

  /// Sentences as one text.
  private static func joined(_ sentences: [String]) -> String {
    sentences.joined(separator: " ")
  }

  /// The unit of a value, and how it says that it is unset.
  private static func unit(of type: PortableType?) -> [String] {
    switch type?.unwrapped {
    case .builtIn(.seconds): ["In seconds."]
    case .builtIn(.size), .builtIn(.edgeInsets): ["In points."]
    case .builtIn(.color): ["A colour as style sheets spell it, or a name of the theme."]
    default: []
    }
  }

  /// Limits and advice.
  private static func limits(_ constraints: Constraints) -> [String] {
    var facts: [String] = []
    if let range = constraints.range { facts.append("Allowed: \(text(range)).") }
    if let range = constraints.advisedRange { facts.append("Advised: \(text(range)).") }
    if let count = constraints.count { facts.append("Allowed: at most \(count) elements.") }
    if let count = constraints.advisedCount { facts.append("Advised: at most \(count) elements.") }
    if let lines = constraints.advisedLines { facts.append("Advised: at most \(lines) lines.") }
    return facts
  }

  /// A range of numbers in words.
  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(ValueLiteral.number(range.lowerBound)) to \(ValueLiteral.number(range.upperBound))"
  }
}
