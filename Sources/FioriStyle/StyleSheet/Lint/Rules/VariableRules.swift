/// Variables that nothing defines.
enum UndefinedVariableRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.undefined-variable",
    severity: .error,
    title: "Undefined variable",
    explanation: """
      Nothing defines the variable where it is used. The classic reader crashes the app; others set \
      nothing. A definition inside `@media` counts in blocks with the same query only. Sheets that \
      are checked together see each other's variables; those of further sheets can be declared in the \
      configuration file.
      """,
    wrong: "Label { font-color: @accent; }",
    right: "@accent: #0A6ED1;\nLabel { font-color: @accent; }"
  )

  /// Reports uses, and remembers what it found out about names.
  struct Reporter {
    /// No more names than this are compared with the defined ones, which bounds the work.
    private static let comparedNames = 1_000

    /// Finds the variable that was meant; made at the first use.
    private var nearMiss: NearMiss?

    /// The variables that were meant, by the names as written.
    private var nearest: [String: String?] = [:]

    /// The first definition of each name, by the name's number; made at the first use.
    private var firstDefinitions: [Int: ByteRange]?

    /// Reports a use.
    mutating func report(_ use: ByteRange, in context: inout StyleLintContext) {
      guard context.findings.accepts(declaration) else { return }
      let name = String(context.syntax.text(use).dropFirst())
      guard !context.vocabulary.knowledge.declared.variables.contains(name),
        !context.options.sharedVariables.defined.contains(name)
      else { return }
      if let elsewhere = definitionElsewhere(of: use, context) {
        context.findings.report(
          declaration,
          at: use,
          "the variable \(context.quoted(use)) is not defined here",
          notes: [("it is defined here, inside `@media`", elsewhere)]
        )
        return
      }
      let meant = meantVariable("@" + name, context)
      var suggestion = meant.map { "did you mean `\($0)`?" }
      if meant == nil, context.vocabulary.isPaletteName(name) {
        suggestion = "define it, or use the constant `\(name)` of the palette"
      }
      context.findings.report(
        declaration,
        at: use,
        "the variable \(context.quoted(use)) is not defined",
        suggestion: suggestion,
        edit: meant.map { SheetEdit(use, $0, isSafe: false) }
      )
    }

    /// The definition of the name in some media block.
    private mutating func definitionElsewhere(
      of use: ByteRange,
      _ context: StyleLintContext
    ) -> ByteRange? {
      guard let id = context.resolution.names.find(use, in: context.syntax.bytes) else {
        return nil
      }
      if firstDefinitions == nil {
        firstDefinitions = Dictionary(
          context.resolution.definitions.map { ($0.nameID, $0.declaration.name) },
          uniquingKeysWith: { first, _ in first }
        )
      }
      return firstDefinitions?[id]
    }

    /// The defined variable that a name is a misspelling of.
    private mutating func meantVariable(_ name: String, _ context: StyleLintContext) -> String? {
      if let known = nearest[name] { return known }
      guard nearest.count < Self.comparedNames else { return nil }
      let finder =
        nearMiss
        ?? NearMiss(
          context.resolution.names.names.prefix(Self.comparedNames).map { context.syntax.text($0) }
        )
      nearMiss = finder
      let found = finder.nearest(to: name)
      nearest[name] = .some(found)
      return found
    }
  }
}

/// Variables that nothing uses.
enum UnusedVariableRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.unused-variable",
    severity: .warning,
    title: "Unused variable",
    explanation: """
      Nothing in the sheet uses the variable, nor in the sheets that are checked with it. Definitions that replace constants of the palette count as \
      used, and so does everything in a sheet without rules.
      """,
    wrong: "@accent: #0A6ED1;\nLabel { font-color: red; }",
    right: "@accent: #0A6ED1;\nLabel { font-color: @accent; }"
  )

  /// Prepares to collect the names.
  static func collector() -> UnknownNames {
    UnknownNames(
      declaration,
      single: { "the variable \($0) is never used" },
      several: { "\($0) variables are never used" },
      suggestion: "remove the definition, or declare the variable in the configuration file"
    )
  }
}

/// Variables that are defined twice.
enum RedefinedVariableRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.redefined-variable",
    severity: .warning,
    title: "Variable defined twice",
    explanation: """
      Of several definitions the last one counts everywhere, even before it; the reader that only knows \
      definitions takes the first one.
      """,
    wrong: "@accent: red;\n@accent: blue;\nLabel { font-color: @accent; }",
    right: "@accent: blue;\nLabel { font-color: @accent; }"
  )

  /// Reports every definition that replaces an earlier one.
  static func check(_ context: inout StyleLintContext) {
    var previous: [SheetResolution.VariableKey: Int] = [:]
    for (row, definition) in context.resolution.definitions.enumerated() {
      let key = SheetResolution.VariableKey(nameID: definition.nameID, context: definition.context)
      if let earlier = previous[key], context.findings.accepts(declaration) {
        let name = definition.declaration.name
        context.findings.report(
          declaration,
          at: name,
          "the variable \(context.quoted(name)) is defined twice; the last definition counts",
          notes: [
            ("the earlier definition", context.resolution.definitions[earlier].declaration.name)
          ]
        )
      }
      previous[key] = row
    }
  }
}

/// Variables whose value is a variable.
enum RecursiveVariableRule {
  /// The rule.
  static let declaration = StyleRule(
    id: "nss.recursive-variable",
    severity: .warning,
    title: "Variable defined by a variable",
    explanation: """
      The classic reader replaces a variable once and does not look at the result again. Variables that \
      refer to each other in a circle have no value at all, which is an error.
      """,
    wrong: "@brand: #0A6ED1;\n@accent: @brand;\nLabel { font-color: @accent; }",
    right: "@accent: #0A6ED1;\nLabel { font-color: @accent; }"
  )

  /// Reports every definition whose value is a variable.
  static func check(_ context: inout StyleLintContext) {
    for definition in context.resolution.definitions
    where context.resolution.isVariable(definition.declaration) {
      guard context.findings.accepts(declaration) else { continue }
      let name = context.quoted(definition.declaration.name)
      let value = definition.declaration.value
      if case .circle = definition.outcome {
        context.findings.report(
          declaration,
          at: value,
          "the variable \(name) is defined by itself",
          severity: .error
        )
      } else if isDefined(value, for: definition, in: context) {
        context.findings.report(
          declaration,
          at: value,
          "the variable \(name) is defined by another variable, which the classic reader does not follow",
          severity: context.options.dialect == .classic ? .error : nil,
          edit: directValue(of: definition, in: context).map { SheetEdit(value, $0, isSafe: false) }
        )
      }
    }
  }

  /// Whether something defines the variable that another one is defined by.
  private static func isDefined(
    _ use: ByteRange,
    for definition: SheetResolution.Definition,
    in context: StyleLintContext
  ) -> Bool {
    if context.resolution.definition(of: use, in: definition.context) != nil { return true }
    let shared = context.options.sharedVariables.defined
    return !shared.isEmpty && shared.contains(String(context.syntax.text(use).dropFirst()))
  }

  /// The value that a definition comes to.
  private static func directValue(
    of definition: SheetResolution.Definition,
    in context: StyleLintContext
  ) -> String? {
    guard case .value(let range) = definition.outcome else { return nil }
    return context.syntax.text(range)
  }
}
