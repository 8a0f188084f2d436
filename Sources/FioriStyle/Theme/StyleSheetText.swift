extension Theme {
  /// The theme as a style sheet (`.nss`).
  ///
  /// Variables come first, then rules, both sorted by name, then media blocks; attributes in the order
  /// of their group, those without a style sorted by name. Equal themes give equal text.
  ///
  /// - Returns: The sheet, ending with a line break unless it is empty.
  /// - Throws: When a name or value has no spelling in style sheets.
  public func styleSheet() throws(StyleTextError) -> String {
    try complete.blocks().joined(separator: "\n")
  }

  /// The blocks of the sheet, each ending with a line break.
  private func blocks() throws(StyleTextError) -> [String] {
    var blocks: [String] = []
    let definitions = try definitionLines()
    if !definitions.isEmpty { blocks.append(definitions.joined(separator: "\n") + "\n") }
    for (path, declarations) in try declarationsByPath() {
      blocks.append(
        "\(path) {\n" + declarations.map { "  \($0.name): \($0.value);\n" }.joined() + "}\n"
      )
    }
    for query in mediaQueries {
      let layer = self[media: query]
      guard layer.mediaQueries.isEmpty else {
        throw StyleTextError.nestedMedia(place: "@media \(query)")
      }
      guard !query.conditions.isEmpty else {
        throw StyleTextError.notAWord(text: "", place: "@media")
      }
      for condition in query.conditions {
        var writer = StyleTextWriter(place: "@media")
        try writer.word(condition.feature)
        try writer.word(condition.value)
      }
      let inside = try layer.styleSheet().split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let lines = inside.dropLast().map { $0.isEmpty ? "\n" : "  \($0)\n" }
      blocks.append("@media \(query) {\n" + lines.joined() + "}\n")
    }
    return blocks
  }

  /// The definitions of the variables, sorted.
  private func definitionLines() throws(StyleTextError) -> [String] {
    var lines: [String] = []
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      var left = StyleTextWriter(place: "variable")
      try left.variable(name)
      var right = StyleTextWriter(place: left.text)
      try variable.value.write(to: &right)
      lines.append("\(left.text): \(right.text);")
    }
    return lines
  }

  /// The declarations of every class path, sorted by path.
  private func declarationsByPath() throws(StyleTextError) -> [(
    path: String, declarations: [StyleDeclaration]
  )] {
    var result: [(path: String, declarations: [StyleDeclaration])] = []
    for path in classPaths {
      var selector = StyleTextWriter(place: "class path")
      try selector.selector(path)
      var declarations: [StyleDeclaration] = []
      for stored in rules[path] ?? [] {
        var collector = StyleDeclarationCollector(path: path)
        stored.style.show(to: &collector)
        try Self.merge(try collector.result.get(), into: &declarations, path: path)
      }
      for (name, value) in (words[path] ?? [:]).sorted(by: { $0.key < $1.key }) {
        var attribute = StyleTextWriter(place: path)
        try attribute.word(name)
        var text = StyleTextWriter(place: "\(path), \(name)")
        try value.write(to: &text)
        declarations.append(StyleDeclaration(name: attribute.text, value: text.text))
      }
      result.append((path, declarations))
    }
    return result
  }

  /// Adds the declarations that a second group gives to the same class path.
  private static func merge(
    _ added: [StyleDeclaration],
    into declarations: inout [StyleDeclaration],
    path: String
  ) throws(StyleTextError) {
    for declaration in added {
      guard let known = declarations.first(where: { $0.name == declaration.name }) else {
        declarations.append(declaration)
        continue
      }
      guard known == declaration else {
        throw StyleTextError.conflict(place: "\(path), \(declaration.name)")
      }
    }
  }
}

/// One `name: value` of a rule.
private struct StyleDeclaration: Hashable {
  /// The attribute's name.
  let name: String

  /// The value's text.
  let value: String
}

/// Collects the declarations of a style; after a failure it only remembers that.
private struct StyleDeclarationCollector: StyleVisitor {
  /// The class path, for errors.
  let path: String

  /// The declarations so far, or why there are none.
  var result: Result<[StyleDeclaration], StyleTextError> = .success([])

  /// Begins to collect.
  init(path: String) {
    self.path = path
  }

  /// Adds the attribute's declaration when it is set.
  mutating func attribute<Value: StyleAttributeValue>(
    _ name: StaticString,
    _ value: inout StyleValue<Value>?
  ) {
    guard let value, case .success(var declarations) = result else { return }
    do throws(StyleTextError) {
      var attribute = StyleTextWriter(place: path)
      try attribute.word(name.description)
      var text = StyleTextWriter(place: "\(path), \(name)")
      try value.write(to: &text)
      declarations.append(StyleDeclaration(name: attribute.text, value: text.text))
      result = .success(declarations)
    } catch {
      result = .failure(error)
    }
  }
}

extension StyleAttributes {
  /// Shows the attributes to a visitor without changing them.
  fileprivate func show(to visitor: inout some StyleVisitor) {
    var copy = self
    copy.visit(&visitor)
  }
}
