import FioriGenModel

/// The sentences of generated comments that no spec wrote.
enum Phrases {
  // MARK: Members that every type has

  /// The comment of `visit` on models.
  static let visit = Documentation("Shows every field to a visitor.")

  /// The comment of `visit` on choices.
  static let visitChoice = Documentation("Shows the value to a visitor.")

  /// The comment of `visit` on styles.
  static let visitStyle = Documentation("Shows every attribute to a visitor.")

  /// The comment of `blank`.
  static let blank = Documentation("What decoding starts from.")

  /// The comment of `blankCases`.
  static let blankCases = Documentation("A blank value of every case, in order.")

  /// The comment of `descriptor`.
  static let descriptor = Documentation("What tools can know about the component.")

  /// The comment of `fieldTypeName` on deprecated models.
  static let fieldTypeName = Documentation("The name that users write.")

  /// The comment of `groupName`.
  static let groupName = Documentation("The name of the group in specs.")

  /// The comment of `aliases`.
  static let aliases = Documentation("Other spellings that decoding accepts.")

  /// The comment of `allCases`.
  static let allCases = Documentation(
    "Every case, in order; written out because a deprecated one keeps it from being derived."
  )

  /// The comment of a style's `init()`.
  static let emptyStyle = Documentation("Creates a style that sets nothing.")

  /// The comment of an index's `models`.
  static let models = Documentation("The models of the components, sorted by name.")

  /// The comment of an index's `deprecatedModels`.
  static let deprecatedModels = Documentation(
    "The models of the deprecated components, sorted by name."
  )

  /// The comment of `init(stringLiteral:)`.
  static let literalInitialiser = Documentation(
    "Creates the value that text stands for.",
    parameters: [Documentation.Parameter(name: Names.value, text: "The text.")]
  )

  // MARK: Marks

  /// Says that documents do not declare something.
  static let inferred = "Not declared by the documents; read from their samples."

  /// Says where something is inherited from.
  ///
  /// - Parameter origin: The component's documented name.
  /// - Returns: A sentence.
  static func inherited(from origin: String) -> String {
    "Inherited from `\(origin)`."
  }

  /// A note of the spec, as a callout.
  ///
  /// - Parameter text: The note.
  /// - Returns: A paragraph.
  static func note(_ text: String) -> String {
    "- Note: " + CommentText.line(text)
  }

  /// Says what is missing because it carries no data.
  ///
  /// - Parameter names: What is missing, in the order of the spec.
  /// - Returns: A sentence; empty where nothing is missing.
  static func leftOut(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "Left out, because no data stands for it: \(list)."
  }

  /// The marks of a member, as paragraphs.
  ///
  /// - Parameters:
  ///   - origin: The component it is inherited from.
  ///   - isInferred: Whether the documents do not declare it.
  ///   - since: The version it first appeared in.
  ///   - note: The spec's note.
  /// - Returns: One paragraph for each mark that applies.
  static func marks(
    inheritedFrom origin: String? = nil,
    isInferred: Bool = false,
    since: String? = nil,
    note: String? = nil
  ) -> [String] {
    var paragraphs: [String] = []
    if let origin { paragraphs.append(inherited(from: origin)) }
    if isInferred { paragraphs.append(inferred) }
    if let since { paragraphs.append("Since \(since).") }
    if let note { paragraphs.append(Self.note(note)) }
    return paragraphs
  }

  // MARK: Members

  /// A summary, or something better than silence.
  ///
  /// - Parameters:
  ///   - text: The spec's summary; may be empty.
  ///   - name: The documented name.
  /// - Returns: A sentence.
  static func summary(_ text: String, of name: String) -> String {
    text.isEmpty ? "The value of `\(name)`." : text
  }

  /// The comment of a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - remark: A further paragraph; may be empty.
  /// - Returns: Its summary, discussion, limits and marks.
  static func documentation(of property: Property, remark: String = "") -> Documentation {
    var paragraphs = [property.discussion]
    if let view = property.shownBy { paragraphs.append("Shown by `\(view)`.") }
    paragraphs.append(limits(property.constraints))
    paragraphs.append(remark)
    paragraphs += marks(
      inheritedFrom: property.inheritedFrom,
      isInferred: property.isInferred,
      since: property.since,
      note: property.note
    )
    return Documentation(summary(property.summary, of: property.name), paragraphs: paragraphs)
  }

  /// The comment of a part's member.
  ///
  /// - Parameter part: The member.
  /// - Returns: Its summary and marks.
  static func documentation(of part: Part) -> Documentation {
    Documentation(
      summary(part.summary, of: part.path.last ?? ""),
      paragraphs: [limits(part.constraints)]
        + marks(
          inheritedFrom: part.inheritedFrom,
          isInferred: part.isInferred,
          note: part.note
        )
    )
  }

  /// The comment of a nested value.
  ///
  /// - Parameter part: The part.
  /// - Returns: The view's summary, or that it holds the settable members.
  static func documentation(of part: PartField) -> Documentation {
    Documentation(part.summary.isEmpty ? settableMembers(of: part.name) : part.summary)
  }

  /// Says what a nested type holds.
  ///
  /// - Parameter name: The part's name.
  /// - Returns: A sentence.
  static func settableMembers(of name: String) -> String {
    "Settable members of `\(name)`."
  }

  /// The comment of a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Which properties share it.
  static func documentation(of slot: ExclusiveField) -> Documentation {
    let names = slot.members.map { "`\($0.name)`" }
    let all = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return Documentation("What the `\(slot.name)` slot shows: \(all), the last one set.")
  }

  /// Limits and advice in words.
  ///
  /// - Parameter constraints: The limits and advice.
  /// - Returns: Sentences; empty where there are none.
  static func limits(_ constraints: Constraints) -> String {
    var sentences: [String] = []
    if let range = constraints.range { sentences.append("Allowed: \(text(of: range)).") }
    if let range = constraints.advisedRange { sentences.append("Advised: \(text(of: range)).") }
    if let count = constraints.count { sentences.append("At most \(count).") }
    if let count = constraints.advisedCount { sentences.append("Advised: at most \(count).") }
    if let lines = constraints.advisedLines {
      sentences.append("Advised: at most \(lines) \(lines == 1 ? "line" : "lines").")
    }
    return sentences.joined(separator: " ")
  }

  /// A range as Swift writes it.
  private static func text(of range: ClosedRange<Double>) -> String {
    SwiftContext.code(for: range.lowerBound) + "..." + SwiftContext.code(for: range.upperBound)
  }
}
