/// An enumeration whose cases hold one value each. Generated.
public protocol ChoiceValue: Hashable, Sendable {
  /// A blank value of every case, in order.
  static var blankCases: [Self] { get }

  /// Shows the value that the case holds to a visitor.
  ///
  /// - Parameter visitor: Sees, and may change, the value.
  mutating func visit(_ visitor: inout some ChoiceVisitor)
}

/// What a slot holds that several properties share: setting one of them replaces the others.
///
/// In JSON each case has the key of its property, beside the other fields of the model.
public protocol ExclusiveChoice: ChoiceValue {}

/// One of several kinds of value.
///
/// In JSON it is an object whose only key is the case's name.
public protocol UnionValue: ChoiceValue, FieldValue {}

/// Sees the value that a case holds.
public protocol ChoiceVisitor {
  /// Sees the value.
  ///
  /// - Parameters:
  ///   - name: The key in JSON.
  ///   - value: The value.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value)
}

extension ChoiceValue {
  /// The keys that the cases have in JSON, in order.
  static var caseNames: [String] {
    blankCases.map(\.caseName)
  }

  /// The key that the case has in JSON.
  var caseName: String {
    held.name
  }

  /// The key in JSON and the value that the case holds.
  var held: HeldValue {
    var taker = HeldValueTaker()
    var choice = self
    choice.visit(&taker)
    guard let held = taker.held else {
      preconditionFailure("a choice shows its value to every visitor")
    }
    return held
  }

  /// Whether two choices are the same to the last bit.
  func isIdenticalChoice(to other: Self) -> Bool {
    let (mine, others) = (held, other.held)
    return mine.name == others.name && Self.areIdentical(mine.value, others.value)
  }

  /// Whether two values are of one type and the same to the last bit.
  private static func areIdentical<Value: FieldValue>(
    _ value: Value,
    _ other: any FieldValue
  ) -> Bool {
    (other as? Value).map(value.isIdentical(to:)) ?? false
  }
}

/// The value of a case, with its key.
struct HeldValue {
  /// The key in JSON.
  let name: String

  /// The value.
  let value: any FieldValue
}

/// Takes the value out of a choice.
private struct HeldValueTaker: ChoiceVisitor {
  /// What was taken.
  var held: HeldValue?

  /// Takes the value.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    held = HeldValue(name: name.description, value: value)
  }
}
