/// Limits (errors when broken) and advice (warnings) for a property's value.
public struct Constraints: Hashable, Sendable {
  /// The allowed numbers.
  public var range: ClosedRange<Double>?
  /// The numbers that usually look right.
  public var advisedRange: ClosedRange<Double>?
  /// The most elements allowed.
  public var count: Int?
  /// The most elements that usually look right.
  public var advisedCount: Int?
  /// The most lines of text that usually look right.
  public var advisedLines: Int?

  /// Creates constraints; what is left out is not limited.
  public init(
    range: ClosedRange<Double>? = nil,
    advisedRange: ClosedRange<Double>? = nil,
    count: Int? = nil,
    advisedCount: Int? = nil,
    advisedLines: Int? = nil
  ) {
    self.range = range
    self.advisedRange = advisedRange
    self.count = count
    self.advisedCount = advisedCount
    self.advisedLines = advisedLines
  }

  /// Whether nothing is limited or advised.
  public var isEmpty: Bool { self == Constraints() }
}

extension Constraints: RarelyStated {
  /// No limits and no advice.
  public static var unstated: Constraints { Constraints() }

  /// Whether nothing is limited or advised.
  public var isUnstated: Bool { isEmpty }
}
