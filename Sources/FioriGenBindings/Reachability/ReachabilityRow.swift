/// One member of the SDK, and how data reaches it, or why data does not.
public struct ReachabilityRow: Hashable, Sendable {
  /// The type that has the member.
  public var type: String
  /// The member; dotted for a member of a part.
  public var member: String
  /// Whether a binding reaches it.
  public var isReached: Bool
  /// How a binding reaches it, or the reason why none does.
  public var explanation: String

  /// The member that stands for all initialisers of a type.
  public static let initialiser = "init"

  /// The member that stands for everything of a type that is not listed.
  public static let anything = "(all members)"

  /// A member that a binding reaches.
  static func reached(_ type: String, _ member: String, _ how: String) -> ReachabilityRow {
    ReachabilityRow(type: type, member: member, isReached: true, explanation: how)
  }

  /// A member that no binding reaches.
  static func left(_ type: String, _ member: String, _ reason: String) -> ReachabilityRow {
    ReachabilityRow(type: type, member: member, isReached: false, explanation: reason)
  }
}
