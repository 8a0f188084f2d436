/// A value that is seldom stated: it is kept in a box of its own, and there is no box where nothing is
/// stated.
///
/// Large sets have hundreds of thousands of members, each of which uses few of its many fields. A field of
/// this kind takes the room of a pointer, and copying it counts one reference, or none.
@propertyWrapper
public struct Rare<Value: RarelyStated & Sendable>: Sendable {
  /// Keeps a value that does not change.
  private final class Box: Sendable {
    /// The value.
    let value: Value

    /// Keeps a value.
    init(_ value: Value) { self.value = value }
  }

  /// The box; `nil` where nothing is stated.
  private var box: Box?

  /// The value; ``RarelyStated/unstated`` where nothing is stated.
  public var wrappedValue: Value {
    get { box?.value ?? Value.unstated }
    set { box = newValue.isUnstated ? nil : Box(newValue) }
  }

  /// Keeps a value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    box = wrappedValue.isUnstated ? nil : Box(wrappedValue)
  }
}

extension Rare: Equatable where Value: Equatable {
  /// Whether two values are equal, wherever they are kept.
  public static func == (left: Rare, right: Rare) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension Rare: Hashable where Value: Hashable {
  /// Feeds the value to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// A type with a value that means that nothing is stated, which most of its values are.
public protocol RarelyStated {
  /// The value that means that nothing is stated.
  static var unstated: Self { get }

  /// Whether nothing is stated.
  var isUnstated: Bool { get }
}

extension Optional: RarelyStated {
  /// No value.
  public static var unstated: Wrapped? { nil }

  /// Whether there is no value.
  public var isUnstated: Bool {
    if case .none = self { true } else { false }
  }
}
