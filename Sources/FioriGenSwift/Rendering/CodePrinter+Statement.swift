extension CodePrinter {
  /// Writes statements.
  ///
  /// - Parameter statements: The statements, in order.
  mutating func write(_ statements: [Statement]) {
    for statement in statements { write(statement) }
  }

  /// Writes a statement.
  ///
  /// - Parameter statement: The statement.
  mutating func write(_ statement: Statement) {
    switch statement {
    case .expression(let prefix, let expression):
      write(prefix: prefix, expression)
    case .ifAll(let conditions, let body):
      writeCondition(conditions)
      indented { $0.write(body) }
      line("}")
    case .switchOver(let subject, let cases):
      line("switch " + subject + " {")
      for switchCase in cases { write(switchCase) }
      line("}")
    }
  }

  /// Writes `if …` up to and including its brace.
  private mutating func writeCondition(_ conditions: [String]) {
    let whole = "if " + conditions.joined(separator: " && ") + " {"
    if fits(whole) { return line(whole) }
    guard let first = conditions.first, conditions.count > 1 else { return line(whole) }
    line("if " + first)
    indent()
    for condition in conditions.dropFirst() { line("&& " + condition) }
    outdent()
    line("{")
  }

  /// Writes a case of a `switch`, on one line where it fits.
  private mutating func write(_ switchCase: SwitchCase) {
    let head = switchCase.pattern.map { "case " + $0 + ":" } ?? "default:"
    if case .expression(let prefix, let expression)? = switchCase.body.first,
      switchCase.body.count == 1
    {
      let whole = head + " " + prefix + expression.flat
      if fits(whole) { return line(whole) }
    }
    line(head)
    indented { $0.write(switchCase.body) }
  }
}
