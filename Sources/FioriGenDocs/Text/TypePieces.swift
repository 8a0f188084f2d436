import FioriGenModel

/// Takes a declared type apart into the names in it and the code between them.
enum TypePieces {
  /// A piece of a type.
  enum Piece: Hashable {
    /// The name of a type.
    case name(String)
    /// What stands between names, such as `[` or `?`.
    case code(String)
  }

  /// The pieces of a type; joined, they are the type as Swift writes it.
  ///
  /// - Parameter type: The declared type.
  /// - Returns: The pieces, in order.
  static func pieces(of type: TypeExpression) -> [Piece] {
    switch type {
    case .named(let name): [.name(name)]
    case .optional(let inner): parenthesised(inner) + [.code("?")]
    case .implicitlyUnwrapped(let inner): parenthesised(inner) + [.code("!")]
    case .array(let inner): [.code("[")] + pieces(of: inner) + [.code("]")]
    case .dictionary(let key, let value):
      [.code("[")] + pieces(of: key) + [.code(": ")] + pieces(of: value) + [.code("]")]
    case .function(let parameters, let result):
      [.code("(")] + joined(parameters) + [.code(") -> ")] + pieces(of: result)
    }
  }

  /// The pieces, in parentheses where a suffix would otherwise bind to a function's result.
  private static func parenthesised(_ type: TypeExpression) -> [Piece] {
    guard case .function = type else { return pieces(of: type) }
    return [.code("(")] + pieces(of: type) + [.code(")")]
  }

  /// The pieces of several types with commas between them.
  private static func joined(_ types: [TypeExpression]) -> [Piece] {
    types.enumerated().flatMap { index, type in
      (index == 0 ? [] : [.code(", ")]) + pieces(of: type)
    }
  }
}
