/// A Swift type as a spec writes it: `String?`, `[FUITag]`, `((FUISingleActionButton) -> Void)?`.
public indirect enum TypeExpression: Hashable, Sendable {
  /// A type by its name, dotted where it is nested: `UITableViewCell.AccessoryType`.
  case named(String)
  /// `T?`.
  case optional(TypeExpression)
  /// `T!`.
  case implicitlyUnwrapped(TypeExpression)
  /// `[T]`.
  case array(TypeExpression)
  /// `[K: V]`.
  case dictionary(key: TypeExpression, value: TypeExpression)
  /// `(A, B) -> R`.
  case function(parameters: [TypeExpression], result: TypeExpression)

  /// The type without `?` and `!` around it.
  public var unwrapped: TypeExpression {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
    default: self
    }
  }

  /// Whether the outermost part is `?` or `!`.
  public var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Every type name that stands in the expression, in order.
  public var names: [String] {
    switch self {
    case .named(let name): [name]
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    case .function(let parameters, let result): parameters.flatMap(\.names) + result.names
    }
  }
}

extension TypeExpression: CustomStringConvertible {
  /// The expression as Swift writes it.
  public var description: String {
    switch self {
    case .named(let name): name
    case .optional(let inner): inner.parenthesisedFunction + "?"
    case .implicitlyUnwrapped(let inner): inner.parenthesisedFunction + "!"
    case .array(let inner): "[\(inner)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .function(let parameters, let result):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    }
  }

  /// The expression, in parentheses where a suffix would otherwise bind to a function's result.
  private var parenthesisedFunction: String {
    if case .function = self { "(\(self))" } else { description }
  }
}
