/// Puts a compiled theme together, statement by statement.
struct ThemeBuilder {
  /// What the names refer to.
  private let resolution: SheetResolution

  /// The names that are known.
  private let vocabulary: StyleVocabulary

  /// Reads values.
  private let reader: SheetValueReader

  /// The rules by context and class path; of two values of an attribute the later one counts.
  private var rules: [Int: [String: [String: SheetValue]]] = [:]

  /// The variables by context and name.
  private var variables: [Int: [String: SheetValue]] = [:]

  /// Begins with an empty theme.
  init(_ resolution: SheetResolution, _ vocabulary: StyleVocabulary, _ alpha: AlphaPosition?) {
    self.resolution = resolution
    self.vocabulary = vocabulary
    reader = SheetValueReader(
      bytes: resolution.syntax.bytes,
      vocabulary: vocabulary,
      alpha: alpha ?? .last
    )
  }

  /// Adds all variables that have a value.
  mutating func addVariables() {
    for definition in resolution.definitions where !definition.isReplaced {
      guard case .value(let range) = definition.outcome, !range.isEmpty else { continue }
      let name = String(resolution.syntax.text(definition.declaration.name).dropFirst())
      variables[definition.context, default: [:]][name] = variableValue(range)
    }
  }

  /// Adds a rule.
  mutating func add(_ rule: SheetRule) {
    let syntax = resolution.syntax
    let context = resolution.context(of: rule)
    for selector in syntax.selectors[rule.selectors] {
      let path = syntax.text(selector)
      var attributes = rules[context]?[path] ?? [:]
      for declaration in syntax.declarations[rule.declarations] {
        let name = syntax.text(declaration.name)
        guard let value = value(of: declaration, name, on: path, in: context) else { continue }
        attributes[name] = value
      }
      rules[context, default: [:]][path] = attributes
    }
  }

  /// The theme.
  func theme() -> CompiledTheme {
    var theme = CompiledTheme(base: layer(SheetResolution.everywhere))
    for context in resolution.queries.indices where context != SheetResolution.everywhere {
      guard let query = MediaQuery(resolution.queries[context], in: resolution.syntax.bytes) else {
        continue
      }
      theme.media.append(CompiledTheme.MediaLayer(query: query, layer: layer(context)))
    }
    theme.media.sort { $0.query.description < $1.query.description }
    return theme
  }

  /// The variables and rules of a context, sorted.
  private func layer(_ context: Int) -> CompiledTheme.Layer {
    CompiledTheme.Layer(
      variables: (variables[context] ?? [:]).sorted { $0.key < $1.key }
        .map { CompiledTheme.Variable(name: $0.key, value: $0.value) },
      rules: (rules[context] ?? [:]).sorted { $0.key < $1.key }
        .map { path, attributes in
          CompiledTheme.Rule(
            classPath: path,
            attributes: attributes.sorted { $0.key < $1.key }
              .map { CompiledTheme.Attribute(name: $0.key, value: $0.value) }
          )
        }
    )
  }

  /// The value of a declaration; `nil` when it has none.
  private func value(
    of declaration: SheetDeclaration,
    _ name: String,
    on path: String,
    in context: Int
  ) -> SheetValue? {
    guard case .value(let range) = resolution.outcome(of: declaration, in: context),
      !range.isEmpty
    else { return nil }
    var types: [SheetValueType] = vocabulary.classPaths(spelled: path)
      .compactMap { vocabulary.type(of: name, in: $0.group) }
    if types.isEmpty { types = vocabulary.facts(of: name)?.types ?? [.string] }
    for type in types {
      if let value = reader.read(range, as: type).value { return value }
    }
    return nil
  }

  /// The value of a variable: a colour, a number, or else its words.
  private func variableValue(_ range: ByteRange) -> SheetValue? {
    for type in [SheetValueType.color, .number] {
      let reading = reader.read(range, as: type)
      if reading.problems.isEmpty, let value = reading.value { return value }
    }
    return reader.read(range, as: .string).value
  }
}
