import FioriGenModel
import FioriGenSwift

/// Writes the code of bindings.
struct BindingPrinter {
  /// The text so far.
  var printer = CodePrinter()

  /// Writes a comment.
  ///
  /// - Parameters:
  ///   - summary: What the declaration is.
  ///   - paragraphs: More about it.
  ///   - parameters: What each parameter is for, by name.
  ///   - returns: What is given back.
  mutating func comment(
    _ summary: String,
    _ paragraphs: [String] = [],
    parameters: [(String, String)] = [],
    returns: String? = nil
  ) {
    printer.write(
      Documentation(
        summary,
        paragraphs: paragraphs,
        parameters: parameters.map { Documentation.Parameter(name: $0.0, text: $0.1) },
        returns: returns
      )
    )
  }

  /// Writes lines; a line can hold several.
  ///
  /// - Parameter lines: The lines.
  mutating func lines(_ lines: [String]) {
    for line in lines.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      if line.isEmpty { printer.blankLine() } else { printer.line(String(line)) }
    }
  }

  /// Writes a block.
  ///
  /// - Parameters:
  ///   - head: What stands before the brace.
  ///   - body: Writes the inside.
  mutating func block(_ head: String, _ body: (inout BindingPrinter) -> Void) {
    printer.line(head + " {")
    printer.indent()
    body(&self)
    printer.outdent()
    printer.line("}")
  }

  /// Writes a type.
  ///
  /// - Parameters:
  ///   - head: What stands before the colon.
  ///   - heritage: What the type inherits from and conforms to.
  ///   - body: Writes the inside.
  mutating func type(
    _ head: String,
    inheriting heritage: String,
    _ body: (inout BindingPrinter) -> Void
  ) {
    if printer.fits("\(head): \(heritage) {") { return block("\(head): \(heritage)", body) }
    printer.line(head + ":")
    printer.indented { $0.line(heritage) }
    printer.line("{")
    printer.indent()
    body(&self)
    printer.outdent()
    printer.line("}")
  }

  /// Writes a function's head, with a line for each parameter where they do not fit on one.
  ///
  /// - Parameters:
  ///   - head: What stands before the parenthesis.
  ///   - parameters: The parameters.
  ///   - tail: What stands after the parenthesis.
  ///   - body: Writes the inside.
  mutating func function(
    _ head: String,
    _ parameters: [String],
    _ tail: String = "",
    _ body: (inout BindingPrinter) -> Void
  ) {
    call(head, parameters, tail + " {")
    printer.indent()
    body(&self)
    printer.outdent()
    printer.line("}")
  }

  /// Writes a call, with a line for each argument where they do not fit on one.
  ///
  /// - Parameters:
  ///   - head: What stands before the parenthesis.
  ///   - arguments: The arguments; they can go over several lines.
  ///   - tail: What stands after the parenthesis.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let whole = head + "(" + arguments.joined(separator: ", ") + ")" + tail
    let isOneLine = !whole.contains("\n")
    if arguments.isEmpty || (isOneLine && printer.fits(whole)) { return printer.line(whole) }
    printer.line(head + "(")
    printer.indent()
    for (index, argument) in arguments.enumerated() {
      lines([argument + (index == arguments.count - 1 ? "" : ",")])
    }
    printer.outdent()
    printer.line(")" + tail)
  }

  /// Writes a call with a closure behind it.
  ///
  /// - Parameters:
  ///   - head: What stands before the parenthesis.
  ///   - arguments: The arguments.
  ///   - conversion: The closure's body, about a value `$0`.
  mutating func call(_ head: String, _ arguments: [String], _ conversion: Conversion) {
    let body = conversion.body
    let whole = head + "(" + arguments.joined(separator: ", ") + ") { " + (body.first ?? "") + " }"
    if body.count == 1, !whole.contains("\n"), printer.fits(whole) { return printer.line(whole) }
    call(head, arguments, " {")
    printer.indent()
    lines(body)
    printer.outdent()
    printer.line("}")
  }
}
