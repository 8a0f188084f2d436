/// A Swift expression, with as much structure as breaking it over lines needs.
package enum Expression: Hashable, Sendable {
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
  indirect case member(Expression, String)

  /// A string literal.
  ///
  /// - Parameter text: The text it holds.
  /// - Returns: The expression.
  package static func string(_ text: String) -> Expression {
    .code(StringLiteral.code(for: text))
  }

  /// The expression on one line.
  var flat: String {
    if case .code(let code) = self { return code }
    var text = ""
    appendFlat(to: &text)
    return text
  }

  /// Appends the expression on one line.
  ///
  /// - Parameter text: What it is appended to.
  func appendFlat(to text: inout String) {
    switch self {
    case .code(let code):
      text += code
    case .call(let callee, let arguments):
      text += callee
      text += "("
      Self.appendFlat(arguments, to: &text)
      text += ")"
    case .dictionary(let pairs):
      if pairs.isEmpty {
        text += "[:]"
      } else {
        text += "["
        Self.appendFlat(pairs, to: &text)
        text += "]"
      }
    case .member(let value, let suffix):
      value.appendFlat(to: &text)
      text += suffix
    case .list(let elements), .column(let elements):
      text += "["
      var isFirst = true
      for element in elements {
        if !isFirst { text += ", " }
        element.appendFlat(to: &text)
        isFirst = false
      }
      text += "]"
    }
  }

  /// Appends arguments with commas between them.
  private static func appendFlat(_ arguments: [Argument], to text: inout String) {
    var isFirst = true
    for argument in arguments {
      if !isFirst { text += ", " }
      if let label = argument.label {
        text += label
        text += ": "
      }
      argument.value.appendFlat(to: &text)
      isFirst = false
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
}
