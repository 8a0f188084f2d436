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
    let head = variable.keywords + " " + variable.name + ": " + variable.type
    switch variable.content {
    case .stored(nil): line(head)
    case .stored(let value?): write(prefix: head + " = ", value)
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

  /// Writes a computed property up to and including its brace.
  private mutating func writeHead(of variable: VariableDeclaration) {
    let name = variable.keywords + " " + variable.name + ":"
    let whole = name + " " + variable.type + " {"
    if fits(whole) { return line(whole) }
    line(name)
    indented { $0.line(variable.type) }
    line("{")
  }

  /// Writes a getter or setter; a single expression is on the same line where it fits.
  private mutating func writeAccessor(_ keyword: String, _ statements: [Statement]) {
    if case .expression(let prefix, let expression)? = statements.first, statements.count == 1 {
      let whole = keyword + " { " + prefix + expression.flat + " }"
      if fits(whole) { return line(whole) }
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
      var whole = function.head + "("
      var isFirst = true
      for parameter in function.parameters {
        if !isFirst { whole += ", " }
        isFirst = false
        whole += parameter.name + ": " + parameter.type
        if let value = parameter.defaultValue { whole += " = " + value.flat }
      }
      whole += tail
      if fits(whole) { return line(whole) }
    }
    line(function.head + "(")
    indent()
    let last = function.parameters.count - 1
    for (index, parameter) in function.parameters.enumerated() {
      let separator = index == last ? "" : ","
      let head = parameter.name + ": " + parameter.type
      if let value = parameter.defaultValue {
        write(prefix: head + " = ", value, suffix: separator)
      } else {
        line(head + separator)
      }
    }
    outdent()
    line(tail)
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
