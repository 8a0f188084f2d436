import FioriGenModel

extension DocumentDecoder {
  /// The text of a node.
  ///
  /// - Parameters:
  ///   - node: The node, which should be text.
  ///   - what: What it is, for messages: `'summary'`.
  /// - Returns: The text; `nil` when there is none, which is reported.
  mutating func text(_ node: YAMLNode, of what: @autoclosure () -> String) -> Located<String>? {
    if case .scalar(let scalar) = node.content, !scalar.isNull {
      return Located(value: scalar.text, range: node.range)
    }
    reportWrongNode(
      node,
      "\(what()) must be text",
      suggestion: "write one value; put text that begins with a bracket in quotes"
    )
    return nil
  }

  /// Prose: text without blanks at its end.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - values: The mapping's values.
  /// - Returns: The prose; empty when there is none.
  mutating func prose(_ key: SpecKey, in values: KeyedNodes) -> String {
    optionalProse(key, in: values) ?? ""
  }

  /// Prose that may be missing.
  mutating func optionalProse(_ key: SpecKey, in values: KeyedNodes) -> String? {
    guard let node = values[key] else { return nil }
    return text(node, of: "'\(key.rawValue)'").map { Self.trimmed($0.value) }
  }

  /// One or several pieces of prose.
  mutating func proseList(_ key: SpecKey, in values: KeyedNodes) -> [String] {
    guard let node = values[key] else { return [] }
    let nodes: [YAMLNode] =
      if case .sequence(let elements) = node.content { elements } else { [node] }
    return nodes.compactMap { text($0, of: "'\(key.rawValue)'").map { Self.trimmed($0.value) } }
  }

  /// Text without the blanks and line breaks at its end.
  static func trimmed(_ text: String) -> String {
    guard let last = text.utf8.last, last == 0x20 || last == 0x0A || last == 0x09 else {
      return text
    }
    var rest = text.utf8[...]
    while let last = rest.last, last == 0x20 || last == 0x0A || last == 0x09 {
      rest = rest.dropLast()
    }
    return String(Substring(rest))
  }

  /// `true` or `false`.
  ///
  /// - Returns: The value; `false` when it is missing or wrong.
  mutating func flag(_ key: SpecKey, in values: KeyedNodes) -> Bool {
    guard let node = values[key] else { return false }
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      reportWrongNode(node, "'\(key.rawValue)' must be true or false")
      return false
    }
    if scalar.style == .plain && scalar.text == "true" { return true }
    if scalar.style == .plain && scalar.text == "false" { return false }
    let replacement = BooleanText.meant(by: scalar.text)
    findings.report(
      SpecRules.invalidValue,
      "'\(key.rawValue)' must be true or false, not \(scalar.description)",
      at: node.range,
      suggestion: replacement.map { "write \($0)" },
      replacement: replacement
    )
    return false
  }

  /// A finite number.
  mutating func number(_ node: YAMLNode, of what: String) -> Double? {
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      reportWrongNode(node, "\(what) must be a number")
      return nil
    }
    if scalar.style == .plain, let number = NumberText.number(scalar.text) { return number }
    reportNoNumber(scalar, "\(what) must be a number", at: node.range)
    return nil
  }

  /// A whole number that is not negative.
  mutating func count(_ key: SpecKey, in values: KeyedNodes) -> Located<Int>? {
    guard let node = values[key] else { return nil }
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      reportWrongNode(node, "'\(key.rawValue)' must be a whole number")
      return nil
    }
    if scalar.style == .plain, let number = NumberText.wholeNumber(scalar.text), number >= 0 {
      return Located(value: number, range: node.range)
    }
    reportNoNumber(scalar, "'\(key.rawValue)' must be a whole number, 0 or more", at: node.range)
    return nil
  }

  /// Reports text where a number is expected.
  private mutating func reportNoNumber(
    _ scalar: YAMLScalar,
    _ expectation: String,
    at range: SourceRange
  ) {
    let isQuotedNumber = scalar.style != .plain && NumberText.number(scalar.text) != nil
    findings.report(
      SpecRules.invalidValue,
      "\(expectation), not \(scalar.description)",
      at: range,
      suggestion: isQuotedNumber ? "remove the quotes" : nil,
      replacement: isQuotedNumber ? scalar.text : nil
    )
  }

  /// One of the values of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: SpecKey,
    in values: KeyedNodes,
    as _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let node = values[key], let text = text(node, of: "'\(key.rawValue)'") else { return nil }
    return choice(text, of: "'\(key.rawValue)'")
  }

  /// One of the values of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: Located<String>,
    of what: String
  ) -> Choice? where Choice.RawValue == String {
    if let choice = Choice(rawValue: text.value) { return choice }
    let spellings = Choice.allCases.map(\.rawValue)
    findings.report(
      SpecRules.invalidValue,
      "\(what) cannot be \(quoted(text.value))",
      unknown: text.value,
      at: text.range,
      candidates: spellings,
      otherwise: "write \(Wording.list(spellings, "or"))"
    )
    return nil
  }
}

extension YAMLScalar {
  /// The scalar in a message; says when it is quoted, since quotes decide what it means.
  var description: String {
    style == .quoted ? "the quoted text \(quoted(text))" : quoted(text)
  }
}
