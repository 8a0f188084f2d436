/// A duration in seconds.
public typealias Seconds = Double

extension String: FieldValue {
  /// The empty text.
  public static var blank: String { "" }

  /// `String`.
  public static var fieldTypeName: String { "String" }

  /// Compares the scalars: `==` also takes differently composed letters for the same.
  public func isIdentical(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension Bool: FieldValue {
  /// `false`.
  public static var blank: Bool { false }

  /// `Bool`.
  public static var fieldTypeName: String { "Bool" }
}

extension Int: FieldValue {
  /// Zero.
  public static var blank: Int { 0 }

  /// `Int`.
  public static var fieldTypeName: String { "Int" }
}

extension Double: FieldValue {
  /// Zero.
  public static var blank: Double { 0 }

  /// `Double`.
  public static var fieldTypeName: String { "Double" }

  /// Compares every bit.
  public func isIdentical(to other: Double) -> Bool {
    bitPattern == other.bitPattern
  }
}

extension Float: FieldValue {
  /// Zero.
  public static var blank: Float { 0 }

  /// `Float`.
  public static var fieldTypeName: String { "Float" }

  /// Compares every bit.
  public func isIdentical(to other: Float) -> Bool {
    bitPattern == other.bitPattern
  }
}
