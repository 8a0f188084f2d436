/// A Swift statement, as far as this emitter makes them.
indirect enum Statement: Hashable, Sendable {
  /// An expression behind some words: `return value`, `self.status = status`, or a call alone.
  case expression(prefix: String, Expression)
  /// `if a && b { … }`.
  case ifAll([String], then: [Statement])
  /// `switch subject { … }`.
  case switchOver(String, [SwitchCase])

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

/// One case of a `switch`.
struct SwitchCase: Hashable, Sendable {
  /// The patterns, as code: `.text(let value)`; `nil` for `default`.
  var pattern: String?

  /// What happens.
  var body: [Statement]

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - pattern: The patterns, as code; `nil` for `default`.
  ///   - body: What happens.
  init(_ pattern: String?, _ body: [Statement]) {
    self.pattern = pattern
    self.body = body
  }
}
