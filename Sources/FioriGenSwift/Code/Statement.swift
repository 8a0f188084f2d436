/// A Swift statement, as far as this emitter makes them.
enum Statement: Hashable, Sendable {
  /// An expression behind some words: `return value`, `self.status = status`, or a call alone.
  case expression(prefix: String, Expression)
  /// `if a, b { … }`.
  case ifAll([Expression], then: [Statement])
  /// `if a { … } else if b { … }`, one branch after the other.
  case ifElseIf([Branch])
  /// A line of code that shares its line with nothing.
  case ownLine(String)
  /// `switch subject { … }`.
  case switchOver(String, [Branch])

  /// A call alone.
  ///
  /// - Parameters:
  ///   - callee: What is called.
  ///   - arguments: Its arguments.
  /// - Returns: The statement.
  static func call(_ callee: String, _ arguments: [Argument]) -> Statement {
    .expression(prefix: "", .call(callee, arguments))
  }

  /// A line of code that is never broken.
  ///
  /// - Parameter code: The line.
  /// - Returns: The statement.
  static func line(_ code: String) -> Statement {
    .expression(prefix: "", .code(code))
  }
}

/// A pattern or condition with what happens where it holds.
struct Branch: Hashable, Sendable {
  /// The pattern or condition, as code: `.text(let value)`.
  var pattern: String

  /// What happens.
  var body: [Statement]

  /// Creates a branch.
  ///
  /// - Parameters:
  ///   - pattern: The pattern or condition, as code.
  ///   - body: What happens.
  init(_ pattern: String, _ body: [Statement]) {
    self.pattern = pattern
    self.body = body
  }
}
