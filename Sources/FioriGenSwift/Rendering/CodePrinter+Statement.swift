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
    case .ifElseIf(let branches):
      var head = "if "
      for branch in branches {
        line(head + branch.pattern + " {")
        indented { $0.write(branch.body) }
        head = "} else if "
      }
      line("}")
    case .ownLine(let code):
      line(code)
    case .switchOver(let subject, let cases):
      line("switch " + subject + " {")
      for branch in cases { write(branch) }
      line("}")
    }
  }

  /// Writes `if …` up to and including its brace; several conditions have a line each.
  private mutating func writeCondition(_ conditions: [Expression]) {
    guard let first = conditions.first, let last = conditions.last else { return }
    if conditions.count == 1 { return write(prefix: "if ", first, suffix: " {") }
    write(prefix: "if ", first, suffix: ",")
    indent()
    for condition in conditions.dropFirst().dropLast() { write(condition, suffix: ",") }
    write(last)
    outdent()
    line("{")
  }

  /// Writes a case of a `switch`.
  private mutating func write(_ branch: Branch) {
    line("case " + branch.pattern + ":")
    indented { $0.write(branch.body) }
  }
}
