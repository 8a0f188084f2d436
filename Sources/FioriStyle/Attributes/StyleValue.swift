/// What an attribute is set to: a value, or whatever a variable holds.
///
/// Numbers, words, `true` and `false` can be given as literals.
public enum StyleValue<Value: StyleAttributeValue>: Hashable, Sendable {
  /// A value.
  case value(Value)
  /// What a style sheet defines under a name, which is given without `@`.
  case variable(String)

  /// Writes the value as style sheets spell it.
  ///
  /// - Parameter writer: Takes the words of the value.
  /// - Throws: When the value has no spelling.
  public func write(to writer: inout StyleTextWriter) throws(StyleTextError) {
    switch self {
    case .value(let value): try value.write(to: &writer)
    case .variable(let name): try writer.variable(name)
    }
  }
}

extension StyleValue: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// A value given as a whole number.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .value(Value(integerLiteral: value))
  }
}

extension StyleValue: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// A value given as a number.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .value(Value(floatLiteral: value))
  }
}

extension StyleValue: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// A value given as `true` or `false`.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .value(Value(booleanLiteral: value))
  }
}

extension StyleValue: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByStringLiteral {
  /// A value given as a text of one scalar.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .value(Value(unicodeScalarLiteral: value))
  }
}

extension StyleValue: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByStringLiteral {
  /// A value given as a text of one character.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .value(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension StyleValue: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// A value given as a text.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .value(Value(stringLiteral: value))
  }
}
