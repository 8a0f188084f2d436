/// Checks style sheets.
public enum StyleLinter {
  /// Checks a sheet.
  ///
  /// - Parameters:
  ///   - bytes: The sheet, in UTF-8.
  ///   - knowledge: The names that are known.
  ///   - options: Settings.
  /// - Returns: The findings in the order of the sheet.
  public static func lint(
    _ bytes: [UInt8],
    knowledge: StyleKnowledge,
    options: StyleLintOptions = StyleLintOptions()
  ) -> [StyleFinding] {
    lint(
      StyleSheetParser.parse(bytes),
      vocabulary: StyleVocabulary(knowledge),
      options: options
    )
  }

  /// Checks a sheet that was read before, with knowledge that was prepared before.
  ///
  /// - Parameters:
  ///   - syntax: The tree.
  ///   - vocabulary: The names that are known.
  ///   - options: Settings.
  /// - Returns: The findings in the order of the sheet.
  public static func lint(
    _ syntax: StyleSheetSyntax,
    vocabulary: StyleVocabulary,
    options: StyleLintOptions = StyleLintOptions()
  ) -> [StyleFinding] {
    let resolution = StyleSheetResolver.resolve(syntax)
    var walk = LintWalk(StyleLintContext(syntax, resolution, vocabulary, options))
    walk.run()
    return walk.context.findings.finish(syntax.bytes)
  }
}

/// One walk over a sheet that shows every name and value to the rules.
private struct LintWalk {
  /// What the rules work with.
  var context: StyleLintContext

  /// Checks values.
  private var values = ValueChecker()

  /// Collects class paths that are not known.
  private var unknownPaths = UnknownClassPathRule.collector()

  /// Collects properties that are not known.
  private var unknownProperties = UnknownPropertyRule.collector()

  /// Collects compound selectors.
  private var compounds = CompoundSelectorRule.collector()

  /// Finds repeated rules.
  private var duplicateRules = DuplicateRuleRule.Finder()

  /// Finds repeated properties.
  private var duplicateProperties = DuplicatePropertyRule.Finder()

  /// The numbers of the selectors of the current rule.
  private var selectorIDs: [Int] = []

  /// The profiles of the current rule, each once.
  private var profiles: [Int] = []

  /// For each property the property it is a misspelling of, if any, by number.
  private var meantProperties: [Int: Int] = [:]

  /// The names of those properties, by the numbers of the misspelt ones.
  private var meantNames: [Int: String] = [:]

  /// For each misspelt class path the one that was meant, by number.
  private var meantPaths: [Int: String] = [:]

  /// Prepares to walk.
  init(_ context: StyleLintContext) {
    self.context = context
  }

  /// Walks over the sheet.
  mutating func run() {
    SyntaxErrorReporter.report(in: &context)
    for row in context.syntax.rules.indices { checkRule(row) }
    for definition in context.resolution.definitions {
      values.checkDefinition(definition, &context)
    }
    RedefinedVariableRule.check(&context)
    RecursiveVariableRule.check(&context)
    MediaQueryRule.check(&context)
    DialectRule.check(&context)
    finish()
  }

  /// Checks one rule.
  private mutating func checkRule(_ row: Int) {
    let rule = context.syntax.rules[row]
    selectorIDs.removeAll(keepingCapacity: true)
    profiles.removeAll(keepingCapacity: true)
    for selector in rule.selectors { checkSelector(context.syntax.selectors[selector], rule) }
    if profiles.isEmpty { profiles.append(-1) }
    duplicateRules.check(row, selectorIDs, in: &context)
    let place = context.resolution.context(of: rule)
    for declaration in rule.declarations {
      checkDeclaration(declaration, rule: row, in: place)
    }
  }

  /// Checks one selector.
  private mutating func checkSelector(_ range: ByteRange, _ rule: SheetRule) {
    let (id, isNew) = context.selector(range)
    let selector = context.selectors[id]
    selectorIDs.append(id)
    if !profiles.contains(selector.profile) { profiles.append(selector.profile) }
    guard !rule.isContinuation else { return }
    if isNew, selector.profile >= 0 {
      DeprecatedClassPathRule.check(selector, at: range, in: &context)
    } else if isNew, selector.name.utf8.contains(UInt8(ascii: ":")) {
      compounds.add(range)
    } else if isNew,
      !context.vocabulary.knowledge.declared.classPaths.contains(selector.name)
    {
      meantPaths[id] = context.vocabulary.classPathNearMiss.nearest(to: selector.name)
      if meantPaths[id] == nil { unknownPaths.add(range) }
    }
    guard !meantPaths.isEmpty, let meant = meantPaths[id] else { return }
    MisspeltClassPathRule.report(selector.name, meaning: meant, at: range, in: &context)
  }

  /// Checks one declaration.
  private mutating func checkDeclaration(_ row: Int, rule: Int, in place: Int) {
    let declaration = context.syntax.declarations[row]
    guard context.syntax.bytes[declaration.name.start] != UInt8(ascii: "@") else { return }
    let (id, isNew) = context.property(declaration.name)
    duplicateProperties.check(id, declaration: row, rule: rule, in: &context)
    if isNew, context.properties[id].facts == nil { checkUnknownProperty(id, declaration.name) }
    let meant = meantProperties.isEmpty ? id : meantProperties[id] ?? id
    if meant != id, let name = meantNames[id] {
      MisspeltPropertyRule.report(
        context.properties[id].name,
        meaning: name,
        at: declaration.name,
        in: &context
      )
    }
    var types: [SheetValueType] = []
    for profile in profiles {
      let verdict = context.verdict(meant, on: profile)
      if let path = verdict.unsupportedOn, meant == id {
        UnsupportedAttributeRule.report(
          context.properties[id].name,
          at: declaration.name,
          on: path,
          isNote: verdict.isNote,
          in: &context
        )
      }
      if types.isEmpty {
        types = verdict.types
      } else if types != verdict.types {
        types += verdict.types.filter { !types.contains($0) }
      }
    }
    values.check(declaration, as: types, in: place, &context)
  }

  /// Finds out about a property that no group has, at its first appearance.
  private mutating func checkUnknownProperty(_ id: Int, _ range: ByteRange) {
    let name = context.properties[id].name
    guard !context.vocabulary.knowledge.declared.properties.contains(name) else { return }
    if let meant = context.vocabulary.propertyNearMiss.nearest(to: name) {
      meantNames[id] = meant
      meantProperties[id] = context.propertyNumber(named: meant)
    } else {
      unknownProperties.add(range)
    }
  }

  /// Reports what can only be said after the walk.
  private mutating func finish() {
    var lineCount = 1
    for byte in context.syntax.bytes where byte == UInt8(ascii: "\n") { lineCount += 1 }
    var allowance = UnknownNames.Allowance(lineCount: lineCount)
    unknownPaths.report(in: &context, &allowance)
    unknownProperties.report(in: &context, &allowance)
    compounds.report(
      in: &context,
      &allowance,
      severity: context.options.dialect == .classic ? .error : nil
    )
    values.finish(&context, &allowance)
    reportUnused(&allowance)
  }

  /// Reports variables that nothing uses.
  private mutating func reportUnused(_ allowance: inout UnknownNames.Allowance) {
    let syntax = context.syntax
    guard !syntax.rules.isEmpty, context.options.dialect != .palette else { return }
    var isUsed = [Bool](repeating: false, count: context.resolution.names.names.count)
    context.resolution.forEachUse { use in
      if let id = context.resolution.names.find(use, in: syntax.bytes) { isUsed[id] = true }
    }
    var unused = UnusedVariableRule.collector()
    for definition in context.resolution.definitions
    where !isUsed[definition.nameID] && !definition.isReplaced {
      let name = String(syntax.text(definition.declaration.name).dropFirst())
      if context.vocabulary.isPaletteName(name)
        || context.vocabulary.knowledge.declared.variables.contains(name)
        || context.options.sharedVariables.used.contains(name)
      {
        continue
      }
      unused.add(definition.declaration.name)
    }
    unused.report(in: &context, &allowance)
  }
}
