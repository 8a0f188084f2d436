import FioriGenModel
import FioriGenSwift

/// Writes declarations of the stand-in.
///
/// ```swift
/// /// Text of the headline.
/// public var headlineText: String? {
///   didSet { standInChanged("headlineText", from: oldValue, to: headlineText) }
/// }
/// ```
struct StandInPrinter {
  /// The text so far.
  var printer = CodePrinter()

  /// What marks a declaration that no document makes.
  static let inferredMark =
    "Inferred: no document declares this; it was concluded from samples or prose."

  /// Writes a comment.
  ///
  /// - Parameters:
  ///   - summary: What the declaration is.
  ///   - paragraphs: More about it.
  ///   - isInferred: Whether no document declares it.
  mutating func comment(_ summary: String, _ paragraphs: [String] = [], isInferred: Bool) {
    printer.write(
      Documentation(
        summary.isEmpty ? "Without a description in the documents." : summary,
        paragraphs: paragraphs + (isInferred ? [Self.inferredMark] : [])
      )
    )
  }

  /// Writes the attribute of a deprecated declaration.
  ///
  /// - Parameter deprecation: The deprecation; `nil` writes nothing.
  mutating func availability(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    let message = StringLiteral.code(for: deprecation.message)
    printer.line("@available(*, deprecated, message: \(message))")
  }

  /// Writes a call on one line, or each argument on its own where it does not fit.
  ///
  /// - Parameters:
  ///   - head: What stands before the parenthesis.
  ///   - arguments: The arguments or parameters.
  ///   - tail: What stands after the parenthesis.
  mutating func list(_ head: String, _ arguments: [String], _ tail: String = "") {
    let whole = head + "(" + arguments.joined(separator: ", ") + ")" + tail
    if arguments.isEmpty || printer.fits(whole) { return printer.line(whole) }
    printer.line(head + "(")
    printer.indent()
    for (index, argument) in arguments.enumerated() {
      printer.line(argument + (index == arguments.count - 1 ? "" : ","))
    }
    printer.outdent()
    printer.line(")" + tail)
  }

  /// Writes a block.
  ///
  /// - Parameters:
  ///   - head: What stands before the brace.
  ///   - body: Writes the inside.
  mutating func block(_ head: String, _ body: (inout StandInPrinter) -> Void) {
    printer.line(head.isEmpty ? "{" : head + " {")
    printer.indent()
    body(&self)
    printer.outdent()
    printer.line("}")
  }

  /// Writes the observer that notes changes.
  ///
  /// - Parameters:
  ///   - head: The property up to its type and value.
  ///   - name: The property's name.
  mutating func observed(_ head: String, _ name: String) {
    let code = SwiftNames.member(name).code
    let label = StringLiteral.code(for: name)
    block(head) { writer in
      let call = "standInChanged(\(label), from: oldValue, to: \(code))"
      let whole = "didSet { \(call) }"
      if writer.printer.fits(whole) { return writer.printer.line(whole) }
      writer.block("didSet") { inner in
        inner.list("standInChanged", [label, "from: oldValue", "to: \(code)"])
      }
    }
  }
}
