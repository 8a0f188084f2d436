/// Code that turns a value of a model into one of the SDK.
enum Conversion {
  /// An expression.
  case expression(String)
  /// An `if` or `switch`, line by line, that is an expression only where nothing surrounds it.
  case statement([String])

  /// The body of a closure.
  var body: [String] {
    switch self {
    case .expression(let code): [code]
    case .statement(let lines): lines
    }
  }
}
