extension SwiftFile {
  /// The file's text, ending with a line break.
  var text: String {
    var printer = CodePrinter()
    for line in header { printer.line("// " + CommentText.line(line)) }
    for (index, module) in imports.enumerated() {
      if index == 0 { printer.blankLine() }
      printer.line("public import " + module)
    }
    if !declarations.isEmpty {
      printer.blankLine()
      printer.write(declarations)
    }
    return printer.text
  }
}
