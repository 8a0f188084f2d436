/// Something a component reports.
public struct Event: Hashable, Sendable {
  /// The handler's or delegate method's name; dotted where a part reports it.
  public var name: String
  /// The types of what comes with it, in order.
  public var payload: [TypeExpression]
  /// The argument labels of a delegate's method, one for each type of the payload, `_` for none;
  /// empty where no argument has a label.
  public var labels: [String]
  /// Whether the documents never declare it.
  public var isInferred: Bool
  /// The component that declares it, where it is inherited.
  public var inheritedFrom: String?
  /// When it happens, in one sentence.
  public var summary: String
  /// Where the reference documents disagree, and what was chosen.
  public var note: String?
  /// Where its name stands.
  public var range: SourceRange

  /// Creates an event.
  public init(
    name: String,
    payload: [TypeExpression] = [],
    labels: [String] = [],
    isInferred: Bool = false,
    inheritedFrom: String? = nil,
    summary: String = "",
    note: String? = nil,
    range: SourceRange
  ) {
    self.name = name
    self.payload = payload
    self.labels = labels
    self.isInferred = isInferred
    self.inheritedFrom = inheritedFrom
    self.summary = summary
    self.note = note
    self.range = range
  }
}
