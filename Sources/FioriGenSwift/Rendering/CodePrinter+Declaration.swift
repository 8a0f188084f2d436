extension CodePrinter {
  /// Writes declarations with empty lines between them, except between cases.
  ///
  /// - Parameter declarations: The declarations, in order.
  mutating func write(_ declarations: [Declaration]) {
    var isFirst = true
    var isAfterCase = false
    for declaration in declarations {
      var isCase = false
      if case .enumerationCase = declaration { isCase = true }
      if !isFirst && !(isCase && isAfterCase) { blankLine() }
      isFirst = false
      isAfterCase = isCase
      write(declaration)
    }
  }

  /// Writes a declaration.
  ///
  /// - Parameter declaration: The declaration.
  mutating func write(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): write(type)
    case .variable(let variable): write(variable)
    case .function(let function): write(function)
    case .enumerationCase(let enumerationCase): write(enumerationCase)
    case .typeAlias(let typeAlias):
      write(typeAlias.documentation, typeAlias.attributes)
      write(prefix: "public typealias " + typeAlias.name + " = ", .code(typeAlias.target))
    }
  }

  /// Writes what stands before a declaration.
  private mutating func write(_ documentation: Documentation?, _ attributes: [Expression]) {
    if let documentation { write(documentation) }
    for attribute in attributes { write(attribute) }
  }

  /// Writes a type.
  private mutating func write(_ type: TypeDeclaration) {
    write(type.documentation, type.attributes)
    let access = type.keyword == .extending ? "" : "public "
    let head = access + type.keyword.rawValue + " " + type.name
    let heritage = type.inherits.joined(separator: ", ")
    let whole = heritage.isEmpty ? head + " {" : head + ": " + heritage + " {"
    if type.members.isEmpty && fits(whole + "}") { return line(whole + "}") }
    if fits(whole) || heritage.isEmpty {
      line(whole)
    } else {
      line(head + ":")
      indented { $0.line(heritage) }
      line("{")
    }
    indent()
    write(type.members)
    outdent()
    line("}")
  }

  /// Writes a property.
  private mutating func write(_ variable: VariableDeclaration) {
    write(variable.documentation, variable.attributes)
    switch variable.content {
    case .stored(nil):
      line(of: { Self.append(variable, to: &$0) })
    case .stored(let value?):
      let isWritten = writeUnbrokenIfItFits(value) { text in
        Self.append(variable, to: &text)
        text += " = "
      }
      if isWritten { return }
      var head = ""
      Self.append(variable, to: &head)
      write(prefix: head + " = ", value)
    case .computed(let statements):
      writeHead(of: variable)
      indented { $0.write(statements) }
      line("}")
    case .accessors(let get, let set):
      writeHead(of: variable)
      indent()
      writeAccessor("get", get)
      writeAccessor("set", set)
      outdent()
      line("}")
    }
  }

  /// Appends a property's keywords, name and type.
  private static func append(_ variable: VariableDeclaration, to text: inout String) {
    text += variable.keywords
    text += " "
    text += variable.name
    text += ": "
    text += variable.type
  }

  /// Writes a computed property up to and including its brace.
  private mutating func writeHead(of variable: VariableDeclaration) {
    let isWritten = lineIfItFits { text in
      Self.append(variable, to: &text)
      text += " {"
    }
    if isWritten { return }
    line(variable.keywords + " " + variable.name + ":")
    indented { $0.line(variable.type) }
    line("{")
  }

  /// Writes a getter or setter; a single expression is on the same line where it fits.
  private mutating func writeAccessor(_ keyword: String, _ statements: [Statement]) {
    if case .expression(let prefix, let expression)? = statements.first, statements.count == 1 {
      let isWritten = lineIfItFits { text in
        text += keyword
        text += " { "
        text += prefix
        expression.appendFlat(to: &text)
        text += " }"
      }
      if isWritten { return }
    }
    line(keyword + " {")
    indented { $0.write(statements) }
    line("}")
  }

  /// Writes a function.
  private mutating func write(_ function: FunctionDeclaration) {
    write(function.documentation, function.attributes)
    var tail = ")"
    if let effects = function.effects { tail += " " + effects }
    if let result = function.result { tail += " -> " + result }
    if let body = function.body { tail += body.isEmpty ? " {}" : " {" }
    writeSignature(function, tail: tail)
    guard let body = function.body, !body.isEmpty else { return }
    indented { $0.write(body) }
    line("}")
  }

  /// Writes a function up to and including its brace.
  private mutating func writeSignature(_ function: FunctionDeclaration, tail: String) {
    if function.parameters.isEmpty { return line(function.head + "(" + tail) }
    if !function.hasParameterLines {
      let isWritten = lineIfItFits { text in
        text += function.head
        text += "("
        var isFirst = true
        for parameter in function.parameters {
          if !isFirst { text += ", " }
          isFirst = false
          Self.append(parameter, to: &text)
          parameter.defaultValue?.appendFlat(to: &text)
        }
        text += tail
      }
      if isWritten { return }
    }
    line(function.head + "(")
    indent()
    let last = function.parameters.count - 1
    for (index, parameter) in function.parameters.enumerated() {
      let separator = index == last ? "" : ","
      guard let value = parameter.defaultValue else {
        line(of: { text in
          Self.append(parameter, to: &text)
          text += separator
        })
        continue
      }
      let isWritten = writeUnbrokenIfItFits(
        value,
        prefix: { Self.append(parameter, to: &$0) },
        suffix: separator
      )
      if isWritten { continue }
      var head = ""
      Self.append(parameter, to: &head)
      write(prefix: head, value, suffix: separator)
    }
    outdent()
    line(tail)
  }

  /// Appends a parameter's name and type, and what stands before its default if it has one.
  private static func append(_ parameter: FunctionDeclaration.Parameter, to text: inout String) {
    text += parameter.name
    text += ": "
    text += parameter.type
    if parameter.defaultValue != nil { text += " = " }
  }

  /// Writes a case of an enumeration.
  private mutating func write(_ enumerationCase: EnumerationCaseDeclaration) {
    write(enumerationCase.documentation, enumerationCase.attributes)
    let head = "case " + enumerationCase.name
    if let payload = enumerationCase.payload {
      line(head + "(" + payload + ")")
    } else if let rawValue = enumerationCase.rawValue {
      write(prefix: head + " = ", rawValue)
    } else {
      line(head)
    }
  }
}
