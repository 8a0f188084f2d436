import FioriGenModel

/// Says everything about a property, or the field of a struct, but its name, type and default.
enum PropertyWords {
  /// The words for a table's cell.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - origin: Markdown that says where it was declared; empty for a member of one's own.
  ///   - context: What the words may refer to.
  /// - Returns: Markdown for one line.
  static func text(for property: Property, origin: String = "", in context: PageContext) -> String {
    var words = [MarkupEscaping.markdown(property.summary)]
    words += MarkupEscaping.paragraphs(property.discussion).split(separator: "\n").map(String.init)
    if let view = property.shownBy { words.append("Shown by \(MarkupEscaping.code(view)).") }
    if let operation = property.setBy {
      words.append("Changed by \(MarkupEscaping.code(operation)).")
    }
    if !property.setBefore.isEmpty {
      let later = property.setBefore.map(MarkupEscaping.code).joined(separator: ", ")
      words.append("Set it before \(later).")
    }
    words += limits(property.constraints)
    if let unit = unit(of: property) { words.append("In \(unit).") }
    if property.isRequired { words.append("Required.") }
    if property.access == .get || property.access == .privateSet { words.append("Read only.") }
    if property.isStatic { words.append("Belongs to the type.") }
    if property.isInspectable { words.append("Can be set in Interface Builder.") }
    words.append(origin)
    if let since = property.since { words.append("Since \(MarkupEscaping.markdown(since)).") }
    if let deprecated = property.deprecated {
      words.append(context.words(of: deprecated, link: MarkupEscaping.code))
    }
    if !property.aliases.isEmpty {
      let names = property.aliases.map(MarkupEscaping.code).joined(separator: ", ")
      words.append("Also spelled \(names).")
    }
    if !property.renamedFrom.isEmpty {
      let names = property.renamedFrom.map(MarkupEscaping.code).joined(separator: ", ")
      words.append("Also read as \(names).")
    }
    words.append(PageContext.marks(isInferred: property.isInferred, note: property.note))
    return ComponentPage.joined(words)
  }

  /// Limits and advice, as sentences.
  ///
  /// - Parameter constraints: The limits and advice.
  /// - Returns: A sentence for each.
  static func limits(_ constraints: Constraints) -> [String] {
    func words(_ range: ClosedRange<Double>) -> String {
      "\(NumberText.short(range.lowerBound)) to \(NumberText.short(range.upperBound))"
    }
    func counted(_ count: Int, _ noun: String) -> String {
      "at most \(count) \(noun)\(count == 1 ? "" : "s")"
    }
    var sentences: [String] = []
    if let range = constraints.range { sentences.append("Allowed: \(words(range)).") }
    if let range = constraints.advisedRange { sentences.append("Advised: \(words(range)).") }
    if let count = constraints.count { sentences.append("Allowed: \(counted(count, "element")).") }
    if let count = constraints.advisedCount {
      sentences.append("Advised: \(counted(count, "element")).")
    }
    if let lines = constraints.advisedLines {
      sentences.append("Advised: \(counted(lines, "line")).")
    }
    return sentences
  }

  /// The unit that a property's type implies.
  private static func unit(of property: Property) -> String? {
    guard case .builtIn(let type) = property.portable?.unwrapped else { return nil }
    return switch type {
    case .seconds: "seconds"
    case .size, .edgeInsets: "points"
    default: nil
    }
  }
}
