/// A value written in a spec, already checked against the type it is for.
public indirect enum ValueLiteral: Hashable, Sendable {
  /// No value.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or a whole number where the type has fractions.
  case number(Double)
  /// Text; for an ``BuiltInType/image`` the asset's name, for a ``BuiltInType/color`` its spelling.
  case string(String)
  /// A case of an enumeration, by its spec name.
  case enumerationCase(String)
  /// A width and a height, in points.
  case size(width: Double, height: Double)
  /// Distances to the edges, in points.
  case insets(top: Double, leading: Double, bottom: Double, trailing: Double)
  /// A list.
  case array([ValueLiteral])
  /// A struct or component with some fields set, in the order written.
  case fields([FieldLiteral])
}

/// One field of a ``ValueLiteral/fields(_:)`` literal.
public struct FieldLiteral: Hashable, Sendable {
  /// The field's name.
  public var name: String

  /// The field's value.
  public var value: ValueLiteral

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - value: The field's value.
  public init(name: String, value: ValueLiteral) {
    self.name = name
    self.value = value
  }
}

extension ValueLiteral: CustomStringConvertible {
  /// The value as a spec would write it; the canonical form used in reports and descriptions.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): Self.text(value)
    case .string(let value): value
    case .enumerationCase(let name): name
    case .size(let width, let height): "\(Self.text(width))x\(Self.text(height))"
    case .insets(let top, let leading, let bottom, let trailing):
      [top, leading, bottom, trailing].map(Self.text).joined(separator: " ")
    case .array(let elements):
      "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .fields(let fields):
      "{ " + fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + " }"
    }
  }

  /// A number without a needless fraction.
  private static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { String(whole) } else { String(number) }
  }
}
