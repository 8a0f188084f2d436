extension CodePrinter {
  /// Writes an expression, broken over lines where it does not fit, as `swift format` leaves it.
  ///
  /// ```swift
  /// public var activity: XActivityModel = XActivityModel(
  ///   itemSize: Size(width: 25, height: 25),
  ///   maxVisibleItems: 3
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: What stands before it on its first line.
  ///   - expression: The expression.
  ///   - suffix: What stands after it on its last line.
  package mutating func write(prefix: String = "", _ expression: Expression, suffix: String = "") {
    if writeUnbrokenIfItFits(expression, prefix: { $0 += prefix }, suffix: suffix) { return }
    switch expression {
    case .call(let callee, let arguments) where !arguments.isEmpty:
      line(prefix + callee + "(")
      indent()
      for (index, argument) in arguments.enumerated() {
        let separator = index == arguments.count - 1 ? "" : ","
        write(argument, suffix: separator)
      }
      outdent()
      line(")" + suffix)
    case .list(let elements) where !elements.isEmpty,
      .column(let elements) where !elements.isEmpty:
      line(prefix + "[")
      indent()
      for element in elements {
        write(element, suffix: elements.count == 1 ? "" : ",")
      }
      outdent()
      line("]" + suffix)
    case .dictionary(let pairs) where !pairs.isEmpty:
      line(prefix + "[")
      indent()
      for pair in pairs { write(pair, suffix: pairs.count == 1 ? "" : ",") }
      outdent()
      line("]" + suffix)
    case .member(let value, let end):
      write(prefix: prefix, value, suffix: end + suffix)
    default:
      writeUnbroken(prefix: prefix, expression.flat, suffix: suffix)
    }
  }

  /// Writes an expression on one line, unless that would be too long or each of its elements has a
  /// line of its own.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - prefix: Appends what stands before it.
  ///   - suffix: What stands after it.
  /// - Returns: Whether it was written.
  mutating func writeUnbrokenIfItFits(
    _ expression: Expression,
    prefix: (inout String) -> Void,
    suffix: String = ""
  ) -> Bool {
    if expression.isColumn { return false }
    return lineIfItFits { text in
      prefix(&text)
      expression.appendFlat(to: &text)
      text += suffix
    }
  }

  /// Writes an argument on lines of its own.
  private mutating func write(_ argument: Argument, suffix: String) {
    guard let label = argument.label else { return write(argument.value, suffix: suffix) }
    write(prefix: label + ": ", argument.value, suffix: suffix)
  }

  /// Writes code that cannot be broken on a line of its own below what comes before it.
  private mutating func writeUnbroken(prefix: String, _ code: String, suffix: String) {
    var head = prefix
    while head.last == " " { head.removeLast() }
    // Only a label or an assignment may be parted from its value.
    guard head.hasSuffix(":") || head.hasSuffix("=") else { return line(prefix + code + suffix) }
    line(head)
    indent()
    line(code + suffix)
    outdent()
  }
}

extension Expression {
  /// Whether every element has a line of its own.
  fileprivate var isColumn: Bool {
    if case .column(let elements) = self { !elements.isEmpty } else { false }
  }
}
