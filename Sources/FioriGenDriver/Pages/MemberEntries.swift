import FioriGenModel

/// The entries that pages have for members.
enum MemberEntries {
  /// The entry of a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The entry.
  static func entry(for view: AnatomyView) -> TextPage.Entry {
    var facts: [String] = []
    if let access = view.access, access != .getSet { facts.append(access.rawValue) }
    if let size = view.size {
      let literal = ValueLiteral.size(width: size.width, height: size.height)
      facts.append("\(literal) points")
    }
    facts += view.placement.map(words)
    switch view.compact {
    case .hidden: facts.append("hidden in compact width")
    case .placed(let relations): facts += relations.map { words(for: $0) + " in compact width" }
    case nil: break
    }
    facts += origin(view.inheritedFrom)
    return TextPage.Entry(
      term: marked("\(view.name): \(view.type)", view.isInferred),
      text: view.summary,
      facts: facts,
      details: notes(view.note)
    )
  }

  /// The entry of a property or a field.
  ///
  /// - Parameter property: The property.
  /// - Returns: The entry.
  static func entry(for property: Property) -> TextPage.Entry {
    var facts: [String] = []
    if property.isStatic { facts.append("static") }
    if property.isRequired { facts.append("required") }
    if let access = property.access, access != .getSet { facts.append(access.rawValue) }
    if property.isInspectable { facts.append("inspectable") }
    if let value = property.defaultValue { facts.append("default \(value)") }
    facts += words(for: property.constraints)
    if let view = property.shownBy { facts.append("shown by \(view)") }
    if let operation = property.setBy { facts.append("changed by \(operation)") }
    if !property.setBefore.isEmpty {
      facts.append("set before \(property.setBefore.joined(separator: ", "))")
    }
    if let since = property.since { facts.append("since \(since)") }
    if !property.aliases.isEmpty {
      facts.append("also \(property.aliases.joined(separator: ", "))")
    }
    if !property.renamedFrom.isEmpty {
      facts.append("formerly \(property.renamedFrom.joined(separator: ", "))")
    }
    facts += origin(property.inheritedFrom)
    var entry = TextPage.Entry(
      term: marked("\(property.name): \(property.type)", property.isInferred),
      text: property.summary,
      facts: facts,
      details: notes(property.note)
    )
    if let deprecated = property.deprecated { entry.details.append(sentence(for: deprecated)) }
    return entry
  }

  /// The entry of a part.
  ///
  /// - Parameter part: The part.
  /// - Returns: The entry.
  static func entry(for part: Part) -> TextPage.Entry {
    var facts: [String] = []
    if let access = part.access, access != .getSet { facts.append(access.rawValue) }
    if let value = part.defaultValue { facts.append("default \(value)") }
    facts += words(for: part.constraints)
    facts += origin(part.inheritedFrom)
    return TextPage.Entry(
      term: marked("\(part.path.joined(separator: ".")): \(part.type)", part.isInferred),
      text: part.summary,
      facts: facts,
      details: notes(part.note)
    )
  }

  /// The entry of an operation.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The entry.
  static func entry(for operation: Operation) -> TextPage.Entry {
    let parameters = operation.parameters.map { parameter in
      let label = parameter.label.map { $0 + " " } ?? ""
      let value =
        parameter.defaultValue.map { " = \($0)" } ?? (parameter.isOptional ? " = …" : "")
      return "\(label)\(parameter.name): \(parameter.type)\(value)"
    }
    let result = operation.result.map { " -> \($0)" } ?? ""
    let facts = origin(operation.inheritedFrom)
    let keyword = operation.isStatic ? "static " : ""
    let declaration = "\(operation.name)(\(parameters.joined(separator: ", ")))\(result)"
    return TextPage.Entry(
      term: marked(keyword + declaration, operation.isInferred),
      text: operation.summary,
      facts: facts,
      details: notes(operation.note)
    )
  }

  /// The entry of an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: The entry.
  static func entry(for event: Event) -> TextPage.Entry {
    let payload = event.payload.map(\.description).joined(separator: ", ")
    let facts = origin(event.inheritedFrom)
    return TextPage.Entry(
      term: marked("\(event.name)(\(payload))", event.isInferred),
      text: event.summary,
      facts: facts,
      details: notes(event.note)
    )
  }

  /// The sentence about a deprecation.
  ///
  /// - Parameter deprecation: The deprecation.
  /// - Returns: Such as `Deprecated: use headlineText.`
  static func sentence(for deprecation: Deprecation) -> String {
    guard !deprecation.message.isEmpty else {
      return deprecation.replacedBy.map { "Deprecated: use \($0)." } ?? "Deprecated."
    }
    guard let replacement = deprecation.replacedBy, !deprecation.message.contains(replacement)
    else { return "Deprecated: \(deprecation.message)" }
    return "Deprecated: \(deprecation.message) (use \(replacement))"
  }

  /// A note as a paragraph under a summary.
  static func notes(_ note: String?) -> [String] {
    note.map { ["Note: " + $0] } ?? []
  }

  /// The fact that a member is inherited.
  static func origin(_ component: String?) -> [String] {
    component.map { ["from \($0)"] } ?? []
  }

  /// What marks a declaration that the documents do not state.
  private static let inferredMark = "*"

  /// A declaration, with a mark when the documents do not state it.
  static func marked(_ declaration: String, _ isInferred: Bool) -> String {
    isInferred ? "\(declaration) \(inferredMark)" : declaration
  }

  /// The line that explains the mark.
  static let legend = "\(inferredMark) Not stated by the reference documents, but read from them."

  /// Limits and advice in words.
  private static func words(for constraints: Constraints) -> [String] {
    func text(_ range: ClosedRange<Double>) -> String {
      "\(ValueLiteral.number(range.lowerBound))...\(ValueLiteral.number(range.upperBound))"
    }
    var words: [String] = []
    if let range = constraints.range { words.append("allowed \(text(range))") }
    if let range = constraints.advisedRange { words.append("advised \(text(range))") }
    if let count = constraints.count { words.append("at most \(count)") }
    if let count = constraints.advisedCount { words.append("advised at most \(count)") }
    if let lines = constraints.advisedLines { words.append("advised at most \(lines) lines") }
    return words
  }

  /// A relation to another view in words.
  private static func words(for relation: ViewRelation) -> String {
    let distance = relation.distance.map { " by \(ValueLiteral.number($0)) points" } ?? ""
    return "\(words(for: relation.kind)) \(relation.view)\(distance)"
  }

  /// A way in which views stand to each other, in words.
  private static func words(for kind: ViewRelation.Kind) -> String {
    switch kind {
    case .trailingOf: "after"
    case .leadingOf: "before"
    case .below: "below"
    case .above: "above"
    case .inside: "inside"
    case .insteadOf: "instead of"
    }
  }
}
