/// Checks the values of a sheet against the types of their attributes.
struct ValueChecker {
  /// Values and types that were checked before.
  private struct Key: Hashable {
    /// The number of the value.
    var value: Int
    /// The types.
    var types: [SheetValueType]
  }

  /// Numbers the values.
  private var valueTable = ByteNameTable()

  /// The problems of values that were checked before.
  private var known: [Key: [SheetValueProblem]] = [:]

  /// The values whose spelling was reported, by their first byte: a definition is used many times.
  private var reportedSpellings: Set<Int> = []

  /// Collects colours that are not known.
  private var unknownColors = UnknownColorRule.collector()

  /// The numbers of values that were collected as colours that are not known.
  private var collectedColors: Set<String> = []

  /// Reports variables that nothing defines.
  private var undefinedVariables = UndefinedVariableRule.Reporter()

  /// Collects colours with eight digits.
  private var ambiguousColors = AmbiguousAlphaRule.collector()

  /// Checks the value of a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - types: The types that the value may have; empty when nothing is known of the property.
  ///   - place: The context of the declaration.
  ///   - context: Takes the findings.
  mutating func check(
    _ declaration: SheetDeclaration,
    as types: [SheetValueType],
    in place: Int,
    _ context: inout StyleLintContext
  ) {
    if declaration.traits.contains(.hasString) { QuotedValueRule.check(declaration, in: &context) }
    guard !declaration.value.isEmpty else { return }
    if context.resolution.isVariable(declaration) {
      checkVariable(declaration.value, as: types, in: place, &context)
      return
    }
    let unreadable: SheetDeclaration.Traits = [.hasString, .isFaulty]
    guard declaration.traits.isDisjoint(with: unreadable) else { return }
    if types.isEmpty {
      if startsWithHash(declaration.value, context) {
        checkLiteral(declaration.value, as: [.color], &context)
      } else if !declaration.traits.contains(.isSingleWord),
        let problem = context.reader.partialVariable(in: declaration.value)
      {
        report(problem, &context)
      }
      return
    }
    if isPlainlyRight(declaration, types, context) { return }
    checkLiteral(declaration.value, as: types, &context)
  }

  /// Checks a definition by itself: colours by their `#`, and constants of the palette as colours.
  mutating func checkDefinition(
    _ definition: SheetResolution.Definition,
    _ context: inout StyleLintContext
  ) {
    let declaration = definition.declaration
    let name = String(context.syntax.text(declaration.name).dropFirst())
    let isColor = context.vocabulary.isPaletteName(name)
    check(declaration, as: isColor ? [.color] : [], in: definition.context, &context)
  }

  /// Reports what was collected.
  func finish(_ context: inout StyleLintContext, _ allowance: inout UnknownNames.Allowance) {
    unknownColors.report(in: &context, &allowance)
    ambiguousColors.report(in: &context, &allowance)
  }

  /// Whether a value begins with `#`.
  private func startsWithHash(_ value: ByteRange, _ context: StyleLintContext) -> Bool {
    context.syntax.bytes[value.start] == UInt8(ascii: "#")
  }

  /// Whether a value is right at first sight, which most are: digits, or `#` with three or six of them.
  private func isPlainlyRight(
    _ declaration: SheetDeclaration,
    _ types: [SheetValueType],
    _ context: StyleLintContext
  ) -> Bool {
    guard declaration.traits.contains(.isSingleWord), let type = types.first else { return false }
    let bytes = context.syntax.bytes
    let value = declaration.value
    switch type {
    case .color:
      guard value.count == 7 || value.count == 4, bytes[value.start] == UInt8(ascii: "#") else {
        return false
      }
      for index in (value.start + 1)..<value.end {
        let byte = bytes[index]
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        let letter = byte | 0x20
        guard isDigit || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") else {
          return false
        }
      }
      return true
    case .number, .integer:
      guard value.count <= 9 else { return false }
      for index in value.indices
      where bytes[index] < UInt8(ascii: "0") || bytes[index] > UInt8(ascii: "9") {
        return false
      }
      return true
    default: return false
    }
  }

  /// Checks what a variable holds against the types of the attribute that uses it.
  private mutating func checkVariable(
    _ use: ByteRange,
    as types: [SheetValueType],
    in place: Int,
    _ context: inout StyleLintContext
  ) {
    guard let row = context.resolution.definition(of: use, in: place) else {
      undefinedVariables.report(use, in: &context)
      return
    }
    let definition = context.resolution.definitions[row]
    guard !types.isEmpty, case .value(let value) = definition.outcome, !value.isEmpty else {
      return
    }
    guard definition.declaration.traits.isDisjoint(with: [.hasString, .isFaulty]) else { return }
    for problem in problems(of: value, as: types, context) {
      switch problem.kind {
      case .wrongType, .partialVariable:
        context.findings.report(
          ValueTypeRule.declaration,
          at: use,
          "\(context.quoted(use)): " + problem.message,
          notes: [("it is defined here", definition.declaration.range)],
          suggestion: problem.nearest.map { "did you mean `\($0)`?" }
        )
      default: report(problem, &context)
      }
    }
  }

  /// Checks a value that is no variable.
  private mutating func checkLiteral(
    _ value: ByteRange,
    as types: [SheetValueType],
    _ context: inout StyleLintContext
  ) {
    for problem in problems(of: value, as: types, context) { report(problem, &context) }
  }

  /// What is wrong with a value; nothing when it is right for one of the types.
  ///
  /// The places in the answer are those of this appearance of the value.
  private mutating func problems(
    of value: ByteRange,
    as types: [SheetValueType],
    _ context: StyleLintContext
  ) -> [SheetValueProblem] {
    let number = valueTable.intern(value, in: context.syntax.bytes).id
    let key = Key(value: number, types: types)
    let first = valueTable.names[number].start
    if let problems = known[key] {
      if problems.isEmpty { return [] }
      return problems.map { problem in
        var moved = problem
        let shift = value.start - first
        moved.range = ByteRange(problem.range.start + shift, problem.range.end + shift)
        return moved
      }
    }
    var best: [SheetValueProblem]?
    for type in types {
      let reading = context.reader.read(valueTable.names[number], as: type)
      if reading.problems.isEmpty {
        best = []
        break
      }
      if best == nil || reading.value != nil && best?.first?.kind == .wrongType {
        best = reading.problems
      }
    }
    known[key] = best ?? []
    return first == value.start ? best ?? [] : problems(of: value, as: types, context)
  }

  /// Reports a problem where it stands, each place once.
  private mutating func report(_ problem: SheetValueProblem, _ context: inout StyleLintContext) {
    guard reportedSpellings.insert(problem.range.start).inserted else { return }
    let text = context.syntax.text(problem.range)
    switch problem.kind {
    case .unknownColor:
      if collectedColors.insert(text).inserted { unknownColors.add(problem.range) }
    case .ambiguousAlpha:
      ambiguousColors.add(problem.range)
    default:
      let (rule, isSafe) = Self.rule(for: problem.kind)
      context.findings.report(
        rule,
        at: problem.range,
        problem.message,
        suggestion: problem.nearest.map { "did you mean `\($0)`?" },
        edit: problem.replacement.map { SheetEdit(problem.range, $0, isSafe: isSafe) }
      )
    }
  }

  /// The rule of a kind of problem, and whether mending it is right beyond doubt.
  private static func rule(for kind: SheetValueProblem.Kind) -> (StyleRule, isSafe: Bool) {
    switch kind {
    case .missingHash: (MissingHashRule.declaration, true)
    case .scaledAlpha: (ScaledAlphaRule.declaration, false)
    case .unit: (UnitRule.declaration, true)
    case .looseBoolean: (BooleanSpellingRule.declaration, true)
    case .partialVariable: (PartialVariableRule.declaration, false)
    case .quoted: (QuotedValueRule.declaration, true)
    case .wrongType, .unknownColor, .ambiguousAlpha: (ValueTypeRule.declaration, false)
    }
  }
}
