/// A Swift expression, with as much structure as breaking it over lines needs.
package indirect enum Expression: Hashable, Sendable {
  /// Code that is never broken: a name, a number, a literal.
  case code(String)
  /// A call: `Size(width: 25, height: 25)`.
  case call(String, [Argument])
  /// An array literal: `["statusText", "statusImage"]`.
  case list([Expression])
  /// An array literal with a line for each element, however short they are.
  case column([Expression])
  /// A dictionary literal; labels are keys.
  case dictionary([Argument])
  /// A value and what follows it, such as `.compactMap(…)`.
  case member(Expression, String)

  /// A string literal.
  ///
  /// - Parameter text: The text it holds.
  /// - Returns: The expression.
  package static func string(_ text: String) -> Expression {
    .code(StringLiteral.code(for: text))
  }

  /// The expression on one line.
  var flat: String {
    switch self {
    case .code(let code):
      return code
    case .call(let callee, let arguments):
      var text = callee + "("
      var isFirst = true
      for argument in arguments {
        if !isFirst { text += ", " }
        text += argument.flat
        isFirst = false
      }
      return text + ")"
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      return "[" + pairs.map(\.flat).joined(separator: ", ") + "]"
    case .member(let value, let suffix):
      return value.flat + suffix
    case .list(let elements), .column(let elements):
      var text = "["
      var isFirst = true
      for element in elements {
        if !isFirst { text += ", " }
        text += element.flat
        isFirst = false
      }
      return text + "]"
    }
  }
}

/// One argument of a call.
package struct Argument: Hashable, Sendable {
  /// Its label, as code; `nil` for none.
  package var label: String?

  /// Its value.
  package var value: Expression

  /// Creates an argument.
  ///
  /// - Parameters:
  ///   - label: Its label, as code.
  ///   - value: Its value.
  package init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }

  /// Creates an argument without a label.
  ///
  /// - Parameter value: Its value.
  package init(_ value: Expression) {
    self.init(nil, value)
  }

  /// The argument on one line.
  var flat: String {
    if let label { label + ": " + value.flat } else { value.flat }
  }
}
