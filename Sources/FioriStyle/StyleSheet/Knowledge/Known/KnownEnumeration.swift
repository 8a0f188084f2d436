/// An enumeration that attributes use as their type.
public struct KnownEnumeration: Hashable, Sendable {
  /// The enumeration's name.
  public var name: String

  /// Its cases as sheets write them, other spellings included.
  public var cases: [String]

  /// Describes an enumeration.
  ///
  /// - Parameters:
  ///   - name: The enumeration's name.
  ///   - cases: Its cases as sheets write them, other spellings included.
  public init(name: String, cases: [String]) {
    self.name = name
    self.cases = cases
  }
}
